/** The reviews of services, professionals and the whole salon in numbers (rules U5 and U6). */
import type { Queries } from '../../platform/db/database.ts';
import { NO_REVIEWS, type RatingSums } from './rules.ts';
import { addToRatings, findRatings } from './store.ts';

/** The sums of each subject. */
export async function ratingsOf(db: Queries, subjectIds: string[]): Promise<(subjectId: string) => RatingSums> {
  const found = new Map((await findRatings(db, subjectIds)).map(row => [row.subjectId, row]));
  return id => found.get(id) ?? NO_REVIEWS;
}

/** Called in the transaction that changes a review. */
export async function countStars(
  tx: Queries,
  subjectIds: string[],
  change: { reviews: -1 | 0 | 1; stars: number },
): Promise<void> {
  if (subjectIds.length > 0 && (change.reviews !== 0 || change.stars !== 0)) await addToRatings(tx, subjectIds, change);
}
