/** The coupon of a cart. Only a booking counts a use (rule D6). */

import { toRupees } from '../../../common/money.ts';
import { price } from '../../../common/price.ts';
import { istDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { usableCoupon } from '../coupon/coupon.ts';
import { toAppliedCoupon } from '../coupon/rules.ts';
import { changeCart, type Owned } from './change.ts';
import { onSale } from './rules.ts';
import { findCart, setCoupon } from './store.ts';

/** Replaces the coupon of the cart. Throws what `usableCoupon` throws. */
export function applyCoupon(deps: Deps, owned: Owned, code: string): Promise<Schemas['Cart']> {
  return changeCart(deps, owned, async (tx, cart, today) => {
    const coupon = await usableCoupon(tx, code, today, cart.userId);
    await setCoupon(tx, cart.id, coupon.code);
    return { ...cart, couponCode: coupon.code };
  });
}

/** Does nothing if there is no coupon. */
export function removeCoupon(deps: Deps, owned: Owned): Promise<Schemas['Cart']> {
  return changeCart(deps, owned, async (tx, cart) => {
    await setCoupon(tx, cart.id, null);
    return { ...cart, couponCode: null };
  });
}

/** The prices of the customer's cart with the coupon, in rupees; zeros without a cart. Throws what `usableCoupon` throws. */
export async function quoteCoupon({ db, clock }: Deps, userId: string, code: string): Promise<Schemas['CouponQuote']> {
  const coupon = await usableCoupon(db.read, code, istDate(clock.now()), userId);
  const cart = await findCart(db.read, userId);
  const settings = await readSettings(db.read);
  const { totalPaise, discountPaise, finalPaise } = price(cart ? onSale(cart) : [], coupon, settings);
  return {
    coupon: toAppliedCoupon(coupon),
    totalPrice: toRupees(totalPaise),
    discount: toRupees(discountPaise),
    finalPrice: toRupees(finalPaise),
  };
}
