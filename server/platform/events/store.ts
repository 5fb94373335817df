import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { forEach, prepared } from '../db/prepared.ts';
import { type EVENT_KINDS, event, webhookEndpoint } from '../db/schema.ts';

export type EventRow = typeof event.$inferSelect;
export type EventKind = (typeof EVENT_KINDS)[number];
export type EventExcept<Kind extends EventKind> = EventRow & { kind: Exclude<EventKind, Kind> };

/** Asked together with the insert, so that the answer costs no statement of its own. */
const answer = {
  isHeard: sql<boolean>`EXISTS (SELECT 1 FROM ${webhookEndpoint} WHERE ${webhookEndpoint.active})`.mapWith(Boolean),
};

const insertEvent = prepared((db, { value }) =>
  db
    .insert(event)
    .values({
      id: value('id'),
      at: value('at'),
      kind: value('kind'),
      actor: value('actor'),
      actorName: value('actorName'),
      bookingId: value('bookingId'),
      fromDate: value('fromDate'),
      fromMinute: value('fromMinute'),
      professionalId: value('professionalId'),
      part: value('part'),
      services: value('services'),
    })
    .returning(answer),
);
/** Writes all in one statement. Returns whether an endpoint of webhooks is active. */
export async function addEvents(db: Queries, events: EventRow[]): Promise<boolean> {
  const [first] = events;
  if (!first) return false;
  const one =
    events.length === 1 ? await insertEvent.one(db, { ...first }) : (await db.insert(event).values(events).returning(answer))[0];
  return one?.isHeard ?? false;
}

export async function findEvent(db: Queries, id: string): Promise<EventRow | undefined> {
  const [row] = await db.select().from(event).where(eq(event.id, id));
  return row;
}

/** The next `most` events of these kinds before the event `beforeId`, latest first; from the latest on without one. */
export function findEventsBefore(db: Queries, kinds: readonly EventKind[], beforeId: string | undefined, most: number) {
  return db
    .select({ id: event.id, at: event.at, bookingId: event.bookingId })
    .from(event)
    .where(and(inArray(event.kind, [...kinds]), beforeId === undefined ? undefined : lt(event.id, beforeId)))
    .orderBy(desc(event.id))
    .limit(most)
    .execute();
}

const eventsOf = forEach((without: readonly EventKind[]) =>
  prepared((db, { given }) =>
    db
      .select()
      .from(event)
      .where(and(eq(event.bookingId, given('bookingId')), notInArray(event.kind, [...without])))
      .orderBy(desc(event.at), desc(event.id))
      .limit(given('most')),
  ),
);
/** The latest `most` events of a booking except some kinds, latest first. */
export async function findEventsOf<Kind extends EventKind>(
  db: Queries,
  bookingId: string,
  without: readonly Kind[],
  most: number,
): Promise<EventExcept<Kind>[]> {
  return (await eventsOf(without).all(db, { bookingId, most })) as EventExcept<Kind>[];
}

/** Renames the professional in the events of what she did. Events that name others stay as they are. */
export async function renameProfessional(db: Queries, professionalId: string, actorName: string): Promise<void> {
  await db
    .update(event)
    .set({ actorName })
    .where(and(eq(event.actor, 'PROFESSIONAL'), eq(event.professionalId, professionalId)));
}
