/** The one event stream: each change writes what happened and who did it, in its own transaction (decision 008). */
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobKind } from '../jobs/rules.ts';
import { newId } from '../shared/ids.ts';
import type { Instant } from '../shared/time.ts';
import { addEvents, type EventExcept, type EventKind, type EventRow, findEventsOf, findLatestAt } from './store.ts';

export type { EventExcept, EventKind };
export type NewEvent = Omit<EventRow, 'id'>;

/** What the job of a subscriber is told: which event, and what it is about. */
export interface EventNotice {
  eventId: string;
  bookingId: string | null;
}
/** Which jobs an event enqueues, by its kind. */
export type Subscribers = Partial<Record<EventKind, JobKind<EventNotice>[]>>;

/**
 * Records events in the transaction of the change: all rows in one statement, then one job for each subscriber. The event's id is the
 * job's key.
 */
export function eventRecorder(subscribers: Subscribers): Deps['recordEvents'] {
  return async (tx, events) => {
    const rows = events.map(event => ({ id: newId(), ...event }));
    await addEvents(tx, rows);
    for (const { id: eventId, kind, bookingId, at } of rows)
      for (const job of subscribers[kind] ?? []) await enqueue(tx, job, { eventId, bookingId }, at, { key: eventId });
  };
}

/** The latest `most` events of a booking, latest first, without those of the kind `without`. */
export function eventsOfBooking<Kind extends EventKind>(
  db: Queries,
  bookingId: string,
  without: Kind,
  most: number,
): Promise<EventExcept<Kind>[]> {
  return findEventsOf(db, bookingId, without, most);
}

/** When the booking last had an event of this kind; null if it had none. */
export function latestOfBooking(db: Queries, bookingId: string, kind: EventKind): Promise<Instant | null> {
  return findLatestAt(db, bookingId, kind);
}
