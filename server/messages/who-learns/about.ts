/** The booking that a message is about, as things are, with its events. */
import type { Queries } from '../../platform/db/database.ts';
import { type EventRow, eventsOfBooking } from '../../platform/events/events.ts';
import { findAbout } from './about-store.ts';

export type AboutBooking = NonNullable<Awaited<ReturnType<typeof findAbout>>>;

/** The same as the salon works now: with teams, nobody has a visit. */
export async function findAboutNow(db: Queries, bookingId: string, capacity: 'TEAMS' | 'PROFESSIONALS') {
  const about = await findAbout(db, bookingId);
  return about && capacity === 'TEAMS' ? { ...about, visit: null } : about;
}

/** More events than a booking ever has. */
const MOST_EVENTS = 500;

/** The events of a booking that messages may follow from, latest first. */
export function eventsAbout(db: Queries, bookingId: string): Promise<EventRow[]> {
  return eventsOfBooking(db, bookingId, ['EXTERNAL_CHANGED'], MOST_EVENTS);
}
