import { ApiError, type ErrorCode, hasCode } from '../../api/api-error.ts';
import { messageOf } from '../../api/message-of.ts';
import { hintOf, type Problem } from '../../api/problem.ts';

/** Rule T12: what the cart says when a change failed. */
export const cartFailures = {
  load: 'Failed to fetch cart',
  add: 'Failed to add item to cart',
  quantity: 'Failed to update quantity',
  remove: 'Failed to remove item',
  clear: 'Failed to clear cart',
  applyCoupon: 'Failed to apply coupon',
  removeCoupon: 'Failed to remove coupon',
} as const;

/** Rule T12, whatever words the server has for it. */
const couponRefusals: { [code in ErrorCode]?: string } = {
  COUPON_NOT_FOUND: 'Invalid coupon code.',
  COUPON_EXPIRED: 'Coupon has expired.',
  COUPON_USAGE_LIMIT: 'Coupon usage limit reached.',
  COUPON_INACTIVE: 'Coupon is not active.',
};

/** Refused here, before the server was asked; its words are for the customer. */
export class CartError extends Error {}

export function cartProblem(error: unknown, fallback: string): Problem {
  if (error instanceof CartError) return { text: error.message };
  const refusal = error instanceof ApiError && couponRefusals[error.errorCode];
  return { text: refusal || messageOf(error, fallback), hint: hintOf(error) };
}

/** The session ended: session.tsx has said so, and whoever asked opens the login dialog. */
export function isSignedOut(error: unknown): boolean {
  return hasCode(error, 'UNAUTHORIZED');
}
