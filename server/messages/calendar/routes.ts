import { created, type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { mustFindBooking } from '../../visits/booking/read.ts';
import { mustOpenLink } from '../link/link.ts';
import { customerEntry } from '../messaging/customer-entry.ts';
import { createFeed, deleteFeed, listFeeds } from './feeds.ts';

const file = ({ fileName, content }: { fileName: string; content: string }) => ({
  status: 200 as const,
  headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': `attachment; filename="${fileName}"` },
  body: content,
});

export function calendarRoutes(deps: Deps) {
  const { db, clock } = deps;
  return {
    listCalendarFeeds: async () => ok(await listFeeds(deps), 'Calendar feeds'),
    createCalendarFeed: async ({ caller, body: { professionalId, currentPassword }, clientAddress, once }) =>
      created(await createFeed(deps, { caller, currentPassword, clientAddress }, professionalId, once), 'Calendar feed created'),
    deleteCalendarFeed: async ({ params }) => {
      await deleteFeed(deps, params.id);
      return ok(null, 'Calendar feed deleted');
    },
    getBookingCalendar: async ({ params, caller }) => {
      await mustFindBooking(db.read, params.id, caller);
      return file(await customerEntry(deps, params.id, null));
    },
    getVisitLinkCalendar: async ({ params: { token } }) => {
      const { bookingId } = await mustOpenLink(db.read, token, clock.now());
      return file(await customerEntry(deps, bookingId, token));
    },
  } satisfies Partial<Handlers>;
}
