/**
 * Counts bookings without reading the whole history each time (decision 003). A month that is over is counted once, and its counts
 * are kept. All other days are counted by index when a list is read.
 */
import { and, asc, between, count, eq, gt, inArray, lt, min, type SQL, sql } from 'drizzle-orm';
import { addDays, type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forEach, prepared } from '../../platform/db/prepared.ts';
import { booking, bookingMonth } from '../../platform/db/schema.ts';
import { visible } from '../../platform/db/which-bookings.ts';
import { type CountedFilter, passes } from './filter-store.ts';

/** YYYY-MM, in India. */
type Month = string;

/** Days with the number of their bookings that pass a filter; both ends included. */
export interface Stretch {
  from: IsoDate;
  to: IsoDate;
  bookings: number;
}

// Days are compared as text, so every month may end on a 31st, and '-00' sorts before its first day.
const firstDay = (month: Month): IsoDate => `${month}-01`;
const lastDay = (month: Month): IsoDate => `${month}-31`;
const dayBefore = (month: Month): IsoDate => `${month}-00`;
const dayAfter = (month: Month): IsoDate => `${month}-32`;
const EVER = '0';
const NEVER = '9';

const monthOf = (day: IsoDate): Month => day.slice(0, 7);
const monthAfter = (month: Month): Month => monthOf(addDays(firstDay(month), 31));
/** Consecutive months have consecutive numbers. */
const numberOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

// Reading

type Kind = Pick<CountedFilter, 'status' | 'paid'>;

const keyOf = ({ status, paid }: Kind): string => `${status} ${paid}`;

/** Every kept month between two others, even if none of its bookings pass. */
const keptMonths = forEach(({ status, paid }: Kind) => {
  const passing = and(
    status && inArray(bookingMonth.status, [status].flat()),
    paid === undefined ? undefined : eq(bookingMonth.paid, paid),
  );
  const bookings = sql`sum(case when ${passing ?? sql`true`} then ${bookingMonth.bookings} else 0 end)`.mapWith(Number);
  return prepared((db, { given }) =>
    db
      .select({ month: bookingMonth.month, bookings })
      .from(bookingMonth)
      .where(and(gt(bookingMonth.month, given('after')), lt(bookingMonth.month, given('before'))))
      .groupBy(bookingMonth.month)
      .orderBy(asc(bookingMonth.month)),
  );
}, keyOf);

const countedDays = forEach(
  ({ status, paid }: Kind) =>
    prepared((db, { given }) =>
      db
        .select({ bookings: count() })
        .from(booking)
        .where(and(passes({ status, paid }), between(booking.bookingDate, given('from'), given('to')))),
    ),
  keyOf,
);

/** The kept months of a period, in order, and the days between them. */
const cutByMonths = ({ from = EVER, to = NEVER }: CountedFilter, months: { month: Month; bookings: number }[]) => {
  const pieces: (Omit<Stretch, 'bookings'> & { bookings?: number })[] = [];
  let start = from;
  let before: Month | undefined;
  for (const { month, bookings } of months) {
    const follows = before !== undefined && numberOf(month) === numberOf(before) + 1;
    if (!follows && start <= dayBefore(month)) pieces.push({ from: start, to: dayBefore(month) });
    pieces.push({ from: firstDay(month), to: lastDay(month), bookings });
    start = dayAfter(month);
    before = month;
  }
  if (start <= to) pieces.push({ from: start, to });
  return pieces;
};

/**
 * Splits a period into stretches, latest first: one for each kept month, and one for the days between two kept months. Leaves out
 * stretches without a booking that passes.
 */
export async function findStretches(db: Queries, filter: CountedFilter): Promise<Stretch[]> {
  const { from, to } = filter;
  const months = await keptMonths(filter).all(db, {
    after: from ? monthOf(addDays(from, -1)) : EVER,
    before: to ? monthOf(addDays(to, 1)) : NEVER,
  });
  const stretches: Stretch[] = [];
  for (const piece of cutByMonths(filter, months)) {
    const days = { from: piece.from, to: piece.to };
    const bookings = piece.bookings ?? (await countedDays(filter).one(db, days))?.bookings ?? 0;
    if (bookings > 0) stretches.push({ ...days, bookings });
  }
  return stretches.reverse();
}

export async function countBookings(db: Queries, filter: CountedFilter): Promise<number> {
  return (await findStretches(db, filter)).reduce((sum, { bookings }) => sum + bookings, 0);
}

// Keeping

/**
 * Days between the end of a month and its count. A new booking lies in the future, so it never falls into a counted month, even if the
 * clocks of two servers differ by a day.
 */
const MARGIN_DAYS = 2;

/** The months that are over and not kept, the earliest first. */
export async function monthsToKeep(db: Queries, now: Instant): Promise<Month[]> {
  const [first] = await db
    .select({ day: min(booking.bookingDate) })
    .from(booking)
    .where(visible);
  if (!first?.day) return [];
  const kept = new Set((await db.selectDistinct({ month: bookingMonth.month }).from(bookingMonth)).map(({ month }) => month));
  const current = monthOf(addDays(istDate(now), -MARGIN_DAYS));
  const missing: Month[] = [];
  for (let month = monthOf(first.day); month < current; month = monthAfter(month)) if (!kept.has(month)) missing.push(month);
  return missing;
}

/** Counts a month and keeps its counts. */
export async function keepMonth(tx: Queries, month: Month): Promise<void> {
  const paid = sql<boolean>`${booking.paidAt} IS NOT NULL`;
  await forget(tx, eq(bookingMonth.month, month));
  await tx.insert(bookingMonth).select(
    tx
      .select({
        month: sql<Month>`${month}`.as('month'),
        status: booking.status,
        paid: paid.as('paid'),
        bookings: count().as('bookings'),
      })
      .from(booking)
      .where(and(visible, between(booking.bookingDate, firstDay(month), lastDay(month))))
      .groupBy(booking.status, paid),
  );
}

const forget = (tx: Queries, which: SQL) => tx.delete(bookingMonth).where(which);

/** Deletes the counts of these days' months. The housekeeping counts them again. Call it in the transaction that changes the booking. */
export async function forgetMonthsOf(tx: Queries, days: IsoDate[]): Promise<void> {
  await forget(tx, inArray(bookingMonth.month, days.map(monthOf)));
}
