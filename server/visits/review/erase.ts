/** What is personal in reviews goes with the account (rule U9). */
import type { Queries } from '../../platform/db/database.ts';
import { eraseWords } from './store.ts';

/** Keeps the stars, which averages are made of, without a name. */
export async function eraseReviewsOf(tx: Queries, userId: string): Promise<void> {
  await eraseWords(tx, userId);
}
