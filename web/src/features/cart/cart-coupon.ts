import { mutate } from 'swr';
import { hasCode } from '../../api/api-error.ts';
import { isCouponsKey } from '../coupon/use-coupons.ts';
import { cartErrorText, cartFailures, isSignedOut } from './cart-errors.ts';
import { applyCoupon, removeCoupon } from './change-cart.ts';

// Both throw an Error in words for the customer, to be said beside the code they are about.

export function applyCode(code: string): Promise<void> {
  const applied = applyCoupon(code).catch(error => {
    // Offered until now, perhaps.
    if (isCouponRefusal(error)) mutate(isCouponsKey).catch(() => null);
    throw error;
  });
  return inWords(applied, cartFailures.applyCoupon);
}

export function removeCode(): Promise<void> {
  return inWords(removeCoupon(), cartFailures.removeCoupon);
}

function isCouponRefusal(error: unknown): boolean {
  return hasCode(error, 'COUPON_NOT_FOUND', 'COUPON_EXPIRED', 'COUPON_USAGE_LIMIT', 'COUPON_INACTIVE');
}

async function inWords(change: Promise<void>, fallback: string): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isSignedOut(error)) throw new Error(cartErrorText(error, fallback));
  }
}
