/** Prices the filled carts, to show staff the effect of a minimum order (rules B5, W17). */

import { price } from '../../../common/price.ts';
import type { IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { lookUpCoupon } from '../coupon/coupon.ts';
import type { CouponLookUp } from '../coupon/rules.ts';
import { sumFilledCarts } from './store.ts';

type Coupon = NonNullable<CouponLookUp['coupon']>;

/** What one customer can use now, all can. */
const isForEverybody = ({ userId, limitPerCustomer, firstBookingOnly }: Coupon): boolean =>
  userId === null && limitPerCustomer === null && !firstBookingOnly;

/** The final price in paise of every filled cart, after its coupon if its owner can use that today. */
export async function pricesOfFilledCarts(
  db: Queries,
  today: IsoDate,
  settings: Pick<Settings, 'wholeRupees'>,
): Promise<number[]> {
  const carts = await sumFilledCarts(db);
  const everybodys = new Map<string, Coupon>();
  const prices: number[] = [];
  for (const { userId, couponCode, totalPaise } of carts) {
    const known = couponCode === null ? null : everybodys.get(couponCode);
    const coupon = known ?? (couponCode === null ? null : (await lookUpCoupon(db, couponCode, today, userId)).coupon);
    if (coupon && isForEverybody(coupon)) everybodys.set(coupon.code, coupon);
    prices.push(price([{ pricePaise: totalPaise, quantity: 1 }], coupon, settings).finalPaise);
  }
  return prices;
}
