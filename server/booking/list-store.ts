/** The staff's list of bookings, without words to search for; with them it is search-store.ts. */
import { and, asc, between, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { booking, user } from '../db/schema.ts';
import { standing, visible } from '../db/which-bookings.ts';
import type { Period } from '../shared/period.ts';
import type { Instant } from '../shared/time.ts';
import { countPassing, type Filter, isNarrow, passes } from './filter-store.ts';
import { findDaysOfPage, type Order, readCounts, totalOf } from './read-counts-store.ts';
import { type BookingRow, type Customer, withCustomer } from './store.ts';

export type Listed = { booking: BookingRow } & Customer;

export const latestFirst = [desc(booking.bookingDate), desc(booking.startMinute), desc(booking.id)];
const earliestFirst = [asc(booking.bookingDate), asc(booking.startMinute), asc(booking.id)];
const inOrder = (order: Order) => (order === 'latest' ? latestFirst : earliestFirst);

const selectListed = (db: Queries) =>
  db.select(withCustomer).from(booking).leftJoin(user, eq(user.id, booking.userId)).$dynamic();

/**
 * A page of these bookings, and how many there are. It costs the days it shows: the kept counts tell on which days its bookings
 * are, be it the first page or the last one, and be the bookings asked for all or three in ten years. Nothing is skipped or
 * passed over but within a day. The bookings of one customer, of one service or of some days on which they were made are found by
 * index, and counted.
 */
export async function findPage(
  db: Queries,
  filter: Filter,
  order: Order,
  offset: number,
  size: number,
): Promise<{ rows: Listed[]; total: number }> {
  if (isNarrow(filter)) {
    const rows = selectListed(db)
      .where(passes(filter))
      .orderBy(...inOrder(order))
      .limit(size)
      .offset(offset);
    return { rows: await rows, total: await countPassing(db, filter) };
  }
  const counts = await readCounts(db, filter);
  const total = totalOf(counts);
  const { days, before } = await findDaysOfPage(db, filter, counts, order, offset, size);
  if (days.length === 0) return { rows: [], total };
  const rows = await selectListed(db)
    .where(and(passes(filter), inArray(booking.bookingDate, days)))
    .orderBy(...inOrder(order))
    .limit(size)
    .offset(offset - before);
  return { rows, total };
}

/** These bookings. */
export async function findListed(db: Queries, ids: string[], order: Order = 'latest'): Promise<Listed[]> {
  return ids.length === 0
    ? []
    : selectListed(db)
        .where(inArray(booking.id, ids))
        .orderBy(...inOrder(order));
}

/** Where a list read in pieces goes on: after this booking. */
export type Position = Pick<BookingRow, 'bookingDate' | 'startMinute' | 'id'>;

/** Where a list of changes goes on. */
export type Change = Pick<BookingRow, 'changedAt' | 'id'>;

/** Nothing is asked without `after`: from the beginning. */
const follows = (after: Position | undefined): SQL | undefined =>
  after &&
  and(
    lte(booking.bookingDate, after.bookingDate),
    sql`(${booking.bookingDate}, ${booking.startMinute}, ${booking.id}) < (${after.bookingDate}, ${after.startMinute}, ${after.id})`,
  );

/** The next piece of the whole list, latest visit first; for the export. */
export function findNext(db: Queries, filter: Filter, after: Position | undefined, size: number): Promise<Listed[]> {
  return selectListed(db)
    .where(and(passes(filter), follows(after)))
    .orderBy(...latestFirst)
    .limit(size)
    .execute();
}

/** What has changed after this, deleted ones included, in the order of their latest change. */
export function findChanged(db: Queries, after: Change, until: Instant, size: number): Promise<Listed[]> {
  return selectListed(db)
    .where(
      and(
        between(booking.changedAt, after.changedAt, until),
        sql`(${booking.changedAt}, ${booking.id}) > (${after.changedAt}, ${after.id})`,
      ),
    )
    .orderBy(asc(booking.changedAt), asc(booking.id))
    .limit(size)
    .execute();
}

/** The visits of these days that were not cancelled, in order of time. */
export function findVisits(db: Queries, { from, to }: Period): Promise<Listed[]> {
  return selectListed(db)
    .where(and(standing, between(booking.bookingDate, from, to)))
    .orderBy(...earliestFirst)
    .execute();
}

/** A customer's latest bookings, latest first. */
export function findLatestOf(db: Queries, userId: string, size: number): Promise<Listed[]> {
  return selectListed(db)
    .where(and(visible, eq(booking.userId, userId)))
    .orderBy(...latestFirst)
    .limit(size)
    .execute();
}
