import { language } from '#words/site';
import { count } from '../../../shared/format.ts';
import type { Settings } from './use-settings.ts';

type Claims = Settings['claims'];
type Texts = Claims['lines'][number];

interface RatingClaim {
  rating: string;
  reviews: string;
}

/** `15+`: what the owner typed is a figure that was reached (rule C20). */
function figure(number: number | null): string | null {
  return number === null ? null : `${count(number)}+`;
}

/** Years, clients and services that the owner typed, each under the name of its words. */
export function figures({ years, clients, services }: Claims): { of: 'years' | 'clients' | 'services'; figure: string }[] {
  const typed = { years: figure(years), clients: figure(clients), services: figure(services) };
  return (['years', 'clients', 'services'] as const).flatMap(of => (typed[of] === null ? [] : [{ of, figure: typed[of] }]));
}

/** The average of all reviews, or what the owner typed as long as there never was one (rule U6). Null for none. */
export function ratingClaim({ rating, reviewCount, wasRated, claims }: Settings): RatingClaim | null {
  if (rating !== null) return { rating: rating.toFixed(1), reviews: count(reviewCount) };
  const reviews = figure(claims.reviews);
  return claims.rating === null || reviews === null || wasRated ? null : { rating: claims.rating.toFixed(1), reviews };
}

/** The owner's text in the language of the page, else in English. */
export function textHere(texts: Texts): string {
  return texts[language] ?? texts.en;
}
