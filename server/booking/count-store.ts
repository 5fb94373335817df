/**
 * The bookings of a day and their money, counted when they change and not when they are read. One upsert a booking
 * (a few µs) is the price. Months that are long over are summed once more, so the total of a list and its far pages cost
 * the last months' days and a row for every month before, whatever the history (decision 003).
 */
import { and, between, desc, gt, gte, inArray, isNull, lt, lte, max, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { booking, bookingDay, bookingMonth } from '../db/schema.ts';
import { addDays, type IsoDate, istDate } from '../shared/time.ts';

type BookingRow = typeof booking.$inferSelect;
type CountedBooking = Pick<BookingRow, 'bookingDate' | 'status' | 'paidAt' | 'deletedAt' | 'finalPaise' | 'discountPaise'>;
/** YYYY-MM, of IST like its days. */
type Month = string;

const monthOf = (day: IsoDate): Month => day.slice(0, 7);
const isMonth = (piece: Month | IsoDate): boolean => piece.length === 7;
/** As text, which is how days are compared: whether the month has a 31st is all the same. */
const firstDay = (month: Month): IsoDate => `${month}-01`;
const lastDay = (month: Month): IsoDate => `${month}-31`;

/** Where bookings of a kind are counted. */
const COUNTS = {
  PENDING: { unpaid: 'pendingUnpaid', paid: 'pendingPaid' },
  COMPLETED: { unpaid: 'completedUnpaid', paid: 'completedPaid' },
  CANCELLED: { unpaid: 'cancelledUnpaid', paid: 'cancelledPaid' },
} as const;
const STATUSES = ['PENDING', 'COMPLETED', 'CANCELLED'] as const;

const NOTHING = {
  pendingUnpaid: 0,
  pendingPaid: 0,
  completedUnpaid: 0,
  completedPaid: 0,
  cancelledUnpaid: 0,
  cancelledPaid: 0,
  revenuePaise: 0,
  discountPaise: 0,
};
const SUMS = Object.keys(NOTHING) as (keyof typeof NOTHING)[];

const givenSums = (p: (name: string) => unknown) => Object.fromEntries(SUMS.map(name => [name, p(name)])) as typeof NOTHING;
const addedUp = (table: typeof bookingDay | typeof bookingMonth) =>
  Object.fromEntries(SUMS.map(name => [name, sql`${table[name]} + ${sql.raw(`excluded."${name}"`)}`]));

const addToDay = prepared((db, p) =>
  db
    .insert(bookingDay)
    .values({ day: p('day'), ...givenSums(p) })
    .onConflictDoUpdate({ target: bookingDay.day, set: addedUp(bookingDay) }),
);
const addToMonth = prepared((db, p) =>
  db
    .insert(bookingMonth)
    .values({ month: p('month'), ...givenSums(p) })
    .onConflictDoUpdate({ target: bookingMonth.month, set: addedUp(bookingMonth) }),
);

const BEFORE_ALL: Month = '0000-00';
const lastMonth = prepared(db => db.select({ month: max(bookingMonth.month) }).from(bookingMonth));
/** This month and all before it are summed. */
const lastSummed = async (db: Queries): Promise<Month> => (await lastMonth.one(db))?.month ?? BEFORE_ALL;

/** `by` is 1 for a booking as it is now, -1 for one as it was. A deleted booking counts nowhere. */
const count = async (db: Queries, row: CountedBooking, by: 1 | -1, summed: Month): Promise<void> => {
  const { bookingDate, status, paidAt, deletedAt, finalPaise, discountPaise } = row;
  if (deletedAt !== null) return;
  const counts = {
    ...NOTHING,
    [COUNTS[status][paidAt === null ? 'unpaid' : 'paid']]: by,
    ...(status !== 'CANCELLED' && { revenuePaise: by * finalPaise, discountPaise: by * discountPaise }),
  };
  await addToDay.run(db, { ...counts, day: bookingDate });
  const month = monthOf(bookingDate);
  if (month <= summed) await addToMonth.run(db, { ...counts, month });
};

const sumMonths = prepared((db, p) => {
  const month = sql<Month>`substr(${bookingDay.day}, 1, 7)`;
  const sums = Object.fromEntries(SUMS.map(name => [name, sql<number>`sum(${bookingDay[name]})`.as(name)]));
  return db.insert(bookingMonth).select(
    db
      .select({ month: month.as('month'), ...(sums as Record<keyof typeof NOTHING, SQL.Aliased<number>>) })
      .from(bookingDay)
      .where(and(gt(bookingDay.day, p('after')), lte(bookingDay.day, p('upTo'))))
      .groupBy(month),
  );
});

/** Days, after which hardly anything of a month changes any more. */
const SETTLED = 31;
const LONGEST_MONTH = 31;

/**
 * Counts a new booking. The first one after a month is settled sums that month: no timer needs to run, and on PostgreSQL
 * bookings of this month and those to come wait for no common row.
 */
export const countNew = async (db: Queries, row: CountedBooking & Pick<BookingRow, 'createdAt'>): Promise<void> => {
  const summed = await lastSummed(db);
  await count(db, row, 1, summed);
  const settled = monthOf(addDays(istDate(row.createdAt), -SETTLED - LONGEST_MONTH));
  if (summed < settled) await sumMonths.run(db, { after: lastDay(summed), upTo: lastDay(settled) });
};

export const countChange = async (db: Queries, before: CountedBooking, after: CountedBooking): Promise<void> => {
  const summed = await lastSummed(db);
  await count(db, before, -1, summed);
  await count(db, after, 1, summed);
};

/** Counts anew, for who writes bookings past `addBooking` and `changeBooking`: imports and benchmarks. Months are summed by the next new booking. */
export const recountDays = async (db: Queries): Promise<void> => {
  const { bookingDate, status, paidAt, deletedAt, finalPaise, discountPaise } = booking;
  const sum = (of: SQLWrapper, when: SQL) => sql<number>`sum(case when ${when} then ${of} else 0 end)`;
  const stands = sql`${status} <> 'CANCELLED'`;
  const sums = new Map<string, SQL<number>>([
    ...STATUSES.flatMap(one => [
      [COUNTS[one].unpaid, sum(sql`1`, sql`${status} = ${one} and ${paidAt} is null`)] as const,
      [COUNTS[one].paid, sum(sql`1`, sql`${status} = ${one} and ${paidAt} is not null`)] as const,
    ]),
    ['revenuePaise', sum(finalPaise, stands)],
    ['discountPaise', sum(discountPaise, stands)],
  ]);
  // In the order of the table's columns, by which an INSERT … SELECT goes.
  const inOrder = Object.fromEntries(SUMS.map(name => [name, sums.get(name)?.as(name)]));
  const counted = { day: bookingDate, ...(inOrder as Record<keyof typeof NOTHING, SQL.Aliased<number>>) };
  await db.delete(bookingMonth);
  await db.delete(bookingDay);
  await db.insert(bookingDay).select(db.select(counted).from(booking).where(isNull(deletedAt)).groupBy(bookingDate));
};

/** Which bookings staff wants to see; what is left out is not asked for. */
export interface Filter {
  status?: BookingRow['status'];
  paid?: boolean;
  from?: IsoDate;
  to?: IsoDate;
}

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

export const countBookings = async (db: Queries, filter: Filter): Promise<number> => {
  const pieces = countedPieces(db, filter, await lastSummed(db)).as('pieces');
  const [row] = await db.select({ total: sql`sum(${pieces.bookings})` }).from(pieces);
  return Number(row?.total ?? 0);
};

/** The pieces, latest first, that hold the bookings from `offset` on, and how many bookings come before the first of them. */
const piecesOfPage = async (db: Queries, counted: Pieces, offset: number, size: number) => {
  const one = counted.as('counted');
  const upTo = sql`sum(${one.bookings}) over (order by ${one.piece} desc)`;
  const placed = db
    .select({ piece: one.piece, before: sql`${upTo} - ${one.bookings}`.as('before'), upTo: upTo.as('upTo') })
    .from(one)
    .as('placed');
  const rows = await db
    .select({ piece: placed.piece, before: placed.before })
    .from(placed)
    .where(and(lt(placed.before, offset + size), gt(placed.upTo, offset)))
    .orderBy(desc(placed.piece));
  return { pieces: rows.map(({ piece }) => piece), before: Number(rows[0]?.before ?? 0) };
};

/** The days, latest first, that hold the bookings from `offset` on, and how many bookings come before the first of them. */
export const findDaysOfPage = async (db: Queries, filter: Filter, offset: number, size: number) => {
  const { pieces, before } = await piecesOfPage(db, countedPieces(db, filter, await lastSummed(db)), offset, size);
  const months = pieces.filter(isMonth);
  if (months.length === 0) return { days: pieces, before };
  const inMonths = months.map(month => between(bookingDay.day, firstDay(month), lastDay(month)));
  const chosen = or(inArray(bookingDay.day, pieces), ...inMonths);
  const days = await piecesOfPage(db, countedDays(db, filter, chosen), offset - before, size);
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
  const { pieces } = await piecesOfPage(db, countedPieces(db, filter, await lastSummed(db)), 0, bookings);
  const [latest] = pieces;
  const earliest = pieces.at(-1);
  if (latest === undefined || earliest === undefined) return undefined;
  return { from: isMonth(earliest) ? firstDay(earliest) : earliest, to: isMonth(latest) ? lastDay(latest) : latest };
};
