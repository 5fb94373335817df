import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { rating } from '../../platform/db/schema.ts';
import { FEWEST_REVIEWS } from './rules.ts';

export type RatingRow = typeof rating.$inferSelect;

/** The sums of these subjects. One without any review is left out. */
export async function findRatings(db: Queries, subjectIds: string[]): Promise<RatingRow[]> {
  return subjectIds.length === 0 ? [] : db.select().from(rating).where(inArray(rating.subjectId, subjectIds));
}

/** Adds to the sums of all of them, in order, so that two transactions never wait for each other. */
export async function addToRatings(db: Queries, subjectIds: string[], { reviews, stars }: { reviews: number; stars: number }) {
  const ids = subjectIds.toSorted();
  const nothing = { reviews: 0, stars: 0, wasRated: false };
  await db
    .insert(rating)
    .values(ids.map(subjectId => ({ subjectId, ...nothing })))
    .onConflictDoNothing();
  await db
    .update(rating)
    .set({
      reviews: sql`${rating.reviews} + ${reviews}`,
      stars: sql`${rating.stars} + ${stars}`,
      wasRated: sql`${rating.wasRated} OR ${rating.reviews} + ${reviews} >= ${FEWEST_REVIEWS}`,
    })
    .where(inArray(rating.subjectId, ids));
}
