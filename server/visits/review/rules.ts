/** Until when a review may be changed, and how the contract shows it (rules U1 to U4). Pure. */

import { DAY, type Instant, toRfc3339 } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { NamedReview, ReviewRow, StaffReviewRow } from './store.ts';

const EDITED_FOR = 7 * DAY;

/** The instant from which on a review cannot be changed. */
export function editableUntil({ createdAt }: Pick<ReviewRow, 'createdAt'>): Instant {
  return createdAt + EDITED_FOR;
}

/** What the customer chose. */
export type Entered = Pick<ReviewRow, 'rating' | 'text'>;

export function isSame(a: Entered, b: Entered): boolean {
  return a.rating === b.rating && a.text === b.text;
}

const instantOf = (instant: Instant | null): string | null => (instant === null ? null : toRfc3339(instant));

/** A review as its author sees it. */
export function toReview(row: ReviewRow): Schemas['Review'] {
  const { bookingId, rating, text, hiddenReason, answer } = row;
  return {
    bookingId,
    rating,
    text,
    createdAt: toRfc3339(row.createdAt),
    editedAt: instantOf(row.editedAt),
    editableUntil: toRfc3339(editableUntil(row)),
    hiddenReason,
    answer,
    answeredAt: instantOf(row.answeredAt),
  };
}

/** A review as everybody sees it. The services of the visit stay private: some are nobody's business. */
export function toPublicReview({ review, fullName }: NamedReview): Schemas['PublicReview'] {
  const { id, rating, text, answer } = review;
  return {
    id,
    rating,
    text,
    firstName: fullName?.trim().split(/\s+/)[0] ?? null,
    createdAt: toRfc3339(review.createdAt),
    editedAt: instantOf(review.editedAt),
    answer,
    answeredAt: instantOf(review.answeredAt),
  };
}

interface About {
  services: string[];
  professionalName: string | null;
}

export function toStaffReview(
  { review, fullName, reference, bookingDate }: StaffReviewRow,
  { services, professionalName }: About,
): Schemas['StaffReview'] {
  const { id, bookingId, rating, text, hiddenBy, hiddenReason, answer, answeredBy } = review;
  return {
    ...{ id, bookingId, reference, bookingDate, customerName: fullName, services, professionalName, rating, text },
    createdAt: toRfc3339(review.createdAt),
    editedAt: instantOf(review.editedAt),
    ...{ hiddenAt: instantOf(review.hiddenAt), hiddenBy, hiddenReason },
    ...{ answer, answeredAt: instantOf(review.answeredAt), answeredBy },
  };
}
