/** Secret addresses at which calendar apps read visits. */
import { createFeed, deleteFeed, listFeeds } from '../messages/calendar/feeds.ts';
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';

export function calendarFeeds(deps: Deps) {
  return {
    listCalendarFeeds: async () => ok(await listFeeds(deps), 'Calendar feeds'),
    createCalendarFeed: async ({ caller, body: { professionalId, currentPassword }, clientAddress, once }) =>
      created(await createFeed(deps, { caller, currentPassword, clientAddress }, professionalId, once), 'Calendar feed created'),
    deleteCalendarFeed: async ({ params }) => {
      await deleteFeed(deps, params.id);
      return ok(null, 'Calendar feed deleted');
    },
  } satisfies Partial<Handlers>;
}
