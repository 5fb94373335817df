/**
 * The bookings of a day and their money, counted when they change and not when they are read. One upsert a booking
 * (a few µs) is the price. Months that are long over are summed once more, so the total of a list and its far pages cost
 * the last months' days and a row for every month before, whatever the history (decision 003).
 */
import { and, gt, isNotNull, isNull, lte, max, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { BOOKING_COUNTS, type BookingCount, booking, bookingDay, bookingMonth } from '../db/schema.ts';
import { mapKeys } from '../shared/map-keys.ts';
import { addDays, type IsoDate, istDate } from '../shared/time.ts';
import { countFirstVisit, recountFirstVisits, type Visit } from './first-visit-store.ts';

type BookingRow = typeof booking.$inferSelect;
type CountedBooking = Visit & Pick<BookingRow, 'paidAt' | 'finalPaise' | 'discountPaise'>;
/** YYYY-MM, of IST like its days. */
export type Month = string;

export function monthOf(day: IsoDate): Month {
  return day.slice(0, 7);
}
/** As text, which is how days are compared: whether the month has a 31st is all the same. */
export function lastDay(month: Month): IsoDate {
  return `${month}-31`;
}

/** Where bookings of a kind are counted. */
export const COUNTS = {
  PENDING: { unpaid: 'pendingUnpaid', paid: 'pendingPaid' },
  COMPLETED: { unpaid: 'completedUnpaid', paid: 'completedPaid' },
  CANCELLED: { unpaid: 'cancelledUnpaid', paid: 'cancelledPaid' },
} as const;
export const STATUSES = ['PENDING', 'COMPLETED', 'CANCELLED'] as const;

const NOTHING = mapKeys(BOOKING_COUNTS, () => 0);

const addedUp = (table: typeof bookingDay | typeof bookingMonth) =>
  mapKeys(BOOKING_COUNTS, name => sql`${table[name]} + ${sql.raw(`excluded."${name}"`)}`);

const addToDay = prepared((db, p) =>
  db
    .insert(bookingDay)
    .values({ day: p('day'), ...mapKeys(BOOKING_COUNTS, p) })
    .onConflictDoUpdate({ target: bookingDay.day, set: addedUp(bookingDay) }),
);
const addToMonth = prepared((db, p) =>
  db
    .insert(bookingMonth)
    .values({ month: p('month'), ...mapKeys(BOOKING_COUNTS, p) })
    .onConflictDoUpdate({ target: bookingMonth.month, set: addedUp(bookingMonth) }),
);

const BEFORE_ALL: Month = '0000-00';
const lastMonth = prepared(db => db.select({ month: max(bookingMonth.month) }).from(bookingMonth));
/** This month and all before it are summed. */
export async function lastSummed(db: Queries): Promise<Month> {
  return (await lastMonth.one(db))?.month ?? BEFORE_ALL;
}

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
  const sums = mapKeys(BOOKING_COUNTS, name => sql<number>`sum(${bookingDay[name]})`.as(name));
  return db.insert(bookingMonth).select(
    db
      .select({ month: month.as('month'), ...sums })
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
export async function countNew(db: Queries, row: CountedBooking & Pick<BookingRow, 'createdAt'>): Promise<void> {
  const summed = await lastSummed(db);
  await count(db, row, 1, summed);
  await countFirstVisit(db, undefined, row);
  const settled = monthOf(addDays(istDate(row.createdAt), -SETTLED - LONGEST_MONTH));
  if (summed < settled) await sumMonths.run(db, { after: lastDay(summed), upTo: lastDay(settled) });
}

export async function countChange(db: Queries, before: CountedBooking, after: CountedBooking): Promise<void> {
  const summed = await lastSummed(db);
  await count(db, before, -1, summed);
  await count(db, after, 1, summed);
  await countFirstVisit(db, before, after);
}

/** Counts anew, for who writes bookings past `addBooking` and `changeBooking`: imports and benchmarks. Months are summed by the next new booking. */
export async function recountDays(db: Queries): Promise<void> {
  const { bookingDate, status, paidAt, deletedAt, finalPaise, discountPaise } = booking;
  const sum = (of: SQLWrapper, when: SQL) => sql<number>`sum(case when ${when} then ${of} else 0 end)`;
  const bookings = (one: BookingRow['status'], when: SQL) => sum(sql`1`, sql`${status} = ${one} and ${when}`);
  const [paid, unpaid] = [isNotNull(paidAt), isNull(paidAt)];
  const stands = sql`${status} <> 'CANCELLED'`;
  const sums: Record<BookingCount, SQL<number>> = {
    pendingUnpaid: bookings('PENDING', unpaid),
    pendingPaid: bookings('PENDING', paid),
    completedUnpaid: bookings('COMPLETED', unpaid),
    completedPaid: bookings('COMPLETED', paid),
    cancelledUnpaid: bookings('CANCELLED', unpaid),
    cancelledPaid: bookings('CANCELLED', paid),
    revenuePaise: sum(finalPaise, stands),
    discountPaise: sum(discountPaise, stands),
  };
  const counted = {
    day: bookingDate,
    ...mapKeys(BOOKING_COUNTS, name => sums[name].as(name)),
    firstVisits: sql<number>`0`.as('firstVisits'),
  };
  await db.delete(bookingMonth);
  await db.delete(bookingDay);
  await db.insert(bookingDay).select(db.select(counted).from(booking).where(isNull(deletedAt)).groupBy(bookingDate));
  await recountFirstVisits(db);
}
