import { hasCode, messageOf } from '../../api/api-error.ts';

/** Spec 8: what the cart says when a change failed. Refusals come in the server's words, which are the catalogue's. */
export const cartFailures = {
  load: 'Failed to fetch cart',
  add: 'Failed to add item to cart',
  quantity: 'Failed to update quantity',
  remove: 'Failed to remove item',
  clear: 'Failed to clear cart',
  applyCoupon: 'Failed to apply coupon',
  removeCoupon: 'Failed to remove coupon',
} as const;

/** Refused here, before the server was asked; its words are for the customer. */
export class CartError extends Error {}

export function cartErrorText(error: unknown, fallback: string): string {
  return error instanceof CartError ? error.message : messageOf(error, fallback);
}

/** What the customer can do about it, where that is known. */
export function cartErrorHint(error: unknown): string | undefined {
  return hasCode(error, 'NETWORK') ? 'Please check your connection and try again.' : undefined;
}

/** The session ended: session.tsx has said so, and whoever asked opens the login dialog. */
export function isSignedOut(error: unknown): boolean {
  return hasCode(error, 'UNAUTHORIZED');
}
