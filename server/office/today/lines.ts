/** What waits, kind by kind. Each kind asks the room that keeps it, by an index, for no more than is shown. */

import { gapLines } from './gap-lines.ts';
import { batchLines, contactLines, couponLines, enquiryLines, reviewLines } from './other-lines.ts';
import type { Asked, Found, Kind } from './rules.ts';
import { balanceLines, messageLines, refundLines, uncoveredLines, unpaidLines } from './visit-lines.ts';

/** What there is of each kind, in the order in which it waits. */
export const LINES: Record<Kind, (asked: Asked) => Promise<Found[]>> = {
  UNCOVERED: uncoveredLines,
  MESSAGES: messageLines,
  REFUND: refundLines,
  UNPAID: unpaidLines,
  PARTY_BALANCE: balanceLines,
  GAP: gapLines,
  REVIEW: reviewLines,
  ENQUIRY: enquiryLines,
  CONTACT: contactLines,
  BATCH: batchLines,
  COUPON: couponLines,
};
