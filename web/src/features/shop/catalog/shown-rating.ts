import type { Service } from './service.ts';

/** Decorative (rule C13): between 4.6 and 4.9, and the same for the same id. */
export function decorativeRating(id: string): number {
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (46 + (sum % 4)) / 10;
}

/** The average of the reviews, or the decorative rating of a service that never had one (rule U6). Null for none. */
export function shownRating({ rating, wasRated }: Service, decorative: number, mayDecorate: boolean): number | null {
  return rating ?? (mayDecorate && !wasRated ? decorative : null);
}
