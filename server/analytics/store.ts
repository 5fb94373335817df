/**
 * Sums over a period. Figures and days come from the kept counts of booking/count-store.ts and cost the days of the period;
 * what only bookings know is read from those of the period by index. Deleted bookings are in neither.
 */
import { and, asc, between, count, countDistinct, desc, eq, gt, gte, isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Visits } from '../booking/slot-rules.ts';
import type { Queries } from '../db/database.ts';
import { booking, bookingDay, bookingItem, category, service } from '../db/schema.ts';
import { standing } from '../db/which-bookings.ts';
import type { Period } from '../shared/period.ts';
import { DAY, type IsoDate, istMidnight } from '../shared/time.ts';
import type { Sold } from './rules.ts';

export interface Figures {
  /** Not cancelled; so is revenue, after discounts. */
  bookings: number;
  revenuePaise: number;
  discountPaise: number;
  cancelled: number;
  /** Customers who came for the first time ever. */
  firstVisits: number;
}

export const NOTHING: Figures = { bookings: 0, revenuePaise: 0, discountPaise: 0, cancelled: 0, firstVisits: 0 };

/** PostgreSQL gives sums as text, and both give null for the sum of nothing. */
const sum = (of: SQLWrapper) => sql`coalesce(sum(${of}), 0)`.mapWith(Number);

const { pendingUnpaid, pendingPaid, completedUnpaid, completedPaid, cancelledUnpaid, cancelledPaid } = bookingDay;
const figures = {
  bookings: sum(sql`${pendingUnpaid} + ${pendingPaid} + ${completedUnpaid} + ${completedPaid}`),
  revenuePaise: sum(bookingDay.revenuePaise),
  discountPaise: sum(bookingDay.discountPaise),
  cancelled: sum(sql`${cancelledUnpaid} + ${cancelledPaid}`),
  firstVisits: sum(bookingDay.firstVisits),
};

export async function sumFigures(db: Queries, { from, to }: Period): Promise<Figures> {
  const [row = NOTHING] = await db
    .select(figures)
    .from(bookingDay)
    .where(between(bookingDay.day, from, to));
  return row;
}

/** Sums the bookings of later days. Reads one row for each day that has bookings. */
export async function sumAfter(db: Queries, day: IsoDate): Promise<Figures> {
  const [row = NOTHING] = await db.select(figures).from(bookingDay).where(gt(bookingDay.day, day));
  return row;
}

/** Bookings that were made on this day. A booking changes last when it is made or later, so the index of changes finds them. */
export async function sumMadeOn(db: Queries, day: IsoDate) {
  const midnight = istMidnight(day);
  const [row = NOTHING] = await db
    .select({ bookings: count(), revenuePaise: sum(booking.finalPaise) })
    .from(booking)
    .where(and(standing, gte(booking.changedAt, midnight), between(booking.createdAt, midnight, midnight + DAY - 1)));
  return row;
}

/** Days without bookings are left out. */
export async function figuresByDay(db: Queries, { from, to }: Period): Promise<Map<IsoDate, Figures>> {
  const rows = await db
    .select({ day: bookingDay.day, ...figures })
    .from(bookingDay)
    .where(between(bookingDay.day, from, to))
    .groupBy(bookingDay.day);
  return new Map(rows.map(({ day, ...sums }) => [day, sums]));
}

const standingIn = ({ from, to }: Period) => and(standing, between(booking.bookingDate, from, to));

/** When the day's visits keep a team away. */
export async function visitsByDay(db: Queries, period: Period): Promise<Map<IsoDate, Visits[]>> {
  const { bookingDate: day, startMinute, endMinute } = booking;
  const rows = await db
    .select({ day, startMinute, endMinute, visits: count() })
    .from(booking)
    .where(standingIn(period))
    .groupBy(day, startMinute, endMinute);
  return Map.groupBy(rows, row => row.day);
}

export interface ServiceSold extends Sold {
  categoryId: string | null;
  categoryName: string | null;
}

/** Every service sold, named as it is today, with today's category. One that is sold no more has its row still. */
export async function soldServices(db: Queries, period: Period): Promise<ServiceSold[]> {
  // Summed before anything is joined: there are a hundred services to fifty thousand items.
  const sold = db
    .select({
      id: bookingItem.serviceId,
      quantity: sum(bookingItem.quantity).as('quantity'),
      revenuePaise: sum(sql`${bookingItem.pricePaise} * ${bookingItem.quantity}`).as('revenuePaise'),
    })
    .from(booking)
    .innerJoin(bookingItem, eq(bookingItem.bookingId, booking.id))
    .where(standingIn(period))
    .groupBy(bookingItem.serviceId)
    .as('sold');
  return db
    .select({
      id: sold.id,
      name: service.name,
      categoryId: category.id,
      categoryName: category.name,
      quantity: sold.quantity,
      revenuePaise: sold.revenuePaise,
    })
    .from(sold)
    .innerJoin(service, eq(service.id, sold.id))
    .leftJoin(category, eq(category.id, service.categoryId));
}

/** Every coupon used and what it cost, the most used first. */
export async function usedCoupons(db: Queries, period: Period) {
  const rows = await db
    .select({ code: booking.couponCode, uses: count(), discountPaise: sum(booking.discountPaise) })
    .from(booking)
    .where(and(standingIn(period), isNotNull(booking.couponCode)))
    .groupBy(booking.couponCode)
    .orderBy(desc(count()), asc(booking.couponCode));
  return rows.map(row => ({ ...row, code: String(row.code) }));
}

/** Customers with a visit in the period. */
export async function countVisitors(db: Queries, period: Period): Promise<number> {
  const [row] = await db
    .select({ visitors: countDistinct(booking.userId) })
    .from(booking)
    .where(standingIn(period));
  return row?.visitors ?? 0;
}
