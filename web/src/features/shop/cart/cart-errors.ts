import * as words from '#words/cart';
import { ApiError, type ErrorCode, hasCode } from '../../../api/api-error.ts';
import { hintOf, messageOf, type Problem } from '../../../api/message-of.ts';

/** What the cart says when a change failed (rule T12). */
export const cartFailures = {
  load: words.loadFailed,
  add: words.addFailed,
  quantity: words.quantityFailed,
  remove: words.removeFailed,
  clear: words.clearFailed,
  applyCoupon: words.couponFailed,
  removeCoupon: words.couponRemoveFailed,
} as const;

/** These replace the server's words (rule T12). */
const couponRefusals: { [code in ErrorCode]?: string } = {
  COUPON_NOT_FOUND: words.couponInvalid,
  COUPON_EXPIRED: words.couponExpired,
  COUPON_USAGE_LIMIT: words.couponUsedUp,
  COUPON_INACTIVE: words.couponInactive,
  COUPON_FIRST_BOOKING: words.couponFirstOnly,
  COUPON_CUSTOMER_LIMIT: words.couponUsedByYou,
};

/** A refusal before the server was asked, in words for the customer. */
export class CartError extends Error {}

export function cartProblem(error: unknown, fallback: string): Problem {
  if (error instanceof CartError) return { text: error.message };
  const refusal = error instanceof ApiError && couponRefusals[error.errorCode];
  return { text: refusal || messageOf(error, fallback), hint: hintOf(error) };
}

/** The session ended: session.tsx says so, and the caller opens the login dialog. */
export function isSignedOut(error: unknown): boolean {
  return hasCode(error, 'UNAUTHORIZED');
}
