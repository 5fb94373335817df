import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import { type Instant, MINUTE } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { databaseNow } from '../../platform/db/database-time.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { geocodeCache, geocoderTurn } from '../../platform/db/schema.ts';

const byKey = prepared((db, { given }) =>
  db
    .select({ answer: geocodeCache.answer })
    .from(geocodeCache)
    .where(and(eq(geocodeCache.key, given('key')), gt(geocodeCache.createdAt, given('since')))),
);
export async function findAnswer(db: Queries, key: string, since: Instant): Promise<unknown> {
  return (await byKey.one(db, { key, since }))?.answer;
}

export async function keepAnswer(db: Queries, row: typeof geocodeCache.$inferInsert) {
  const { answer, createdAt } = row;
  await db.insert(geocodeCache).values(row).onConflictDoUpdate({ target: geocodeCache.key, set: { answer, createdAt } });
}

/** Deletes answers older than an instant, and the oldest beyond a number. */
export async function forgetAnswers(db: Queries, before: Instant, beyond: number) {
  const firstBeyond = db
    .select({ createdAt: geocodeCache.createdAt })
    .from(geocodeCache)
    .orderBy(desc(geocodeCache.createdAt))
    .limit(1)
    .offset(beyond);
  await db
    .delete(geocodeCache)
    .where(or(lte(geocodeCache.createdAt, before), sql`${geocodeCache.createdAt} <= (${firstBeyond})`));
}

/** Takes the provider's next turn, `every` milliseconds after the last one. Returns the milliseconds until then. */
export async function takeTurn(db: Queries, provider: string, every: number): Promise<number> {
  const { nextAt } = geocoderTurn;
  // The line is never longer than a minute: a later turn means that the database's clock was set back.
  const free = sql`CASE WHEN ${nextAt} BETWEEN ${databaseNow} AND ${databaseNow} + ${MINUTE} THEN ${nextAt} ELSE ${databaseNow} END`;
  const [turn] = await db
    .insert(geocoderTurn)
    .values({ provider, nextAt: sql`${databaseNow} + ${every}` })
    .onConflictDoUpdate({ target: geocoderTurn.provider, set: { nextAt: sql`${free} + ${every}` } })
    .returning({ wait: sql<number>`${nextAt} - ${every} - ${databaseNow}`.mapWith(Number) });
  return turn?.wait ?? 0;
}
