import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { booking, coupon, couponUse } from '../../platform/db/schema.ts';
import { standing } from '../../platform/db/which-bookings.ts';

export type CouponRow = typeof coupon.$inferSelect;
type Definition = Omit<CouponRow, 'id' | 'code' | 'userId' | 'usedCount' | 'createdAt'>;

export interface RunningOut {
  today: IsoDate;
  /** The last day of those that end soon. */
  to: IsoDate;
  /** So many uses are few. */
  uses: number;
  most: number;
}

const byCode = prepared((db, { given }) =>
  db
    .select()
    .from(coupon)
    .where(eq(coupon.code, given('code'))),
);
export function findByCode(db: Queries, code: string) {
  return byCode.one(db, { code });
}

const everybodys = prepared(db => db.select().from(coupon).where(isNull(coupon.userId)).orderBy(coupon.id));
/** Without the personal ones. Oldest first, because the admin screen appends a new coupon (rule D11). */
export function couponsOfEverybody(db: Queries) {
  return everybodys.all(db);
}

const ones = prepared((db, { given }) =>
  db
    .select()
    .from(coupon)
    .where(eq(coupon.userId, given('userId')))
    .orderBy(coupon.id),
);
/** The personal ones of a customer, the oldest first. */
export function couponsOfCustomer(db: Queries, userId: string) {
  return ones.all(db, { userId });
}

/** The personal coupons of all customers, the newest first. */
export function findPersonal(db: Queries, page: number, size: number): Promise<CouponRow[]> {
  const rows = db.select().from(coupon).where(isNotNull(coupon.userId)).orderBy(desc(coupon.id));
  return rows
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countPersonal(db: Queries): Promise<number> {
  const [row] = await db.select({ coupons: count() }).from(coupon).where(isNotNull(coupon.userId));
  return row?.coupons ?? 0;
}

/** Everybody's coupons that count today and end by `to`, or have at most `uses` uses left of at least twice as many. */
export function findRunningOut(db: Queries, { today, to, uses, most }: RunningOut): Promise<CouponRow[]> {
  const { isActive, validFrom, validTill, usageLimit, usedCount } = coupon;
  const counts = and(isNull(coupon.userId), eq(isActive, true), lte(validFrom, today), gte(validTill, today));
  const left = sql`${usageLimit} - ${usedCount}`;
  const hasLeft = or(isNull(usageLimit), lt(usedCount, usageLimit));
  const isShort = and(sql`${left} <= ${uses}`, gte(usageLimit, 2 * uses));
  return db
    .select()
    .from(coupon)
    .where(and(counts, hasLeft, or(lte(validTill, to), isShort)))
    .orderBy(asc(validTill), asc(coupon.id))
    .limit(most)
    .execute();
}

/** The new row, or undefined if the code is taken. */
export async function addCoupon(db: Queries, row: typeof coupon.$inferInsert): Promise<CouponRow | undefined> {
  const [added] = await db.insert(coupon).values(row).onConflictDoNothing().returning();
  return added;
}

export async function changeCoupon(db: Queries, id: string, change: Definition): Promise<CouponRow | undefined> {
  const [changed] = await db.update(coupon).set(change).where(eq(coupon.id, id)).returning();
  return changed;
}

/** False if there is no such coupon. */
export async function removeByCode(db: Queries, code: string): Promise<boolean> {
  const removed = await db.delete(coupon).where(eq(coupon.code, code)).returning({ id: coupon.id });
  return removed.length > 0;
}

/** A use of a coupon, and the booking that it is for. */
export interface Use {
  couponId: string;
  userId: string;
  bookingId: string;
}

const ownUses = prepared((db, { given }) =>
  db
    .select({ uses: count() })
    .from(couponUse)
    .where(and(eq(couponUse.couponId, given('couponId')), eq(couponUse.userId, given('userId')))),
);
/** How often this customer uses this coupon. */
export async function usesOf(db: Queries, couponId: string, userId: string): Promise<number> {
  return (await ownUses.one(db, { couponId, userId }))?.uses ?? 0;
}

/** By the ids of the coupons that this customer uses. */
export async function allUsesOf(db: Queries, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ couponId: couponUse.couponId, uses: count() })
    .from(couponUse)
    .where(eq(couponUse.userId, userId))
    .groupBy(couponUse.couponId);
  return new Map(rows.map(({ couponId, uses }) => [couponId, uses]));
}

const someBooking = prepared((db, { given }) =>
  db
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.userId, given('userId')), standing))
    .limit(1),
);
/** Whether this customer has a booking that is neither cancelled nor deleted. */
export async function hasBooked(db: Queries, userId: string): Promise<boolean> {
  return (await someBooking.one(db, { userId })) !== undefined;
}

const countUse = prepared((db, { given }) =>
  db
    .update(coupon)
    .set({ usedCount: sql`${coupon.usedCount} + 1` })
    .where(
      and(
        eq(coupon.id, given('couponId')),
        or(isNull(coupon.usageLimit), lt(coupon.usedCount, coupon.usageLimit)),
        or(
          isNull(coupon.limitPerCustomer),
          lt(
            sql`(${db
              .select({ uses: count() })
              .from(couponUse)
              .where(and(eq(couponUse.couponId, given('couponId')), eq(couponUse.userId, given('userId'))))})`,
            coupon.limitPerCustomer,
          ),
        ),
        or(
          eq(coupon.firstBookingOnly, false),
          notExists(
            db
              .select({ id: booking.id })
              .from(booking)
              .where(and(eq(booking.userId, given('userId')), ne(booking.id, given('bookingId')), standing)),
          ),
        ),
      ),
    )
    .returning({ id: coupon.id }),
);
const newUse = prepared((db, { value }) =>
  db.insert(couponUse).values({ bookingId: value('bookingId'), couponId: value('couponId'), userId: value('userId') }),
);
/** One statement judges every limit and counts. Answers false and counts nothing if a limit is reached or the coupon is deleted. */
export async function addUse(db: Queries, use: Use): Promise<boolean> {
  if ((await countUse.one(db, { ...use })) === undefined) return false;
  await newUse.run(db, { ...use });
  return true;
}

const oldUse = prepared((db, { given }) =>
  db
    .delete(couponUse)
    .where(and(eq(couponUse.bookingId, given('bookingId')), eq(couponUse.couponId, given('couponId'))))
    .returning({ couponId: couponUse.couponId }),
);
const uncountUse = prepared((db, { given }) =>
  db
    .update(coupon)
    .set({ usedCount: sql`${coupon.usedCount} - 1` })
    .where(and(eq(coupon.id, given('couponId')), gt(coupon.usedCount, 0))),
);
/** Does nothing if the booking does not use the coupon. */
export async function takeBackUse(db: Queries, { couponId, bookingId }: Pick<Use, 'couponId' | 'bookingId'>): Promise<void> {
  if ((await oldUse.one(db, { couponId, bookingId })) !== undefined) await uncountUse.run(db, { couponId });
}

/** The coupons whose count is not the number of their uses, by code. */
export function findMiscounted(db: Queries) {
  const uses = count(couponUse.bookingId);
  return db
    .select({ code: coupon.code, usedCount: coupon.usedCount, uses })
    .from(coupon)
    .leftJoin(couponUse, eq(couponUse.couponId, coupon.id))
    .groupBy(coupon.id, coupon.code, coupon.usedCount)
    .having(ne(coupon.usedCount, uses))
    .orderBy(coupon.code)
    .execute();
}
