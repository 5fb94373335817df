import { mutate } from 'swr';
import { ApiError } from '../../../api/api-error.ts';
import type { Problem } from '../../../api/message-of.ts';
import { isCouponsKey } from '../coupon/use-coupons.ts';
import { cartFailures, cartProblem, isSignedOut } from './cart-errors.ts';
import { applyCoupon, removeCoupon } from './change-cart.ts';

// Both functions resolve to the problem, which shows beside the code, or to null.

export function applyCode(code: string): Promise<Problem | null> {
  const applied = applyCoupon(code).catch(error => {
    // The list may still offer it.
    if (isCouponRefusal(error)) mutate(isCouponsKey).catch(() => null);
    throw error;
  });
  return inWords(applied, cartFailures.applyCoupon);
}

export function removeCode(): Promise<Problem | null> {
  return inWords(removeCoupon(), cartFailures.removeCoupon);
}

function isCouponRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode.startsWith('COUPON_');
}

async function inWords(change: Promise<void>, fallback: string): Promise<Problem | null> {
  try {
    await change;
    return null;
  } catch (error) {
    return isSignedOut(error) ? null : cartProblem(error, fallback);
  }
}
