import { mutate } from 'swr';
import { ApiError, hasCode } from '../../../api/api-error.ts';
import type { Problem } from '../../../api/message-of.ts';
import { isCouponsKey } from '../coupon/use-coupons.ts';
import { cartFailures, cartProblem, isSignedOut } from './cart-errors.ts';
import { applyCoupon, removeCoupon } from './change-cart.ts';

// Both functions resolve to the problem, which shows beside the code, or to null.

/** Seven signs, without those that look alike (rule D16). */
const FRIENDS_CODE = /^[2-9A-HJKMNP-Z]{7}$/i;

/** A code that no coupon has may be a friend's. */
export async function applyCode(code: string): Promise<Problem | null> {
  let isUnknown = false;
  const applied = applyCoupon(code).catch(error => {
    isUnknown = hasCode(error, 'COUPON_NOT_FOUND');
    // The list may still offer it.
    if (isCouponRefusal(error)) mutate(isCouponsKey).catch(() => null);
    throw error;
  });
  const problem = await inWords(applied, cartFailures.applyCoupon);
  if (!problem || !isUnknown || !FRIENDS_CODE.test(code.trim())) return problem;
  const { giveFriendsCode } = await import('../coupon/friend-code.ts');
  const said = await giveFriendsCode(code);
  return said === undefined ? problem : said;
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
