/** What stays in a cart, what it costs and what its owner is told (rules T3, T6). Pure. */
import type { Schemas } from '../contract/types.ts';
import { price } from '../coupon/pricing.ts';
import { type CouponLookUp, type CouponRefusal, toAppliedCoupon } from '../coupon/rules.ts';
import { imagePath } from '../media/rules.ts';
import { toRupees } from '../shared/money.ts';
import type { StoredCart, StoredItem } from './store.ts';

/** Of one service; the contract's Quantity and the table's constraint say the same. */
export const MAX_QUANTITY = 20;

/** Different services in a cart: with MAX_QUANTITY of each it is what the contract's `serviceIds` can hold. */
export const MAX_SERVICES = 50;

export function onSale({ items }: StoredCart): StoredItem[] {
  return items.filter(({ withdrawn }) => !withdrawn);
}

/** The cart with this item: in the place of the one it changes, else as the last. */
export function withItem(cart: StoredCart, item: StoredItem): StoredCart {
  const isThere = cart.items.some(({ id }) => id === item.id);
  return { ...cart, items: isThere ? cart.items.map(other => (other.id === item.id ? item : other)) : [...cart.items, item] };
}

const WHY: Record<CouponRefusal, string> = {
  COUPON_NOT_FOUND: 'is no longer offered',
  COUPON_INACTIVE: 'is not active any more',
  COUPON_EXPIRED: 'has expired',
  COUPON_USAGE_LIMIT: 'has been used up',
};

const toCartItem = (item: StoredItem): Schemas['CartItem'] => ({
  id: item.id,
  service: {
    id: item.serviceId,
    name: item.name,
    price: toRupees(item.pricePaise),
    durationInMinutes: item.durationInMinutes,
    imageUrl: imagePath(item.imageId),
    categoryName: item.categoryName,
  },
  quantity: item.quantity,
});

export interface CartReview {
  /** The cart as its owner sees it, without what drops out; a line in `notices` for each of that. */
  answer: Schemas['Cart'];
  /** Ids of the items whose service is no longer on sale. */
  withdrawnItems: string[];
  couponDrops: boolean;
}

/** `found` is the look-up of the cart's coupon code, null when it has none. */
export function review(cart: StoredCart, found: CouponLookUp | null): CartReview {
  const items = onSale(cart);
  const withdrawn = cart.items.filter(item => item.withdrawn);
  const coupon = found?.coupon ?? null;
  const { totalPaise, discountPaise, finalPaise } = price(items, coupon);
  const notices = withdrawn.map(({ name }) => `${name} is no longer available and was removed from your cart.`);
  if (found?.refusal) notices.push(`Coupon ${cart.couponCode} ${WHY[found.refusal]} and was removed from your cart.`);
  return {
    answer: {
      id: cart.id,
      items: items.map(toCartItem),
      totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
      totalPrice: toRupees(totalPaise),
      discount: toRupees(discountPaise),
      coupon: coupon && toAppliedCoupon(coupon),
      finalPrice: toRupees(finalPaise),
      notices,
    },
    withdrawnItems: withdrawn.map(({ id }) => id),
    couponDrops: found !== null && found.refusal !== null,
  };
}
