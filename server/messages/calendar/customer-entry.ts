/** The calendar entry that a customer downloads: the one of the e-mails about the visit (rule Q23). */
import { AppError } from '../../platform/contract/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { visitFacts } from '../facts/booking-facts.ts';
import { linkOrigin, visitLinkOf } from '../link/site-address.ts';
import { eventsAbout, findAboutNow } from '../who-learns/about.ts';
import { calendarEntryOf, calendarHost, organizerOf } from '../words/calendar-entry.ts';
import { unlinked } from '../words/unlinked.ts';

/**
 * For the customer who is signed in. The holder of a link (`token`) may be somebody else: then the entry has no e-mail address, and only
 * city and PIN code (rule Q13). Throws BOOKING_NOT_FOUND.
 */
export async function customerEntry(
  { db: { read: db }, clock, config }: Deps,
  bookingId: string,
  token: string | null,
): Promise<{ fileName: string; content: string }> {
  const settings = await readSettings(db);
  const about = await findAboutNow(db, bookingId, settings.capacity);
  const visit =
    about &&
    (await visitFacts(db, about, { settings, events: await eventsAbout(db, bookingId), language: about.language ?? 'en' }));
  const origin = linkOrigin(config);
  const base = { host: calendarHost(config), organizer: organizerOf(config, settings), now: clock.now() };
  const { address, status, reference } = about?.booking ?? {};
  const entry =
    visit &&
    calendarEntryOf(
      status === 'CANCELLED',
      about.language ?? 'en',
      token === null
        ? { ...visit, link: null, calendar: { ...base, ...(about.email && { attendee: about.email }) } }
        : {
            ...visit,
            address: address ? unlinked(`${address.city} ${address.postalCode}`) : null,
            link: origin ? visitLinkOf(origin, about.language ?? 'en', token) : null,
            calendar: base,
          },
    );
  if (!entry) throw new AppError('BOOKING_NOT_FOUND');
  return { fileName: `visit-${reference}.ics`, content: entry.content };
}
