import type { components } from '#contract';
import { inKolkata } from '../../shared/days.ts';
import { date } from '../../shared/format.ts';

/** As its author sees it. */
export type Review = components['schemas']['Review'];
export type ReviewRequest = components['schemas']['ReviewRequest'];
export type PublicReview = components['schemas']['PublicReview'];

/** What one to five stars mean. */
export const starWords = ['Bad', 'Not good', 'Okay', 'Good', 'Excellent'];

/** `1 star`, `4 stars`. */
export function starsText(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}

/** The day of an instant, in India. */
export function dayOf(rfc3339: string): string {
  return date(inKolkata(Date.parse(rfc3339)).day);
}
