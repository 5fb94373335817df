/** Coupons for who prices and books: finding one that can be used, and counting its uses (rules D4, D6). */
import { AppError } from '../contract/errors.ts';
import type { Queries } from '../db/database.ts';
import type { IsoDate } from '../shared/time.ts';
import { type CouponLookUp, whyUnusable } from './rules.ts';
import { addUse, type CouponRow, findByCode, takeBackUse } from './store.ts';

/** The coupon of this code as of this IST day; throws nothing. */
export async function lookUpCoupon(db: Queries, code: string, today: IsoDate): Promise<CouponLookUp> {
  const coupon = await findByCode(db, code);
  if (!coupon) return { coupon: null, refusal: 'COUPON_NOT_FOUND' };
  const refusal = whyUnusable(coupon, today);
  return refusal ? { coupon: null, refusal } : { coupon, refusal };
}

/**
 * A coupon that can be used on this IST day, or the first that holds of COUPON_NOT_FOUND, COUPON_INACTIVE (switched off
 * or before validFrom), COUPON_EXPIRED (after validTill, which is still a day of it) and COUPON_USAGE_LIMIT.
 */
export async function usableCoupon(db: Queries, code: string, today: IsoDate): Promise<CouponRow> {
  const { coupon, refusal } = await lookUpCoupon(db, code, today);
  if (!coupon) throw new AppError(refusal);
  return coupon;
}

/** Counts one use, in the caller's transaction. False when the limit is reached or the coupon is gone: nothing counted. */
export function redeemCoupon(db: Queries, couponId: string): Promise<boolean> {
  return addUse(db, couponId);
}

/** Gives one use back, in the caller's transaction. A coupon that was deleted meanwhile has nothing to give back to. */
export function returnCoupon(db: Queries, couponId: string): Promise<void> {
  return takeBackUse(db, couponId);
}
