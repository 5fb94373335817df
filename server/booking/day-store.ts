/**
 * The bookings of a day and their money, counted when they change and not when they are read. One upsert a booking
 * (a few µs) is the price; for it the total of a list, its far pages and the figures of a period cost the days they
 * span, whatever the history. On PostgreSQL bookings of one day already wait for each other over its slots.
 */
import { and, desc, gt, gte, isNull, lt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { booking, bookingDay } from '../db/schema.ts';
import type { IsoDate } from '../shared/time.ts';

type BookingRow = typeof booking.$inferSelect;
type Counted = Pick<BookingRow, 'bookingDate' | 'status' | 'paidAt' | 'deletedAt' | 'finalPaise' | 'discountPaise'>;

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

const addToDay = prepared((db, p) =>
  db
    .insert(bookingDay)
    .values({ day: p('day'), ...(Object.fromEntries(SUMS.map(name => [name, p(name)])) as typeof NOTHING) })
    .onConflictDoUpdate({
      target: bookingDay.day,
      set: Object.fromEntries(SUMS.map(name => [name, sql`${bookingDay[name]} + ${sql.raw(`excluded."${name}"`)}`])),
    }),
);

/** `by` is 1 for a booking as it is now, -1 for one as it was. A deleted booking counts nowhere. */
export const countInDay = async (db: Queries, row: Counted, by: 1 | -1): Promise<void> => {
  const { bookingDate, status, paidAt, deletedAt, finalPaise, discountPaise } = row;
  if (deletedAt !== null) return;
  await addToDay.run(db, {
    ...NOTHING,
    day: bookingDate,
    [COUNTS[status][paidAt === null ? 'unpaid' : 'paid']]: by,
    ...(status !== 'CANCELLED' && { revenuePaise: by * finalPaise, discountPaise: by * discountPaise }),
  });
};

/** Counts anew, for who writes bookings past `addBooking` and `changeBooking`: imports and benchmarks. */
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

/** The bookings of a day that pass. */
const passing = ({ status, paid }: Filter): SQL<number> => {
  const columns = STATUSES.filter(one => !status || one === status).flatMap(one => [
    ...(paid === true ? [] : [bookingDay[COUNTS[one].unpaid]]),
    ...(paid === false ? [] : [bookingDay[COUNTS[one].paid]]),
  ]);
  return sql`(${sql.join(columns, sql` + `)})`;
};

const daysOf = ({ from, to }: Filter) =>
  and(from ? gte(bookingDay.day, from) : undefined, to ? lte(bookingDay.day, to) : undefined);

export const countBookings = async (db: Queries, filter: Filter): Promise<number> => {
  const [row] = await db
    .select({ total: sql`sum(${passing(filter)})` })
    .from(bookingDay)
    .where(daysOf(filter));
  return Number(row?.total ?? 0);
};

/** The days, latest first, that hold the bookings from `offset` on, and how many bookings come before the first of them. */
export const findDaysOfPage = async (db: Queries, filter: Filter, offset: number, size: number) => {
  // Each of these days holds a booking asked for, so a page never needs more of them than bookings up to its end.
  const perDay = db
    .select({ day: bookingDay.day, bookings: passing(filter).as('bookings') })
    .from(bookingDay)
    .where(and(daysOf(filter), gt(passing(filter), 0)))
    .orderBy(desc(bookingDay.day))
    .limit(offset + size)
    .as('perDay');
  const running = db
    .select({
      day: perDay.day,
      bookings: perDay.bookings,
      upTo: sql<number>`sum(${perDay.bookings}) over (order by ${perDay.day} desc)`.as('upTo'),
    })
    .from(perDay)
    .as('running');
  const before = sql`${running.upTo} - ${running.bookings}`;
  const rows = await db
    .select({ day: running.day, before })
    .from(running)
    .where(and(gt(running.upTo, offset), lt(before, offset + size)))
    .orderBy(desc(running.day));
  return { days: rows.map(({ day }) => day), before: Number(rows[0]?.before ?? 0) };
};
