import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { mobileChange } from '../../platform/db/schema.ts';

export type MobileChange = typeof mobileChange.$inferSelect;

export async function addMobileChange(db: Queries, row: MobileChange): Promise<void> {
  await db.insert(mobileChange).values(row);
}

export async function findMobileChange(db: Queries, id: string): Promise<MobileChange | undefined> {
  return (await db.select().from(mobileChange).where(eq(mobileChange.id, id)))[0];
}

/** The latest first. */
export function findMobileChanges(db: Queries, ownerIds: string[]): Promise<MobileChange[]> {
  return db
    .select()
    .from(mobileChange)
    .where(inArray(mobileChange.ownerId, ownerIds))
    .orderBy(desc(mobileChange.at), desc(mobileChange.id))
    .execute();
}

export async function removeMobileChanges(db: Queries, ownerId: string): Promise<string[]> {
  const removed = await db.delete(mobileChange).where(eq(mobileChange.ownerId, ownerId)).returning({ id: mobileChange.id });
  return removed.map(({ id }) => id);
}

export async function forgetMobilesBefore(db: Queries, instant: Instant): Promise<void> {
  await db
    .update(mobileChange)
    .set({ oldMobile: null })
    .where(and(isNotNull(mobileChange.oldMobile), lt(mobileChange.at, instant)));
}
