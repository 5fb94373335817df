import { and, asc, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { areaWish } from '../../platform/db/schema.ts';

export type WishRow = typeof areaWish.$inferSelect;

/** Takes the place of an earlier wish of the same mobile. */
export async function replaceWish(db: Queries, row: WishRow): Promise<void> {
  await removeWishOf(db, row.mobile);
  await db.insert(areaWish).values(row);
}

/** Newest first. */
export function findWishes(db: Queries, page: number, size: number): Promise<WishRow[]> {
  return db
    .select()
    .from(areaWish)
    .orderBy(desc(areaWish.createdAt), desc(areaWish.id))
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countWishes(db: Queries): Promise<number> {
  const [row] = await db.select({ wishes: count() }).from(areaWish);
  return row?.wishes ?? 0;
}

export async function findWish(db: Queries, id: string): Promise<WishRow | undefined> {
  return (await db.select().from(areaWish).where(eq(areaWish.id, id)))[0];
}

/** The oldest first. */
export function findUntold(db: Queries, most: number): Promise<WishRow[]> {
  const oldestFirst = [asc(areaWish.createdAt), asc(areaWish.id)];
  return db
    .select()
    .from(areaWish)
    .where(isNull(areaWish.toldAt))
    .orderBy(...oldestFirst)
    .limit(most)
    .execute();
}

/** Marks these wishes as told. Answers those that were not told before. */
export function setTold(db: Queries, ids: string[], toldAt: Instant): Promise<WishRow[]> {
  return db
    .update(areaWish)
    .set({ toldAt })
    .where(and(inArray(areaWish.id, ids), isNull(areaWish.toldAt)))
    .returning()
    .execute();
}

export async function findWishOf(db: Queries, mobile: string): Promise<WishRow | undefined> {
  return (await db.select().from(areaWish).where(eq(areaWish.mobile, mobile)))[0];
}

/** Moves the wish to another mobile, which has none. */
export async function moveWishTo(db: Queries, mobile: string, id: string): Promise<void> {
  await db.update(areaWish).set({ mobile }).where(eq(areaWish.id, id));
}

/** Whether it existed. */
export async function removeWish(db: Queries, id: string): Promise<boolean> {
  return (await db.delete(areaWish).where(eq(areaWish.id, id)).returning({ id: areaWish.id })).length > 0;
}

export function removeWishOf(db: Queries, mobile: string): Promise<{ id: string }[]> {
  return db.delete(areaWish).where(eq(areaWish.mobile, mobile)).returning({ id: areaWish.id }).execute();
}

export function removeWishesBefore(db: Queries, instant: Instant) {
  return db.delete(areaWish).where(lt(areaWish.createdAt, instant));
}
