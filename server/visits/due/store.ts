/** Usual intervals, and the visits that they are made from. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, bookingItem, category, series, service, user, usualInterval } from '../../platform/db/schema.ts';
import { forGuests, standing, visible } from '../../platform/db/which-bookings.ts';
import { ENOUGH_VISITS, type IntervalRow, type PastVisit } from './rules.ts';

const completed = and(visible, sql`${booking.status} = 'COMPLETED'`);
const { categoryId, dueOn, dueUntil, hiddenUntil, lastBookingId, lastDate, medianDays, userId, visits } = usualInterval;

/** The ids of the next customers, in order. */
export async function findUsersAfter(db: Queries, after: string, most: number): Promise<string[]> {
  const rows = await db.select({ id: user.id }).from(user).where(gt(user.id, after)).orderBy(asc(user.id)).limit(most);
  return rows.map(({ id }) => id);
}

/** The ids of all bookings for guests. They are few. */
export async function findForGuests(db: Queries): Promise<Set<string>> {
  return new Set((await db.select({ id: booking.id }).from(booking).where(forGuests)).map(({ id }) => id));
}

/** The services of the completed visits of customers with these ids, both ends included. The index of a customer's bookings has all of it. */
export function findVisitsOfRange(
  db: Queries,
  { first, last }: { first: string; last: string },
): Promise<(PastVisit & { userId: string; serviceId: string })[]> {
  return db
    .select({
      userId: booking.userId,
      bookingId: booking.id,
      date: booking.bookingDate,
      startMinute: booking.startMinute,
      serviceId: bookingItem.serviceId,
    })
    .from(booking)
    .innerJoin(bookingItem, eq(bookingItem.bookingId, booking.id))
    .where(and(gte(booking.userId, first), lte(booking.userId, last), completed))
    .execute();
}

/** The category of each service that has one, also of withdrawn services. */
export async function findCategories(db: Queries): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: service.id, categoryId: service.categoryId })
    .from(service)
    .where(isNotNull(service.categoryId));
  return new Map(rows.map(row => [row.id, row.categoryId ?? '']));
}

export function findIntervalsOfRange(db: Queries, { first, last }: { first: string; last: string }): Promise<IntervalRow[]> {
  return db
    .select()
    .from(usualInterval)
    .where(and(gte(userId, first), lte(userId, last)))
    .execute();
}

const written = (column: { name: string }) => sql.raw(`excluded."${column.name}"`);

/** Writes these, all in one statement. What the customer hid stays hidden. */
export async function saveIntervals(db: Queries, rows: Omit<IntervalRow, 'hiddenUntil'>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(usualInterval)
    .values(rows)
    .onConflictDoUpdate({
      target: [userId, categoryId],
      set: {
        ...{ visits: written(visits), medianDays: written(medianDays), lastDate: written(lastDate) },
        ...{ lastBookingId: written(lastBookingId), dueOn: written(dueOn), dueUntil: written(dueUntil) },
      },
    });
}

export async function removeInterval(db: Queries, row: Pick<IntervalRow, 'userId' | 'categoryId'>): Promise<void> {
  await db.delete(usualInterval).where(and(eq(userId, row.userId), eq(categoryId, row.categoryId)));
}

export async function removeIntervalsOf(db: Queries, id: string): Promise<void> {
  await db.delete(usualInterval).where(eq(userId, id));
}

/** By category and days: how many customers have this interval of their own. */
export function countOwn(db: Queries): Promise<{ categoryId: string; days: number; customers: number }[]> {
  return db
    .select({ categoryId, days: sql`${medianDays}`.mapWith(Number), customers: count() })
    .from(usualInterval)
    .where(gte(visits, ENOUGH_VISITS))
    .groupBy(categoryId, medianDays)
    .execute();
}

/** The next rows of customers who have no interval of their own, in order. */
export function findBorrowedAfter(
  db: Queries,
  after: Pick<IntervalRow, 'userId' | 'categoryId'>,
  most: number,
): Promise<IntervalRow[]> {
  return db
    .select()
    .from(usualInterval)
    .where(
      and(
        lt(visits, ENOUGH_VISITS),
        or(gt(userId, after.userId), and(eq(userId, after.userId), gt(categoryId, after.categoryId))),
      ),
    )
    .orderBy(asc(userId), asc(categoryId))
    .limit(most)
    .execute();
}

/** Its last visit still counts and is of no open series, nothing of the category came after it or is to come, and the customer did not hide it. */
const stands = (db: Queries, today: IsoDate) => {
  const ofCategory = db
    .select({ one: sql`1` })
    .from(bookingItem)
    .innerJoin(service, eq(service.id, bookingItem.serviceId))
    .where(and(eq(bookingItem.bookingId, booking.id), eq(service.categoryId, categoryId)));
  const counts = or(eq(booking.guestCount, 0), eq(booking.status, 'PENDING'));
  const later = and(eq(booking.userId, userId), gt(booking.bookingDate, lastDate), standing, counts);
  const others = db
    .select({ one: sql`1` })
    .from(booking)
    .where(and(later, exists(ofCategory)));
  const goesOn = db
    .select({ one: sql`1` })
    .from(series)
    .where(and(eq(series.id, booking.seriesId), isNull(series.endedAt)));
  const itself = and(eq(booking.id, lastBookingId), eq(booking.bookingDate, lastDate), completed, notExists(goesOn));
  return and(
    or(isNull(hiddenUntil), lte(hiddenUntil, today)),
    exists(db.select({ one: sql`1` }).from(booking).where(itself)),
    notExists(others),
  );
};

export interface DueRange {
  /** What is due on these days, both ends included; without `from` from any day on. */
  from?: IsoDate;
  to: IsoDate;
  today: IsoDate;
}

const dueIn = (db: Queries, { from, to, today }: DueRange) =>
  and(lte(dueOn, to), from === undefined ? undefined : gte(dueOn, from), gte(dueUntil, today), stands(db, today));

/** What this customer is due for, the longest overdue first. */
export function findDueOf(db: Queries, id: string, range: DueRange): Promise<IntervalRow[]> {
  return db
    .select()
    .from(usualInterval)
    .where(and(eq(userId, id), dueIn(db, range)))
    .orderBy(asc(dueOn), asc(categoryId))
    .execute();
}

/** Active customers who are due, of these if they are named, each once; the longest overdue first. */
export async function findDueUsers(
  db: Queries,
  range: DueRange,
  { ids, limit, offset }: { ids?: string[]; limit: number; offset: number },
): Promise<string[]> {
  const rows = await db
    .select({ userId })
    .from(usualInterval)
    .innerJoin(user, eq(user.id, userId))
    .where(and(dueIn(db, range), eq(user.active, true), ids && inArray(userId, ids)))
    .groupBy(userId)
    .orderBy(asc(min(dueOn)), asc(userId))
    .limit(limit)
    .offset(offset);
  return rows.map(row => row.userId);
}

export async function countDueUsers(db: Queries, range: DueRange, ids?: string[]): Promise<number> {
  const [row] = await db
    .select({ customers: sql`count(DISTINCT ${userId})`.mapWith(Number) })
    .from(usualInterval)
    .innerJoin(user, eq(user.id, userId))
    .where(and(dueIn(db, range), eq(user.active, true), ids && inArray(userId, ids)));
  return row?.customers ?? 0;
}

/** What these customers are due for, the longest overdue first. */
export async function findDueOfUsers(db: Queries, ids: string[], range: DueRange): Promise<IntervalRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(usualInterval)
    .where(and(inArray(userId, ids), dueIn(db, range)))
    .orderBy(asc(dueOn), asc(categoryId))
    .execute();
}

/** All intervals of a customer, the soonest due first. */
export function findIntervalsOf(db: Queries, id: string): Promise<IntervalRow[]> {
  return db
    .select()
    .from(usualInterval)
    .where(eq(userId, id))
    .orderBy(sql`${dueOn} IS NULL`, asc(dueOn), asc(categoryId))
    .execute();
}

/** Hides all categories whose last visit is this one. */
export async function hideVisit(db: Queries, id: string, bookingId: string, until: IsoDate): Promise<void> {
  await db
    .update(usualInterval)
    .set({ hiddenUntil: until })
    .where(and(eq(userId, id), eq(lastBookingId, bookingId)));
}

/** The last visits of a customer with a service of the category, the latest first; those of guests are not the customer's own. */
export function findLastVisits(db: Queries, { userId: id, categoryId: of }: IntervalRow, most: number): Promise<PastVisit[]> {
  const ofCategory = db
    .select({ one: sql`1` })
    .from(bookingItem)
    .innerJoin(service, eq(service.id, bookingItem.serviceId))
    .where(and(eq(bookingItem.bookingId, booking.id), eq(service.categoryId, of)));
  return db
    .select({ bookingId: booking.id, date: booking.bookingDate, startMinute: booking.startMinute })
    .from(booking)
    .where(and(eq(booking.userId, id), eq(booking.guestCount, 0), completed, exists(ofCategory)))
    .orderBy(desc(booking.bookingDate), desc(booking.startMinute))
    .limit(most)
    .execute();
}

/** The names of these categories, by id. */
export async function findNames(db: Queries, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select({ id: category.id, name: category.name, translations: category.translations })
    .from(category)
    .where(inArray(category.id, ids));
  return new Map(rows.map(row => [row.id, row]));
}
