import type { components } from '#contract';
import { istDate } from '../../../../../common/time.ts';
import { date } from '../../../shared/format.ts';

/** A review as its author sees it. */
export type Review = components['schemas']['Review'];
export type ReviewRequest = components['schemas']['ReviewRequest'];
export type PublicReview = components['schemas']['PublicReview'];

/** The day of an instant, in India. */
export function dayOf(rfc3339: string): string {
  return date(istDate(Date.parse(rfc3339)));
}
