/** The one event stream: each change writes what happened and who did it, in its own transaction (decision 008). */
import type { Queries } from '../db/database.ts';
import { newId } from '../shared/ids.ts';
import type { Instant } from '../shared/time.ts';
import { addEvents, type EventKind, type EventRow, findEventsOf, findLatestAt } from './store.ts';

export type { EventKind };
export type Event = EventRow;
export type NewEvent = Omit<EventRow, 'id'>;

/** Writes the events in one statement, in the transaction of the change. */
export async function recordEvents(tx: Queries, events: NewEvent[]): Promise<void> {
  await addEvents(
    tx,
    events.map(event => ({ id: newId(), ...event })),
  );
}

/** The latest `most` events of a booking, latest first, without those of the kind `without`. */
export function eventsOfBooking(db: Queries, bookingId: string, without: EventKind, most: number): Promise<Event[]> {
  return findEventsOf(db, bookingId, without, most);
}

/** When the booking last had an event of this kind; null if it had none. */
export function latestOfBooking(db: Queries, bookingId: string, kind: EventKind): Promise<Instant | null> {
  return findLatestAt(db, bookingId, kind);
}
