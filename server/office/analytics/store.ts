/** Sums over a period, read by index from its bookings. Deleted bookings do not count. */
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  max,
  min,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { DAY, type IsoDate, istMidnight } from '../../../common/time.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, bookingItem, category, service, visit } from '../../platform/db/schema.ts';
import { forGuests, standing, visible } from '../../platform/db/which-bookings.ts';
import type { Visits } from '../../schedule/fit/calendar-rules.ts';
import type { Sold } from './rules.ts';

export interface Figures {
  /** Without cancelled bookings, like revenue, which is after discounts. */
  bookings: number;
  revenuePaise: number;
  discountPaise: number;
  cancelled: number;
}

export const NOTHING: Figures = { bookings: 0, revenuePaise: 0, discountPaise: 0, cancelled: 0 };

/** PostgreSQL returns sums as text, and both engines return null for an empty sum. */
const sum = (of: SQLWrapper) => sql`coalesce(sum(${of}), 0)`.mapWith(Number);

const isCancelled = sql`${booking.status} = 'CANCELLED'`;
const figures = {
  bookings: sum(sql`case when ${isCancelled} then 0 else 1 end`),
  revenuePaise: sum(sql`case when ${isCancelled} then 0 else ${booking.finalPaise} end`),
  discountPaise: sum(sql`case when ${isCancelled} then 0 else ${booking.discountPaise} end`),
  cancelled: sum(sql`case when ${isCancelled} then 1 else 0 end`),
};

const visibleIn = ({ from, to }: Period) => and(visible, between(booking.bookingDate, from, to));

export async function sumFigures(db: Queries, period: Period): Promise<Figures> {
  const [row = NOTHING] = await db.select(figures).from(booking).where(visibleIn(period));
  return row;
}

/** Visits where nobody was there. The index of no-shows has only these. */
export async function countNoShows(db: Queries, period: Period): Promise<number> {
  const [row] = await db
    .select({ visits: count() })
    .from(booking)
    .where(and(sql`${booking.cancelReason} = 'NO_SHOW'`, visibleIn(period)));
  return row?.visits ?? 0;
}

/** Sums the bookings of later days. */
export async function sumAfter(db: Queries, day: IsoDate): Promise<Figures> {
  const [row = NOTHING] = await db
    .select(figures)
    .from(booking)
    .where(and(visible, gt(booking.bookingDate, day)));
  return row;
}

/** Bookings made on this day. The last change of a booking is never before its creation, so the index of changes finds them. */
export async function sumMadeOn(db: Queries, day: IsoDate) {
  const midnight = istMidnight(day);
  const [row = NOTHING] = await db
    .select({ bookings: count(), revenuePaise: sum(booking.finalPaise) })
    .from(booking)
    .where(and(standing, gte(booking.changedAt, midnight), between(booking.createdAt, midnight, midnight + DAY - 1)));
  return row;
}

/** Days without bookings are left out. */
export async function figuresByDay(db: Queries, period: Period): Promise<Map<IsoDate, Figures>> {
  const rows = await db
    .select({ day: booking.bookingDate, ...figures })
    .from(booking)
    .where(visibleIn(period))
    .groupBy(booking.bookingDate);
  return new Map(rows.map(({ day, ...sums }) => [day, sums]));
}

const standingIn = ({ from, to }: Period) => and(standing, between(booking.bookingDate, from, to));

type DayVisits = Visits & { day: IsoDate };

/**
 * What parties add to their bookings, which count as one visit each: all who come, at their own times. Teams have no visits, so as many as
 * go there count for all of its time. Parties are few.
 */
const addedByParties = async (db: Queries, period: Period): Promise<DayVisits[]> => {
  const { id, bookingDate: day, startMinute, endMinute, partCount } = booking;
  const own = { startMinute: visit.startMinute, endMinute: visit.endMinute };
  const rows = await db
    .select({ id, day, whole: { startMinute, endMinute }, partCount, own })
    .from(booking)
    .leftJoin(visit, eq(visit.bookingId, id))
    .where(and(standingIn(period), forGuests, gt(partCount, 1)));
  return [...Map.groupBy(rows, row => row.id).values()].flatMap(parts => {
    const [first] = parts;
    if (!first) return [];
    const { day, whole, partCount } = first;
    const come = parts.flatMap(({ own }) => (own ? [{ day, ...own, visits: 1 }] : []));
    return [...come, { day, ...whole, visits: (come.length > 0 ? 0 : partCount) - 1 }];
  });
};

/** The times at which the day's visits occupy a team or a professional. */
export async function visitsByDay(db: Queries, period: Period): Promise<Map<IsoDate, Visits[]>> {
  const { bookingDate: day, startMinute, endMinute } = booking;
  const rows = await db
    .select({ day, startMinute, endMinute, visits: count() })
    .from(booking)
    .where(standingIn(period))
    .groupBy(day, startMinute, endMinute);
  return Map.groupBy([...rows, ...(await addedByParties(db, period))], row => row.day);
}

export interface ServiceSold extends Sold {
  categoryId: string | null;
  categoryName: string | null;
}

/** Every service sold, with today's name and category. Withdrawn services still have their row. */
export async function soldServices(db: Queries, period: Period): Promise<ServiceSold[]> {
  // Summed before joining: a hundred services instead of fifty thousand items.
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

/** What a quiet time takes off, as `quietPaiseOf` counts it. */
const quietPaise = sql`((${booking.totalPaise} - ${booking.travelPaise}) * ${booking.quietPercent} * 100 + 5000) / 10000`;

/** Every coupon used and its total discount without that of quiet times, the most used first. */
export async function usedCoupons(db: Queries, period: Period) {
  const rows = await db
    .select({ code: booking.couponCode, uses: count(), discountPaise: sum(sql`${booking.discountPaise} - ${quietPaise}`) })
    .from(booking)
    .where(and(standingIn(period), isNotNull(booking.couponCode)))
    .groupBy(booking.couponCode)
    .orderBy(desc(count()), asc(booking.couponCode));
  return rows.map(row => ({ ...row, code: String(row.code) }));
}

/** Customers with a visit in the period, and how many of them had none before it. */
export interface Visitors {
  visitors: number;
  /** How many of them never had a visit before. */
  firstVisits: number;
}

/** The visitors of a period and of the one just before it. An index knows when each of them came first. */
export async function countVisitors(
  db: Queries,
  period: Period,
  previous: Period,
): Promise<Record<'current' | 'previous', Visitors>> {
  const every = alias(booking, 'every');
  const first = db
    .select({ day: every.bookingDate })
    .from(every)
    .where(and(eq(every.userId, booking.userId), isNull(every.deletedAt), ne(every.status, 'CANCELLED')))
    .orderBy(asc(every.bookingDate))
    .limit(1);
  const { bookingDate: day } = booking;
  const visitor = db
    .select({ first: sql<IsoDate>`(${first})`.as('first'), latest: max(day).as('latest'), earliest: min(day).as('earliest') })
    .from(booking)
    .where(standingIn({ from: previous.from, to: period.to }))
    .groupBy(booking.userId)
    .as('visitor');
  const number = (of: SQL) => sum(sql`case when ${of} then 1 else 0 end`);
  const [row] = await db
    .select({
      visitors: number(gte(visitor.latest, period.from)),
      firstVisits: number(gte(visitor.first, period.from)),
      visitorsBefore: number(lt(visitor.earliest, period.from)),
      firstVisitsBefore: number(sql`${gte(visitor.first, previous.from)} and ${lt(visitor.first, period.from)}`),
    })
    .from(visitor);
  const { visitors = 0, firstVisits = 0, visitorsBefore = 0, firstVisitsBefore = 0 } = row ?? {};
  return {
    current: { visitors, firstVisits },
    previous: { visitors: visitorsBefore, firstVisits: firstVisitsBefore },
  };
}
