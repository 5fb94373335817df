/** Prices the filled carts, to show staff the effect of a minimum order (rules B5, W17). */

import { price } from '../../../common/price.ts';
import type { IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { lookUpCoupon } from '../coupon/coupon.ts';
import type { CouponLookUp } from '../coupon/rules.ts';
import { sumFilledCarts } from './store.ts';

/** The final price in paise of every filled cart, after its coupon if that is valid today. */
export async function pricesOfFilledCarts(
  db: Queries,
  today: IsoDate,
  settings: Pick<Settings, 'wholeRupees'>,
): Promise<number[]> {
  const carts = await sumFilledCarts(db);
  const coupons = new Map<string, CouponLookUp['coupon']>();
  for (const code of new Set(carts.map(({ couponCode }) => couponCode))) {
    if (code !== null) coupons.set(code, (await lookUpCoupon(db, code, today)).coupon);
  }
  return carts.map(({ couponCode, totalPaise }) => {
    const coupon = couponCode === null ? null : (coupons.get(couponCode) ?? null);
    return price([{ pricePaise: totalPaise, quantity: 1 }], coupon, settings).finalPaise;
  });
}
