/** The booking that a message is about, as things are, with its events. */
import type { Queries } from '../../platform/db/database.ts';
import { type EventRow, eventsOfBooking } from '../../platform/events/events.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import { partsOf } from '../../schedule/professional/visits.ts';
import { findAbout } from './about-store.ts';

export type AboutBooking = NonNullable<Awaited<ReturnType<typeof findAbout>>> & {
  /** All visits of the booking, in order of part; `visit` is the lead's. */
  parts: VisitRow[];
};

/** The same as the salon works now: with teams, nobody has a visit. An ordinary booking costs no second query. */
export async function findAboutNow(
  db: Queries,
  bookingId: string,
  capacity: 'TEAMS' | 'PROFESSIONALS',
): Promise<AboutBooking | undefined> {
  const about = await findAbout(db, bookingId);
  if (!about) return undefined;
  if (capacity === 'TEAMS') return { ...about, visit: null, parts: [] };
  const { visit, booking } = about;
  return { ...about, parts: booking.partCount > 1 ? await partsOf(db, bookingId) : visit ? [visit] : [] };
}

/** More events than a booking ever has. */
const MOST_EVENTS = 500;

/** The events of a booking that messages may follow from, latest first. */
export function eventsAbout(db: Queries, bookingId: string): Promise<EventRow[]> {
  return eventsOfBooking(db, bookingId, ['EXTERNAL_CHANGED'], MOST_EVENTS);
}
