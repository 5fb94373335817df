/** Coupons for pricing and booking: finds a usable coupon and counts its uses (rules D4, D6). */

import type { IsoDate } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type CouponLookUp, whyUnusable } from './rules.ts';
import { addUse, type CouponRow, findByCode, takeBackUse } from './store.ts';

/** Looks up the coupon with this code for this IST day. The result holds the refusal, if there is one. */
export async function lookUpCoupon(db: Queries, code: string, today: IsoDate): Promise<CouponLookUp> {
  const coupon = await findByCode(db, code);
  if (!coupon) return { coupon: null, refusal: 'COUPON_NOT_FOUND' };
  const refusal = whyUnusable(coupon, today);
  return refusal ? { coupon: null, refusal } : { coupon, refusal };
}

/**
 * A coupon that can be used on this IST day. Throws the first that applies of COUPON_NOT_FOUND, COUPON_INACTIVE (switched off, or before
 * validFrom), COUPON_EXPIRED (after the day validTill) and COUPON_USAGE_LIMIT.
 */
export async function usableCoupon(db: Queries, code: string, today: IsoDate): Promise<CouponRow> {
  const { coupon, refusal } = await lookUpCoupon(db, code, today);
  if (!coupon) throw new AppError(refusal);
  return coupon;
}

/** The coupon of a booking, which has counted its use, if it is valid on this IST day; null if not, and if it was deleted. */
export async function countedCoupon(
  db: Queries,
  { couponId, couponCode }: { couponId: string | null; couponCode: string | null },
  today: IsoDate,
): Promise<CouponRow | null> {
  const coupon = couponCode === null ? undefined : await findByCode(db, couponCode);
  return coupon && coupon.id === couponId && whyUnusable({ ...coupon, usageLimit: null }, today) === null ? coupon : null;
}

/** Counts one use, in the caller's transaction. Answers false and counts nothing if the limit is reached or the coupon is deleted. */
export function redeemCoupon(db: Queries, couponId: string): Promise<boolean> {
  return addUse(db, couponId);
}

/** Gives back one use, in the caller's transaction. Does nothing if the coupon was deleted meanwhile. */
export function returnCoupon(db: Queries, couponId: string): Promise<void> {
  return takeBackUse(db, couponId);
}
