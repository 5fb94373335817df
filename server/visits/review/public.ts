/** The reviews that everybody reads (rule U3). */

import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { ratingsOf } from '../../salon/rating/ratings.ts';
import { SALON, toRating } from '../../salon/rating/rules.ts';
import { findActive } from '../../schedule/professional/team.ts';
import { mustFindService } from '../../shop/catalog/catalog.ts';
import { toPublicReview } from './rules.ts';
import { findPraise, findShownOfProfessional, findShownOfService } from './store.ts';

/** Throws SERVICE_NOT_FOUND. */
export async function reviewsOfService(
  { db: { read } }: Deps,
  id: string,
  page: number,
  size: number,
): Promise<Schemas['ReviewPage']> {
  const { reviews } = await mustFindService(read, id);
  return pageOf((await findShownOfService(read, id, page, size)).map(toPublicReview), page, size, reviews ?? 0);
}

/** Throws PROFESSIONAL_NOT_FOUND also for one who is not active. */
export async function reviewsOfProfessional(
  { db: { read } }: Deps,
  id: string,
  page: number,
  size: number,
): Promise<Schemas['ReviewPage']> {
  if (!(await findActive(read, { id }))) throw new AppError('PROFESSIONAL_NOT_FOUND');
  const { reviews } = (await ratingsOf(read, [id]))(id);
  return pageOf((await findShownOfProfessional(read, id, page, size)).map(toPublicReview), page, size, reviews ?? 0);
}

/** Fewer stars are no praise. */
const PRAISE = 4;

/** The latest praise in customers' own words, as long as the salon's average stands beside it (rules U6, W101). */
export async function praise({ db: { read } }: Deps, most: number): Promise<Schemas['FrontReview'][]> {
  const { rating: average } = toRating((await ratingsOf(read, [SALON]))(SALON));
  if (average === null) return [];
  return (await findPraise(read, PRAISE, most)).flatMap(row => {
    const { id, rating, text, firstName } = toPublicReview(row);
    return text === null ? [] : [{ id, rating, text, firstName }];
  });
}
