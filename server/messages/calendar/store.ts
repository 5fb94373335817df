import { and, asc, between, count, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import { onPostgres } from '../../platform/config/config.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, bookingItem, calendarFeed, event, professional, user, visit } from '../../platform/db/schema.ts';
import { visible } from '../../platform/db/which-bookings.ts';
import type { EventKind } from '../../platform/events/events.ts';

export type FeedRow = typeof calendarFeed.$inferSelect;

export async function addFeed(db: Queries, row: FeedRow): Promise<void> {
  await db.insert(calendarFeed).values(row);
}

/** In the order they were made. */
export function findFeeds(db: Queries): Promise<FeedRow[]> {
  return db.select().from(calendarFeed).orderBy(asc(calendarFeed.createdAt), asc(calendarFeed.id)).execute();
}

/** Whether there was one. */
export async function removeFeed(db: Queries, id: string): Promise<boolean> {
  return (await db.delete(calendarFeed).where(eq(calendarFeed.id, id)).returning({ id: calendarFeed.id })).length > 0;
}

export async function removeFeedsOfProfessional(db: Queries, professionalId: string): Promise<void> {
  await db.delete(calendarFeed).where(eq(calendarFeed.professionalId, professionalId));
}

/** Removes the feeds that these people or keys made. Returns how many there were. */
export async function removeFeedsMadeBy(db: Queries, createdBy: string[]): Promise<number> {
  return (await db.delete(calendarFeed).where(inArray(calendarFeed.createdBy, createdBy)).returning({ id: calendarFeed.id }))
    .length;
}

/**
 * All feeds, also those that a restore left behind and another restore would bring back (db/withdraw-again.ts). Returns how many there
 * were.
 */
export async function removeFeeds(db: Queries): Promise<number> {
  if (!onPostgres && db.get(sql`SELECT 1 FROM sqlite_master WHERE name = '__not_removed'`))
    db.run(sql`DELETE FROM __not_removed WHERE isFeed`);
  return (await db.delete(calendarFeed).returning({ id: calendarFeed.id })).length;
}

/** With whether its professional is active; null for the salon's. */
export async function findFeed(db: Queries, tokenHash: string) {
  const [row] = await db
    .select({ ...getTableColumns(calendarFeed), active: professional.active })
    .from(calendarFeed)
    .leftJoin(professional, eq(professional.id, calendarFeed.professionalId))
    .where(eq(calendarFeed.tokenHash, tokenHash));
  return row;
}

export async function noteRead(db: Queries, id: string, lastReadAt: Instant): Promise<void> {
  await db.update(calendarFeed).set({ lastReadAt }).where(eq(calendarFeed.id, id));
}

const columns = {
  bookingId: booking.id,
  bookingDate: booking.bookingDate,
  startMinute: booking.startMinute,
  durationInMinutes: booking.durationInMinutes,
  status: booking.status,
  address: booking.address,
  changedAt: booking.changedAt,
  partCount: booking.partCount,
  fullName: user.fullName,
};
export type FeedVisit = Awaited<ReturnType<typeof findVisits>>[number] & { part?: number; visitId?: string };

/** A hold that ran out was never a visit (rule M13). */
const wasFirm = or(ne(booking.status, 'CANCELLED'), isNull(booking.holdUntil));

/** The visits of these days, both ends included and cancelled ones too, in order of time: hers, or with null all. */
export function findVisits(db: Queries, professionalId: string | null, { from, to }: Period) {
  // Of a booking that several carry out, hers may begin later and end earlier.
  const { startMinute, part } = visit;
  const own = { part, visitId: visit.id, startMinute, durationInMinutes: sql<number>`${visit.endMinute} - ${startMinute}` };
  const all = db
    .select(professionalId === null ? columns : { ...columns, ...own })
    .from(booking)
    .leftJoin(user, eq(user.id, booking.userId));
  const some = professionalId === null ? all : all.innerJoin(visit, eq(visit.bookingId, booking.id));
  const hers = professionalId === null ? undefined : and(eq(visit.professionalId, professionalId), between(visit.date, from, to));
  return some
    .where(and(between(booking.bookingDate, from, to), visible, wasFirm, hers))
    .orderBy(asc(booking.bookingDate), asc(booking.startMinute), asc(booking.id))
    .execute();
}

/** SQLite takes at most 32,766 values a query. */
const IDS_AT_ONCE = 10_000;

const inPieces = async <Row>(ids: string[], find: (some: string[]) => Promise<Row[]>): Promise<Row[]> => {
  const pieces: Row[][] = [];
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) pieces.push(await find(ids.slice(from, from + IDS_AT_ONCE)));
  return pieces.flat();
};

/** The services of these bookings, by booking. */
export async function findServices(db: Queries, bookingIds: string[]) {
  const { bookingId, name, quantity, position } = bookingItem;
  const find = (some: string[]) =>
    db
      .select({ bookingId, name, quantity })
      .from(bookingItem)
      .where(inArray(bookingId, some))
      .orderBy(asc(bookingId), asc(position))
      .execute();
  return Map.groupBy(await inPieces(bookingIds, find), row => row.bookingId);
}

/** How many events of these kinds each of the bookings has; without those that have none. */
export async function countEvents(db: Queries, bookingIds: string[], kinds: EventKind[]): Promise<Map<string | null, number>> {
  const find = (some: string[]) =>
    db
      .select({ bookingId: event.bookingId, events: count() })
      .from(event)
      .where(and(inArray(event.bookingId, some), inArray(event.kind, kinds)))
      .groupBy(event.bookingId)
      .execute();
  return new Map((await inPieces(bookingIds, find)).map(({ bookingId, events }) => [bookingId, events]));
}
