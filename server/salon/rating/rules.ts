/** When an average is shown (rule U6). Pure. */
import type { Schemas } from '../../platform/contract/types.ts';

/** An average of fewer reviews says more about chance than about the service. */
export const FEWEST_REVIEWS = 5;

/** The subject of the sums over all reviews, beside services and professionals. */
export const SALON = 'SALON';

/** The sums of stars as the database keeps them; each is null as long as there is no review. */
export interface RatingSums {
  reviews: number | null;
  stars: number | null;
  wasRated: boolean | null;
}

export const NO_REVIEWS: RatingSums = { reviews: null, stars: null, wasRated: null };

/** The average to a tenth, as a star line shows it. */
const ratingOf = ({ reviews, stars }: RatingSums): number | null =>
  reviews !== null && stars !== null && reviews >= FEWEST_REVIEWS ? Math.round((10 * stars) / reviews) / 10 : null;

export function toRating(sums: RatingSums): Pick<Schemas['Service'], 'rating' | 'reviewCount' | 'wasRated'> {
  return { rating: ratingOf(sums), reviewCount: sums.reviews ?? 0, wasRated: sums.wasRated ?? false };
}
