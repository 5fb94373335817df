import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { coupon } from '../../platform/db/schema.ts';

export type CouponRow = typeof coupon.$inferSelect;
type Definition = Omit<CouponRow, 'id' | 'code' | 'usedCount' | 'createdAt'>;

const byCode = prepared((db, { given }) =>
  db
    .select()
    .from(coupon)
    .where(eq(coupon.code, given('code'))),
);
export function findByCode(db: Queries, code: string) {
  return byCode.one(db, { code });
}

const all = prepared(db => db.select().from(coupon).orderBy(coupon.id));
/** Oldest first, because the admin screen appends a new coupon (rule D11). */
export function allCoupons(db: Queries) {
  return all.all(db);
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

const countUse = prepared((db, { given }) =>
  db
    .update(coupon)
    .set({ usedCount: sql`${coupon.usedCount} + 1` })
    .where(and(eq(coupon.id, given('id')), or(isNull(coupon.usageLimit), lt(coupon.usedCount, coupon.usageLimit))))
    .returning({ id: coupon.id }),
);
/** Answers false and counts nothing if the limit is reached or the coupon is deleted. */
export async function addUse(db: Queries, id: string): Promise<boolean> {
  return (await countUse.one(db, { id })) !== undefined;
}

const uncountUse = prepared((db, { given }) =>
  db
    .update(coupon)
    .set({ usedCount: sql`${coupon.usedCount} - 1` })
    .where(and(eq(coupon.id, given('id')), gt(coupon.usedCount, 0))),
);
export function takeBackUse(db: Queries, id: string) {
  return uncountUse.run(db, { id });
}
