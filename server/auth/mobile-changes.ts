/** The mobiles that somebody had before, with who changed them and why (rule S28). */
import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import { mobileChange } from '../db/schema.ts';
import { newId } from '../shared/ids.ts';
import { DAY, type Instant, toRfc3339 } from '../shared/time.ts';

export type MobileChange = typeof mobileChange.$inferSelect;

/** The old number may soon be somebody else's. */
const KEPT = 30 * DAY;

/** Returns its row. */
export async function noteMobileChange(tx: Queries, change: Omit<MobileChange, 'id'>): Promise<MobileChange> {
  const row = { id: newId(), ...change };
  await tx.insert(mobileChange).values(row);
  return row;
}

export async function findMobileChange(db: Queries, id: string): Promise<MobileChange | undefined> {
  return (await db.select().from(mobileChange).where(eq(mobileChange.id, id)))[0];
}

const shown = ({ at, by, actorName, reason, oldMobile }: MobileChange): Schemas['MobileChange'] => ({
  ...{ at: toRfc3339(at), by, actorName, reason, from: oldMobile },
});

/** Of each of these people, the latest first. */
export async function mobileChangesOf(db: Queries, ownerIds: string[]): Promise<(ownerId: string) => Schemas['MobileChange'][]> {
  const rows = await db
    .select()
    .from(mobileChange)
    .where(inArray(mobileChange.ownerId, ownerIds))
    .orderBy(desc(mobileChange.at), desc(mobileChange.id));
  const of = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return ownerId => (of.get(ownerId) ?? []).map(shown);
}

/** They go with the person. Answers their ids, because the log has messages about them. */
export async function removeMobileChangesOf(tx: Queries, ownerId: string): Promise<string[]> {
  const removed = await tx.delete(mobileChange).where(eq(mobileChange.ownerId, ownerId)).returning({ id: mobileChange.id });
  return removed.map(({ id }) => id);
}

/** When and why stays as long as the account (rule P6). */
export async function forgetOldMobiles(tx: Queries, now: Instant): Promise<void> {
  await tx
    .update(mobileChange)
    .set({ oldMobile: null })
    .where(and(isNotNull(mobileChange.oldMobile), lt(mobileChange.at, now - KEPT)));
}
