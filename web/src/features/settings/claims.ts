import { count } from '../../shared/format.ts';
import type { Settings } from './use-settings.ts';

/** What the salon claims about itself. Not computed (rule C13). */
export const claims = { years: '15+', clients: '10,000+', services: '50+' };

interface RatingClaim {
  rating: string;
  reviews: string;
}

const decorative: RatingClaim = { rating: '4.9', reviews: '500+' };

/** The average of all reviews, or the decorative claim of a salon that never had one (rule U6). Null for none. */
export function ratingClaim({ rating, reviewCount, wasRated, showDecorativeRatings }: Settings): RatingClaim | null {
  if (rating !== null) return { rating: rating.toFixed(1), reviews: count(reviewCount) };
  return showDecorativeRatings && !wasRated ? decorative : null;
}
