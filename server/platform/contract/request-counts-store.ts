import { lte, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { databaseNow } from '../db/database-time.ts';
import { requestCount } from '../db/schema.ts';

/** Requests of one key in its current window. */
interface WindowCount {
  key: string;
  requests: number;
  /** Milliseconds until the window ends. */
  remaining: number;
}

/** Adds to running windows, begins new ones, and returns the counts of all instances in each. */
export function addRequests(db: Queries, counted: WindowCount[]): Promise<WindowCount[]> {
  const { key, requests, endsAt } = requestCount;
  const goesOn = sql`${endsAt} > ${databaseNow}`;
  return db
    .insert(requestCount)
    .values(counted.map(({ remaining, ...row }) => ({ ...row, endsAt: sql`${databaseNow} + ${remaining}` })))
    .onConflictDoUpdate({
      target: key,
      set: {
        requests: sql`excluded."requests" + CASE WHEN ${goesOn} THEN ${requests} ELSE 0 END`,
        endsAt: sql`CASE WHEN ${goesOn} THEN ${endsAt} ELSE excluded."endsAt" END`,
      },
    })
    .returning({ key, requests, remaining: sql<number>`${endsAt} - ${databaseNow}`.mapWith(Number) });
}

export async function forgetRequests(db: Queries) {
  await db.delete(requestCount).where(lte(requestCount.endsAt, databaseNow));
}
