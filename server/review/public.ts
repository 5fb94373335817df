/** The reviews that everybody reads (rule U3). */
import { mustFindService } from '../catalog/catalog.ts';
import { AppError } from '../contract/errors.ts';
import type { Schemas } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { findActive } from '../professional/team.ts';
import { ratingsOf } from '../rating/ratings.ts';
import { pageOf } from '../shared/page.ts';
import { toPublicReview } from './rules.ts';
import { findShownOfProfessional, findShownOfService } from './store.ts';

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
