import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { type EVENT_KINDS, event } from '../db/schema.ts';
import type { Instant } from '../shared/time.ts';

export type EventRow = typeof event.$inferSelect;
export type EventKind = (typeof EVENT_KINDS)[number];
export type EventExcept<Kind extends EventKind> = EventRow & { kind: Exclude<EventKind, Kind> };

const insertEvent = prepared((db, { value }) =>
  db.insert(event).values({
    id: value('id'),
    at: value('at'),
    kind: value('kind'),
    actor: value('actor'),
    actorName: value('actorName'),
    bookingId: value('bookingId'),
    fromDate: value('fromDate'),
    fromMinute: value('fromMinute'),
    professionalId: value('professionalId'),
  }),
);
/** Writes all in one statement. */
export async function addEvents(db: Queries, events: EventRow[]): Promise<void> {
  const [first] = events;
  if (first && events.length === 1) await insertEvent.run(db, { ...first });
  else if (first) await db.insert(event).values(events);
}

/** The latest `most` events of a booking except one kind, latest first. */
export async function findEventsOf<Kind extends EventKind>(
  db: Queries,
  bookingId: string,
  without: Kind,
  most: number,
): Promise<EventExcept<Kind>[]> {
  const rows = await db
    .select()
    .from(event)
    .where(and(eq(event.bookingId, bookingId), ne(event.kind, without)))
    .orderBy(desc(event.at), desc(event.id))
    .limit(most);
  return rows as EventExcept<Kind>[];
}

export async function findLatestAt(db: Queries, bookingId: string, kind: EventKind): Promise<Instant | null> {
  const [row] = await db
    .select({ at: event.at })
    .from(event)
    .where(and(eq(event.bookingId, bookingId), eq(event.kind, kind)))
    .orderBy(desc(event.at))
    .limit(1);
  return row?.at ?? null;
}
