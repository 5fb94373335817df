/**
 * What an order costs (rules B2, B3, M1): its services, its cart and its coupon are found, and priced as the caller saw it. Finding and
 * judging are apart, because a booking asks for all its parts at once and refuses in the order of the contract.
 */

import { toPaise, toRupees } from '../../../common/money.ts';
import type { IsoDate } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { ServiceLine } from '../../platform/db/schema.ts';
import { namesOf } from '../../platform/shared/translations.ts';
import { servicesOnSale } from '../catalog/catalog.ts';
import { lookUpCoupon } from '../coupon/coupon.ts';
import { price } from '../coupon/pricing.ts';
import type { CouponLookUp } from '../coupon/rules.ts';
import { MAX_QUANTITY, MAX_SERVICES, onSale } from './rules.ts';
import { findCart, removeAllItems, type StoredItem, setCoupon } from './store.ts';

type Quantities = ReadonlyMap<string, number>;
type Service = Pick<StoredItem, 'name' | 'translations' | 'pricePaise' | 'durationInMinutes'>;

/** A cart with its lines on sale, and its coupon, which is not checked. */
interface Cart {
  id: string;
  lines: StoredItem[];
  couponCode: string | null;
}

/** What a request names: its price (rupees) is the one that the caller saw. */
type Named = Pick<Schemas['BookingRequest'], 'userId' | 'cartId' | 'couponCode'> & { finalPrice?: number };

/** ['a', 'b', 'a'] -> a × 2, b × 1, in the order of first mention. The limits of a cart also hold without one. Throws VALIDATION_ERROR. */
export function quantitiesOf(serviceIds: string[]): Quantities {
  const quantities = new Map<string, number>();
  for (const id of serviceIds) quantities.set(id, (quantities.get(id) ?? 0) + 1);
  if (quantities.size > MAX_SERVICES) throw invalidField('serviceIds', 'maxServices', { limit: MAX_SERVICES });
  if (Math.max(...quantities.values()) > MAX_QUANTITY) {
    throw invalidField('serviceIds', 'maxQuantity', { limit: MAX_QUANTITY });
  }
  return quantities;
}

/** Undefined if the cart is not this user's. */
const cartToBook = async (db: Queries, cartId: string, userId: string): Promise<Cart | undefined> => {
  const cart = await findCart(db, userId);
  if (cart?.id !== cartId) return undefined;
  return { id: cart.id, lines: onSale(cart), couponCode: cart.couponCode };
};

/** The services with these ids that are on sale. Those in the cart were read with it. */
const findServices = async (tx: Queries, ids: string[], cart: Cart | null | undefined) => {
  const services = new Map<string, Service>(cart?.lines.map(line => [line.serviceId, line]));
  const others = ids.filter(id => !services.has(id));
  if (others.length > 0) for (const [id, service] of await servicesOnSale(tx, others)) services.set(id, service);
  return services;
};

/** What the shop has of an order. Nothing is judged yet. */
export async function findOrder(tx: Queries, quantities: Quantities, { userId, cartId, couponCode }: Named, today: IsoDate) {
  const cart = cartId === undefined ? null : await cartToBook(tx, cartId, userId);
  const code = couponCode ?? cart?.couponCode ?? null;
  const [services, coupon] = await Promise.all([
    findServices(tx, [...quantities.keys()], cart),
    code === null ? null : lookUpCoupon(tx, code, today),
  ]);
  return { quantities, cart, services, coupon };
}
type FoundOrder = Awaited<ReturnType<typeof findOrder>>;

/** Throws SERVICE_NOT_FOUND, CART_NOT_FOUND. */
export function linesOf({ quantities, services, cart }: FoundOrder): ServiceLine[] {
  const lines = [...quantities].map(([serviceId, quantity]) => {
    const service = services.get(serviceId);
    if (!service) throw new AppError('SERVICE_NOT_FOUND');
    const { name, translations, pricePaise, durationInMinutes } = service;
    return { serviceId, name, names: namesOf(translations), pricePaise, durationInMinutes, quantity };
  });
  if (cart === undefined) throw new AppError('CART_NOT_FOUND');
  return lines;
}

const mustMatchCart = (cart: Cart, quantities: Quantities) => {
  if (cart.lines.length === 0) throw new AppError('CART_EMPTY');
  const same =
    cart.lines.length === quantities.size &&
    cart.lines.every(({ serviceId, quantity }) => quantities.get(serviceId) === quantity);
  if (!same) throw new AppError('CART_CHANGED');
};

/** The cart's coupon, or without a cart the one that the request names. Refuses a request that names another than the cart's. */
const mustBeUsable = ({ coupon: found, cart }: FoundOrder, named: string | undefined): CouponLookUp['coupon'] => {
  if (cart && named !== undefined && named !== cart.couponCode) throw invalidField('couponCode', 'otherCoupon');
  if (found?.refusal) throw new AppError(found.refusal);
  return found?.coupon ?? null;
};

/**
 * The price, if it is the one that the caller saw, and the coupon in it. Throws CART_EMPTY, CART_CHANGED, what `usableCoupon` throws,
 * PRICE_CHANGED with the new price, and MINIMUM_ORDER_VALUE.
 */
export function agreedPrice(
  order: FoundOrder,
  lines: ServiceLine[],
  { couponCode, finalPrice }: Named,
  settings: Pick<Required<Schemas['Settings']>, 'wholeRupees' | 'minimumOrderValue'>,
) {
  if (order.cart) mustMatchCart(order.cart, order.quantities);
  const coupon = mustBeUsable(order, couponCode);
  const sums = price(lines, coupon, settings);
  const { totalPaise, discountPaise, finalPaise } = sums;
  if (finalPrice !== undefined && toPaise(finalPrice) !== finalPaise) {
    const data = { totalPrice: toRupees(totalPaise), discount: toRupees(discountPaise), finalPrice: toRupees(finalPaise) };
    throw new AppError('PRICE_CHANGED', { data });
  }
  if (finalPaise < toPaise(settings.minimumOrderValue)) {
    throw new AppError('MINIMUM_ORDER_VALUE', { params: { limit: settings.minimumOrderValue } });
  }
  return { coupon, sums };
}

/** Removes items and coupon, in the caller's transaction. The cart keeps its id (rule T2). */
export async function emptyCart(db: Queries, cartId: string): Promise<void> {
  await removeAllItems(db, cartId);
  await setCoupon(db, cartId, null);
}
