/** How many bookings pass a filter and on which days they are, from the kept counts (count-store.ts, decision 003). */
import { and, between, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { bookingDay, bookingMonth } from '../db/schema.ts';
import { addDays, type IsoDate } from '../shared/time.ts';
import { COUNTS, lastDay, lastSummed, type Month, monthOf, STATUSES } from './count-store.ts';
import type { CountedFilter as Filter } from './filter-store.ts';

const isMonth = (piece: Month | IsoDate): boolean => piece.length === 7;
const firstDay = (month: Month): IsoDate => `${month}-01`;
/** As text: of no month, but after the days of the one before. */
const dayBefore = (month: Month): IsoDate => `${month}-00`;

/** As text: of no month, but after this one and before the next. */
const monthAfter = (month: Month): Month => `${month}-`;

/** The bookings of a row that pass. */
const passing = (table: typeof bookingDay | typeof bookingMonth, { status, paid }: Filter): SQL<number> => {
  const columns = STATUSES.filter(one => !status || [status].flat().includes(one)).flatMap(one => [
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
    .where(and(chosen, gt(passing(bookingDay, filter), 0)));

/** What of a filter decides which columns are counted: a handful, and each query is prepared once for each of them. */
type Kind = Pick<Filter, 'status' | 'paid'>;
const forEachKind = <Query>(prepare: (kind: Kind) => Query): ((kind: Kind) => Query) => {
  const queries = new Map<string, Query>();
  return ({ status, paid }) => {
    const key = `${status} ${paid}`;
    const query = queries.get(key) ?? prepare({ status, paid });
    queries.set(key, query);
    return query;
  };
};

/** Summed months of which every day is asked for, and the days before and after them, with bookings that pass. */
const countsOf = forEachKind(kind =>
  prepared((db, p) => {
    const { day } = bookingDay;
    const { month } = bookingMonth;
    const wholeMonths = db
      .select({ piece: sql<Month | IsoDate>`${month}`.as('piece'), bookings: passing(bookingMonth, kind).as('bookings') })
      .from(bookingMonth)
      .where(and(gt(month, p('afterMonth')), lt(month, p('beforeMonth')), gt(passing(bookingMonth, kind), 0)));
    const before = countedDays(db, kind, and(gte(day, p('from')), lte(day, p('untilMonths'))));
    const after = countedDays(db, kind, and(gt(day, p('sinceMonths')), lte(day, p('to'))));
    return before.unionAll(wholeMonths).unionAll(after);
  }),
);

const daysBetween = forEachKind(kind => prepared((db, p) => countedDays(db, kind, between(bookingDay.day, p('from'), p('to')))));

/** Before and after every day and month, as text is compared. */
const [EVER, NEVER] = ['0', '9'];
const earlierOf = (a: string, b: string): string => (a < b ? a : b);
const laterOf = (a: string, b: string): string => (a > b ? a : b);

/** Where the days before the months end, where the months lie between, and where the days after them begin. */
const boundsOf = ({ from, to }: Filter, summed: Month) => {
  /** The last month that begins too early, and the first that ends too late. */
  const early = from ? monthOf(addDays(from, -1)) : EVER;
  const late = to ? monthOf(addDays(to, 1)) : NEVER;
  const untilMonths = from ? lastDay(early) : EVER;
  return {
    from: from ?? EVER,
    untilMonths: earlierOf(untilMonths, to ?? NEVER),
    afterMonth: early,
    // What was summed since that was asked is counted by its days.
    beforeMonth: earlierOf(late, monthAfter(summed)),
    sinceMonths: laterOf(untilMonths, late <= summed ? dayBefore(late) : lastDay(summed)),
    to: to ?? NEVER,
  };
};

/** The bookings of a month that is summed, or of a day. */
interface Piece {
  piece: Month | IsoDate;
  bookings: number;
}

const latestFirst = (a: Piece, b: Piece): number => (a.piece < b.piece ? 1 : -1);

/**
 * Where the bookings are that pass, latest first. A row for each month of the history and each day since: so few that adding
 * them up here is quicker than asking for sums.
 */
export async function readCounts(db: Queries, filter: Filter): Promise<Piece[]> {
  const pieces = await countsOf(filter).all(db, boundsOf(filter, await lastSummed(db)));
  return pieces.toSorted(latestFirst);
}

export function totalOf(counts: Piece[]): number {
  return counts.reduce((sum, { bookings }) => sum + bookings, 0);
}

export async function countBookings(db: Queries, filter: Filter): Promise<number> {
  return totalOf(await readCounts(db, filter));
}

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

export interface Stretch {
  from: IsoDate;
  to: IsoDate;
}

/** From the earliest of these pieces to the latest, which are in either order. */
const stretchOf = (pieces: Piece['piece'][]): Stretch | undefined => {
  const [earliest, latest] = [pieces[0], pieces.at(-1)].toSorted();
  if (earliest === undefined || latest === undefined) return undefined;
  return { from: isMonth(earliest) ? firstDay(earliest) : earliest, to: isMonth(latest) ? lastDay(latest) : latest };
};

/** The days in this order that hold the bookings from `offset` on, and how many bookings come before the first of them. */
export async function findDaysOfPage(db: Queries, filter: Filter, counts: Piece[], order: Order, offset: number, size: number) {
  const { pieces, before } = piecesOfPage(counts, order, offset, size);
  const stretch = stretchOf(pieces);
  if (!stretch || !pieces.some(isMonth)) return { days: pieces, before };
  const counted = await daysBetween(filter).all(db, { ...stretch });
  const days = piecesOfPage(counted.toSorted(latestFirst), order, offset - before, size);
  return { days: days.pieces, before: before + days.before };
}

/**
 * The latest days of these bookings that hold so many of them: some more, since days and months are not cut; all, when there
 * are no more. Undefined when there are none.
 */
export async function findStretch(db: Queries, filter: Filter, bookings: number): Promise<Stretch | undefined> {
  const { pieces } = piecesOfPage(await readCounts(db, filter), 'latest', 0, bookings);
  return stretchOf(pieces);
}
