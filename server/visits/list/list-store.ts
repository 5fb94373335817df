/** The staff's list of bookings by the counted filters. find-ids-store.ts finds those whose number nobody keeps. */
import { and, asc, between, desc, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { LEAST_ONLINE } from '../../../common/money.ts';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, user } from '../../platform/db/schema.ts';
import { pending, standing, visible } from '../../platform/db/which-bookings.ts';
import type { BookingRow, Customer } from '../record/rules.ts';
import { type CountedFilter, passes } from './filter-store.ts';
import { findStretches } from './month-store.ts';

/** Which visit comes first. */
export type Order = 'latest' | 'earliest';

export type Listed = { booking: BookingRow } & Customer;

const latestFirst = [desc(booking.bookingDate), desc(booking.startMinute), desc(booking.id)];
const earliestFirst = [asc(booking.bookingDate), asc(booking.startMinute), asc(booking.id)];
export function inOrder(order: Order): SQL[] {
  return order === 'latest' ? latestFirst : earliestFirst;
}

const selectListed = (db: Queries) =>
  db
    .select({ booking, fullName: user.fullName, mobile: user.mobile })
    .from(booking)
    .leftJoin(user, eq(user.id, booking.userId))
    .$dynamic();

/** A part of the list, and how many of its bookings pass. */
interface Piece {
  filter: CountedFilter;
  bookings: number;
}

/** All bookings that pass, in pieces, latest first. */
interface Passing {
  pieces: Piece[];
  total: number;
}

/** The bookings that pass. The counts of months tell how many they are. */
export async function findPassing(db: Queries, filter: CountedFilter): Promise<Passing> {
  const stretches = await findStretches(db, filter);
  const pieces = stretches.map(({ from, to, bookings }) => ({ filter: { ...filter, from, to }, bookings }));
  return { pieces, total: pieces.reduce((sum, { bookings }) => sum + bookings, 0) };
}

/** Ids of a piece, latest first. An index answers it, so skipping a month of bookings is cheap. */
const idsOf = async (db: Queries, { filter }: Piece, offset: number, size: number): Promise<string[]> => {
  const rows = await db
    .select({ id: booking.id })
    .from(booking)
    .where(passes(filter))
    .orderBy(...latestFirst)
    .limit(size)
    .offset(offset);
  return rows.map(({ id }) => id);
};

/** A page of `size` bookings that begins at position `first` of this order. */
export async function findPage(
  db: Queries,
  { pieces, total }: Passing,
  order: Order,
  first: number,
  size: number,
): Promise<Listed[]> {
  const last = Math.min(first + size, total);
  // Counted from the latest booking.
  const [from, to] = order === 'latest' ? [first, last] : [total - last, total - first];
  const ids: string[] = [];
  let before = 0;
  for (const piece of pieces) {
    const [start, end] = [Math.max(from - before, 0), Math.min(to - before, piece.bookings)];
    if (start < end) ids.push(...(await idsOf(db, piece, start, end - start)));
    before += piece.bookings;
  }
  return findListed(db, ids, order);
}

/** Bookings by id. */
export async function findListed(db: Queries, ids: string[], order: Order = 'latest'): Promise<Listed[]> {
  return ids.length === 0
    ? []
    : selectListed(db)
        .where(inArray(booking.id, ids))
        .orderBy(...inOrder(order));
}

/** The booking after which the next piece of a list begins. */
export type Position = Pick<BookingRow, 'bookingDate' | 'startMinute' | 'id'>;

/** The change after which the next piece of the changes begins. */
export type ChangePosition = Pick<BookingRow, 'changedAt' | 'id'>;

/** Without `after` the list starts at its top. */
const follows = (after: Position | undefined): SQL | undefined =>
  after &&
  and(
    lte(booking.bookingDate, after.bookingDate),
    sql`(${booking.bookingDate}, ${booking.startMinute}, ${booking.id}) < (${after.bookingDate}, ${after.startMinute}, ${after.id})`,
  );

/** The next piece of the whole list, latest visit first; for the export. */
export function findNext(db: Queries, filter: CountedFilter, after: Position | undefined, size: number): Promise<Listed[]> {
  return selectListed(db)
    .where(and(passes(filter), follows(after)))
    .orderBy(...latestFirst)
    .limit(size)
    .execute();
}

/** Bookings that changed after `after`, deleted ones included, in the order of their latest change. */
export function findChanged(db: Queries, after: ChangePosition, until: Instant, size: number): Promise<Listed[]> {
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

/** The firm bookings to come whose second step was due by this day and is not paid, the earliest first (rule M66). */
export async function findUnpaidBalances(db: Queries, today: IsoDate, size: number): Promise<Listed[]> {
  const { laterOn, laterPaise, finalPaise, heldPaise, bookingDate } = booking;
  const wanted = sql`CASE WHEN ${laterPaise} < ${finalPaise} THEN ${laterPaise} ELSE ${finalPaise} END`;
  return selectListed(db)
    .where(
      and(
        isNotNull(laterOn),
        lte(laterOn, today),
        pending,
        isNull(booking.holdUntil),
        gte(bookingDate, today),
        sql`${wanted} - ${heldPaise} >= ${LEAST_ONLINE}`,
      ),
    )
    .orderBy(asc(laterOn), asc(booking.id))
    .limit(size);
}
