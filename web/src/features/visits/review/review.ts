import type { components } from '#contract';
import { inKolkata } from '../../../shared/days.ts';
import { date } from '../../../shared/format.ts';

/** As its author sees it. */
export type Review = components['schemas']['Review'];
export type ReviewRequest = components['schemas']['ReviewRequest'];
export type PublicReview = components['schemas']['PublicReview'];

/** The day of an instant, in India. */
export function dayOf(rfc3339: string): string {
  return date(inKolkata(Date.parse(rfc3339)).day);
}
