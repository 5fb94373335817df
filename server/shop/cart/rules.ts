/** Decides what drops out of a cart, what the cart costs, and which notices its owner sees (rules T3, T6). Pure. */
import { choiceIn } from '../../../common/choice.ts';
import { toRupees } from '../../../common/money.ts';
import { price } from '../../../common/price.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { type Names, namesOf } from '../../platform/shared/translations.ts';
import { imagePath } from '../../salon/media/rules.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { type CouponLookUp, type CouponRefusal, toAppliedCoupon } from '../coupon/rules.ts';
import { guestsWith } from './guest-rules.ts';
import type { StoredCart, StoredItem } from './line-rules.ts';

/** For one service. The contract's Quantity and the table's constraint have the same limit. */
export const MAX_QUANTITY = 20;

/** Different services in a cart. With MAX_QUANTITY of each, they just fit into the contract's `serviceIds`. */
export const MAX_SERVICES = 50;

export function onSale({ items }: StoredCart): StoredItem[] {
  return items.filter(({ withdrawn }) => withdrawn === null);
}

/** The cart with this item, in the place of the item with the same id, or at the end. */
export function withItem(cart: StoredCart, item: StoredItem): StoredCart {
  const isThere = cart.items.some(({ id }) => id === item.id);
  return { ...cart, items: isThere ? cart.items.map(other => (other.id === item.id ? item : other)) : [...cart.items, item] };
}

type CartChange = Schemas['CartChange'];

export function serviceNotAdded({ name, names }: { name: string; names: Names | null }): CartChange {
  return { code: 'SERVICE_NOT_ADDED', params: { name, ...(names && { names }) }, message: `${name} is no longer available.` };
}

const serviceRemoved = ({ name, names, withdrawn }: StoredItem): CartChange => {
  const params = { name, ...(names && { names }) };
  return withdrawn === 'CHOICE'
    ? {
        code: 'CHOICE_REMOVED',
        params,
        message: `${name} is no longer available as you chose it and was removed from your cart. Please choose again.`,
      }
    : { code: 'SERVICE_REMOVED', params, message: `${name} is no longer available and was removed from your cart.` };
};

const WHY: Record<CouponRefusal, string> = {
  COUPON_NOT_FOUND: 'is no longer offered',
  COUPON_INACTIVE: 'is not active any more',
  COUPON_EXPIRED: 'has expired',
  COUPON_USAGE_LIMIT: 'has been used up',
  COUPON_FIRST_BOOKING: 'is only for a first booking',
  COUPON_CUSTOMER_LIMIT: 'was used as often as each customer may use it',
};

/** Clients of before the later refusals know these four. */
const nearestOf = (reason: CouponRefusal): NonNullable<CartChange['params']['reason']> => {
  if (reason === 'COUPON_FIRST_BOOKING') return 'COUPON_INACTIVE';
  return reason === 'COUPON_CUSTOMER_LIMIT' ? 'COUPON_USAGE_LIMIT' : reason;
};

const couponRemoved = (couponCode: string, refusal: CouponRefusal): CartChange => ({
  code: 'COUPON_REMOVED',
  params: { couponCode, reason: nearestOf(refusal), refusal },
  message: `Coupon ${couponCode} ${WHY[refusal]} and was removed from your cart.`,
});

/** The cart with these changes first. */
export function withChanges(cart: Schemas['Cart'], first: CartChange[]): Schemas['Cart'] {
  const changes = [...first, ...cart.changes];
  return { ...cart, changes, notices: changes.map(({ message }) => message) };
}

const toCartItem = (item: StoredItem): Schemas['CartItem'] => {
  const categoryNames = namesOf(item.categoryTranslations);
  return {
    id: item.id,
    service: {
      id: item.serviceId,
      ...choiceIn(item.choice),
      name: item.name,
      ...(item.names && { names: item.names }),
      price: toRupees(item.pricePaise),
      durationInMinutes: item.durationInMinutes,
      imageUrl: imagePath(item.imageId),
      categoryName: item.categoryName,
      ...(categoryNames && { categoryNames }),
    },
    quantity: item.quantity,
  };
};

export interface CartReview {
  /** The cart for its owner. `changes` lists what drops out. */
  answer: Schemas['Cart'];
  /** Ids of the items whose service is no longer on sale. */
  withdrawnItems: string[];
  couponDrops: boolean;
}

/** `found` is the look-up of the cart's coupon, null if it has none. */
export function review(cart: StoredCart, found: CouponLookUp | null, settings: Pick<Settings, 'wholeRupees'>): CartReview {
  const items = onSale(cart);
  const withdrawn = cart.items.filter(({ withdrawn: gone }) => gone !== null);
  const coupon = found?.coupon ?? null;
  const { totalPaise, discountPaise, finalPaise } = price(items, coupon, settings);
  const guests = guestsWith(cart.guests, items);
  const changes = withdrawn.map(serviceRemoved);
  if (found?.refusal && cart.couponCode) changes.push(couponRemoved(cart.couponCode, found.refusal));
  return {
    answer: {
      id: cart.id,
      items: items.map(toCartItem),
      totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
      totalPrice: toRupees(totalPaise),
      discount: toRupees(discountPaise),
      coupon: coupon && toAppliedCoupon(coupon),
      finalPrice: toRupees(finalPaise),
      changes,
      notices: changes.map(({ message }) => message),
      ...(guests && { guests }),
    },
    withdrawnItems: withdrawn.map(({ id }) => id),
    couponDrops: found !== null && found.refusal !== null,
  };
}
