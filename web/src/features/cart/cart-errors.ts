import { ApiError, type ErrorCode, hasCode } from '../../api/api-error.ts';
import { messageOf } from '../../api/message-of.ts';
import { hintOf, type Problem } from '../../api/problem.ts';

/** What the cart says when a change failed (rule T12). */
export const cartFailures = {
  load: 'Failed to fetch cart',
  add: 'Failed to add item to cart',
  quantity: 'Failed to update quantity',
  remove: 'Failed to remove item',
  clear: 'Failed to clear cart',
  applyCoupon: 'Failed to apply coupon',
  removeCoupon: 'Failed to remove coupon',
} as const;

/** These replace the server's words (rule T12). */
const couponRefusals: { [code in ErrorCode]?: string } = {
  COUPON_NOT_FOUND: 'Invalid coupon code.',
  COUPON_EXPIRED: 'Coupon has expired.',
  COUPON_USAGE_LIMIT: 'Coupon usage limit reached.',
  COUPON_INACTIVE: 'Coupon is not active.',
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
