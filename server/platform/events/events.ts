/** The one event stream: each change writes what happened and who did it, in its own transaction (decision 008). */

import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobKind } from '../jobs/rules.ts';
import { newId } from '../shared/ids.ts';
import {
  addEvents,
  type EventExcept,
  type EventKind,
  type EventRow,
  findEvent,
  findEventsBefore,
  findEventsOf,
  renameProfessional,
} from './store.ts';

export type { EventExcept, EventKind, EventRow };
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
 * job's key. `integrators` get theirs only while an endpoint of webhooks is active.
 */
export function eventRecorder(subscribers: Subscribers, integrators: Subscribers = {}): Deps['recordEvents'] {
  return async (tx, events) => {
    const rows = events.map(event => ({ id: newId(), ...event }));
    const isHeard = await addEvents(tx, rows);
    for (const { id: eventId, kind, bookingId, at } of rows)
      for (const job of [...(subscribers[kind] ?? []), ...((isHeard && integrators[kind]) || [])])
        await enqueue(tx, job, { eventId, bookingId }, at, { key: eventId });
  };
}

export function eventOf(db: Queries, id: string): Promise<EventRow | undefined> {
  return findEvent(db, id);
}

/** The latest `most` events of a booking, latest first, without those of the kinds `without`. */
export function eventsOfBooking<Kind extends EventKind>(
  db: Queries,
  bookingId: string,
  without: readonly Kind[],
  most: number,
): Promise<EventExcept<Kind>[]> {
  return findEventsOf(db, bookingId, without, most);
}

/** Events of a piece are read together. */
const PIECE = 500;

/**
 * The events of these kinds since a time, in the order in which they were written. Of a phone that was offline an event may be older than
 * those written before it, so a piece without any ends the search.
 */
export async function eventsSince(db: Queries, kinds: readonly EventKind[], since: Instant): Promise<EventNotice[]> {
  const found: EventNotice[] = [];
  let before: string | undefined;
  for (;;) {
    const rows = await findEventsBefore(db, kinds, before, PIECE);
    const some = rows.filter(({ at }) => at >= since);
    found.push(...some.map(({ id: eventId, bookingId }) => ({ eventId, bookingId })));
    if (some.length === 0 || rows.length < PIECE) return found.toReversed();
    before = rows.at(-1)?.id;
  }
}

/** Takes the name of an erased professional out of what she did. Nothing else ever changes an event. */
export async function eraseActor(tx: Queries, professionalId: string, as: string): Promise<void> {
  await renameProfessional(tx, professionalId, as);
}
