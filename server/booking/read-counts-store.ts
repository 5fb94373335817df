/** How many bookings pass a filter and on which days they are, from the kept counts (count-store.ts, decision 003). */
import { and, between, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { bookingDay, bookingMonth } from '../db/schema.ts';
import { addDays, type IsoDate } from '../shared/time.ts';
import { COUNTS, lastDay, lastSummed, type Month, monthOf, STATUSES } from './count-store.ts';
import type { Filter } from './filter-store.ts';

const isMonth = (piece: Month | IsoDate): boolean => piece.length === 7;
const firstDay = (month: Month): IsoDate => `${month}-01`;

/** The bookings of a row that pass. */
const passing = (table: typeof bookingDay | typeof bookingMonth, { status, paid }: Filter): SQL<number> => {
  const columns = STATUSES.filter(one => !status || one === status).flatMap(one => [
    ...(paid === true ? [] : [table[COUNTS[one].unpaid]]),
    ...(paid === false ? [] : [table[COUNTS[one].paid]]),
  ]);
  return sql<number>`(${sql.join(columns, sql` + `)})`;
};

/** Days with bookings that pass. */
const countedDays = (db: Queries, filter: Filter, chosen: SQL | undefined) =>
  db
    .select({ piece: sql<Month | IsoDate>`${bookingDay.day}`.as('piece'), bookings: passing(bookingDay, filter).as('bookings') })
    .from(bookingDay)
    .where(and(chosen, gt(passing(bookingDay, filter), 0)))
    .$dynamic();
type Pieces = ReturnType<typeof countedDays>;

/** Summed months of which every day is asked for, and the days of the rest, with bookings that pass. */
const countedPieces = (db: Queries, filter: Filter, summed: Month): Pieces => {
  const { from, to } = filter;
  const { day } = bookingDay;
  const { month } = bookingMonth;
  /** The last month that begins too early, and the first that ends too late. */
  const early = from && monthOf(addDays(from, -1));
  const late = to && monthOf(addDays(to, 1));
  const wholeMonths = db
    .select({ piece: sql<Month | IsoDate>`${month}`.as('piece'), bookings: passing(bookingMonth, filter).as('bookings') })
    .from(bookingMonth)
    .where(and(early ? gt(month, early) : undefined, late ? lt(month, late) : undefined, gt(passing(bookingMonth, filter), 0)));
  const afterMonths = late && late <= summed ? gte(day, firstDay(late)) : gt(day, lastDay(summed));
  const days = and(
    from ? gte(day, from) : undefined,
    to ? lte(day, to) : undefined,
    or(early ? lte(day, lastDay(early)) : undefined, afterMonths),
  );
  return countedDays(db, filter, days).unionAll(wholeMonths);
};

/** The bookings of a month that is summed, or of a day. */
interface Piece {
  piece: Month | IsoDate;
  bookings: number;
}

const latestFirst = (a: Piece, b: Piece): number => (a.piece < b.piece ? 1 : -1);

/** A row for each month of the history and each day since: so few that adding them up here is quicker than asking for sums. */
const read = async (pieces: Pieces): Promise<Piece[]> => (await pieces).toSorted(latestFirst);

/** Where the bookings are that pass, latest first. */
export const readCounts = async (db: Queries, filter: Filter): Promise<Piece[]> =>
  read(countedPieces(db, filter, await lastSummed(db)));

export const totalOf = (counts: Piece[]): number => counts.reduce((sum, { bookings }) => sum + bookings, 0);

export const countBookings = async (db: Queries, filter: Filter): Promise<number> => totalOf(await readCounts(db, filter));

/** Which visit comes first. */
export type Order = 'latest' | 'earliest';

/** The pieces in this order that hold the `size` bookings from `offset` on, and how many come before the first of them. */
const piecesOfPage = (latest: Piece[], order: Order, offset: number, size: number) => {
  const counts = order === 'latest' ? latest : latest.toReversed();
  const pieces: Piece['piece'][] = [];
  let before = 0;
  let passed = 0;
  for (const { piece, bookings } of counts) {
    if (passed >= offset + size) break;
    if (passed + bookings > offset) pieces.push(piece);
    else before += bookings;
    passed += bookings;
  }
  return { pieces, before };
};

/** The days in this order that hold the bookings from `offset` on, and how many bookings come before the first of them. */
export const findDaysOfPage = async (
  db: Queries,
  filter: Filter,
  counts: Piece[],
  order: Order,
  offset: number,
  size: number,
) => {
  const { pieces, before } = piecesOfPage(counts, order, offset, size);
  const months = pieces.filter(isMonth);
  if (months.length === 0) return { days: pieces, before };
  const inMonths = months.map(month => between(bookingDay.day, firstDay(month), lastDay(month)));
  const chosen = or(inArray(bookingDay.day, pieces), ...inMonths);
  const days = piecesOfPage(await read(countedDays(db, filter, chosen)), order, offset - before, size);
  return { days: days.pieces, before: before + days.before };
};

export interface Stretch {
  from: IsoDate;
  to: IsoDate;
}

/**
 * The latest days of these bookings that hold so many of them: some more, since days and months are not cut; all, when there
 * are no more. Undefined when there are none.
 */
export const findStretch = async (db: Queries, filter: Filter, bookings: number): Promise<Stretch | undefined> => {
  const { pieces } = piecesOfPage(await readCounts(db, filter), 'latest', 0, bookings);
  const [latest] = pieces;
  const earliest = pieces.at(-1);
  if (latest === undefined || earliest === undefined) return undefined;
  return { from: isMonth(earliest) ? firstDay(earliest) : earliest, to: isMonth(latest) ? lastDay(latest) : latest };
};
