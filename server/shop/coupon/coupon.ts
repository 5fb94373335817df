/** Coupons for pricing and booking: finds a usable coupon and counts its uses (rules D4, D6). */

import type { IsoDate } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type CouponLookUp, whyNotFor, whyUnusable } from './rules.ts';
import { addUse, type CouponRow, findByCode, hasBooked, takeBackUse, type Use, usesOf } from './store.ts';

/** Why this customer cannot use what others may use now, or null. Asks the database only what the coupon depends on. */
const whyNotForCustomer = async (db: Queries, coupon: CouponRow, userId: string) => {
  const { id, limitPerCustomer, firstBookingOnly } = coupon;
  const [uses, isKnown] = await Promise.all([
    limitPerCustomer === null ? 0 : usesOf(db, id, userId),
    firstBookingOnly && hasBooked(db, userId),
  ]);
  return whyNotFor(coupon, { uses, hasBooked: isKnown });
};

/**
 * Looks up the coupon with this code for this customer and IST day. The result holds the refusal, if there is one. Somebody else's
 * personal coupon is as unknown as any other code (rule D12).
 */
export async function lookUpCoupon(db: Queries, code: string, today: IsoDate, userId: string): Promise<CouponLookUp> {
  const coupon = await findByCode(db, code);
  if (!coupon || (coupon.userId !== null && coupon.userId !== userId)) return { coupon: null, refusal: 'COUPON_NOT_FOUND' };
  const refusal = whyUnusable(coupon, today) ?? (await whyNotForCustomer(db, coupon, userId));
  return refusal ? { coupon: null, refusal } : { coupon, refusal };
}

/**
 * A coupon that this customer can use on this IST day. Throws the first that applies of COUPON_NOT_FOUND, COUPON_INACTIVE (switched off,
 * or before validFrom), COUPON_EXPIRED (after the day validTill), COUPON_USAGE_LIMIT, COUPON_FIRST_BOOKING and COUPON_CUSTOMER_LIMIT.
 */
export async function usableCoupon(db: Queries, code: string, today: IsoDate, userId: string): Promise<CouponRow> {
  const { coupon, refusal } = await lookUpCoupon(db, code, today, userId);
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

/**
 * Counts one use, in the caller's transaction. Answers false and counts nothing if a limit is reached, if it is for a first booking and
 * the customer has another, or if the coupon is deleted (rules D13 to D15).
 */
export function redeemCoupon(db: Queries, use: Use): Promise<boolean> {
  return addUse(db, use);
}

/** Gives back the use of a booking, in the caller's transaction. Does nothing the second time, and if the coupon was deleted meanwhile. */
export function returnCoupon(db: Queries, use: Pick<Use, 'couponId' | 'bookingId'>): Promise<void> {
  return takeBackUse(db, use);
}
