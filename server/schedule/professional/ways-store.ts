import { and, eq, inArray, lte, or } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { travelTime } from '../../platform/db/schema.ts';

export type WayRow = typeof travelTime.$inferSelect;

/** The ways among these cells. */
export function findWays(db: Queries, cells: string[]): Promise<WayRow[]> {
  const { fromPlace, toPlace } = travelTime;
  return db
    .select()
    .from(travelTime)
    .where(and(inArray(fromPlace, cells), inArray(toPlace, cells)))
    .execute();
}

/** The ways from this cell to the others, and back. */
export function findWaysOf(db: Queries, cell: string, others: string[]): Promise<WayRow[]> {
  const { fromPlace, toPlace } = travelTime;
  const there = and(eq(fromPlace, cell), inArray(toPlace, others));
  const back = and(inArray(fromPlace, others), eq(toPlace, cell));
  return db.select().from(travelTime).where(or(there, back)).execute();
}

/** An answer that is there stays: a slot list may already count on it. */
export async function addWays(db: Queries, rows: WayRow[]): Promise<void> {
  await db.insert(travelTime).values(rows).onConflictDoNothing();
}

export async function removeWays(db: Queries, before: Instant): Promise<void> {
  await db.delete(travelTime).where(lte(travelTime.askedAt, before));
}
