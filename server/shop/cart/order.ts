/**
 * What an order costs (rules B2, B3, M1): its services, its cart and its coupon are found, and priced as the caller saw it. Finding and
 * judging are apart, because a booking asks for all its parts at once and refuses in the order of the contract.
 */

import { partsOfRef, refWith } from '../../../common/choice.ts';
import { toPaise, toRupees } from '../../../common/money.ts';
import { type Extras, price } from '../../../common/price.ts';
import type { IsoDate } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { ServiceLine } from '../../platform/db/schema.ts';
import { servicesOnSale } from '../catalog/catalog.ts';
import { type Chosen, chosenOf } from '../catalog/choice-rules.ts';
import { lookUpCoupon } from '../coupon/coupon.ts';
import type { CouponLookUp } from '../coupon/rules.ts';
import type { StoredItem } from './line-rules.ts';
import { MAX_QUANTITY, MAX_SERVICES, onSale } from './rules.ts';
import { clearChoices, findCart, removeAllItems } from './store.ts';

/** By the text that names a service with its choice (`ServiceRef`). */
type Quantities = ReadonlyMap<string, number>;

/** A cart with its lines on sale, and its coupon, which is not checked. */
interface Cart {
  id: string;
  lines: StoredItem[];
  couponCode: string | null;
}

/** What a request names: its price (rupees) is the one that the caller saw. */
type Named = Pick<Schemas['BookingRequest'], 'userId' | 'cartId' | 'couponCode'> & { finalPrice?: number };

/** ['a', 'b~long', 'a'] -> a × 2, b~long × 1, in the order of first mention. The limits of a cart also hold without one. Throws VALIDATION_ERROR. */
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

/** What the shop has by these names; null for a choice that the service does not have. Lines in the cart were read with it. */
const findChosen = async (tx: Queries, refs: string[], cart: Cart | null | undefined): Promise<Map<string, Chosen | null>> => {
  const chosen = new Map<string, Chosen | null>(cart?.lines.map(line => [refWith(line.serviceId, line.choice), line]));
  const others = refs.filter(ref => !chosen.has(ref)).map(ref => ({ ref, ...partsOfRef(ref) }));
  if (others.length === 0) return chosen;
  const services = await servicesOnSale(
    tx,
    others.map(({ serviceId }) => serviceId),
  );
  for (const { ref, serviceId, choice } of others) {
    const service = services.get(serviceId);
    if (service) chosen.set(ref, chosenOf(service, choice) ?? null);
  }
  return chosen;
};

/** Who names services without a choice, as older clients do, means what the cart has chosen of them. */
const asInCart = (quantities: Quantities, cart: Cart | null | undefined): Quantities => {
  const isPlain = [...quantities.keys()].every(ref => partsOfRef(ref).choice === '');
  if (!cart || !isPlain || cart.lines.every(({ choice }) => choice === '')) return quantities;
  const lines = Map.groupBy(cart.lines, ({ serviceId }) => serviceId);
  const sum = (of: StoredItem[] = []) => of.reduce((all, { quantity }) => all + quantity, 0);
  const isSame = lines.size === quantities.size && [...quantities].every(([id, quantity]) => sum(lines.get(id)) === quantity);
  if (!isSame) return quantities;
  const refs = [...quantities.keys()].flatMap(id => lines.get(id) ?? []);
  return new Map(refs.map(({ serviceId, choice, quantity }) => [refWith(serviceId, choice), quantity]));
};

/** What the shop has of an order. Nothing is judged yet. */
export async function findOrder(tx: Queries, asked: Quantities, { userId, cartId, couponCode }: Named, today: IsoDate) {
  const cart = cartId === undefined ? null : await cartToBook(tx, cartId, userId);
  const quantities = asInCart(asked, cart);
  const code = couponCode ?? cart?.couponCode ?? null;
  const [chosen, coupon] = await Promise.all([
    findChosen(tx, [...quantities.keys()], cart),
    code === null ? null : lookUpCoupon(tx, code, today, userId),
  ]);
  return { quantities, cart, chosen, coupon };
}
type FoundOrder = Awaited<ReturnType<typeof findOrder>>;

/** Throws SERVICE_NOT_FOUND, CART_NOT_FOUND. */
export function linesOf({ quantities, chosen, cart }: FoundOrder): ServiceLine[] {
  const lines = [...quantities].map(([ref, quantity]) => {
    const found = chosen.get(ref);
    if (!found) throw new AppError('SERVICE_NOT_FOUND', found === null ? { params: { reason: 'CHOICE_GONE' } } : {});
    const { choice, name, names, pricePaise, durationInMinutes } = found;
    return { serviceId: partsOfRef(ref).serviceId, choice, name, names, pricePaise, durationInMinutes, quantity };
  });
  if (cart === undefined) throw new AppError('CART_NOT_FOUND');
  return lines;
}

const mustMatchCart = (cart: Cart, lines: ServiceLine[]) => {
  if (cart.lines.length === 0) throw new AppError('CART_EMPTY');
  const same =
    cart.lines.length === lines.length &&
    cart.lines.every(({ serviceId, choice, quantity }) =>
      lines.some(line => line.serviceId === serviceId && line.choice === choice && line.quantity === quantity),
    );
  if (!same) throw new AppError('CART_CHANGED');
};

/** The cart's coupon, or without a cart the one that the request names. Refuses a request that names another than the cart's. */
const mustBeUsable = ({ coupon: found, cart }: FoundOrder, named: string | undefined): CouponLookUp['coupon'] => {
  if (cart && named !== undefined && named !== cart.couponCode) throw invalidField('couponCode', 'otherCoupon');
  if (found?.refusal) throw new AppError(found.refusal);
  return found?.coupon ?? null;
};

/**
 * The price, if it is the one that the caller saw, and the coupon in it. `extras` are those of the place and the time. Throws CART_EMPTY, CART_CHANGED, what `usableCoupon` throws,
 * PRICE_CHANGED with the new price, and MINIMUM_ORDER_VALUE.
 */
export function agreedPrice(
  order: FoundOrder,
  lines: ServiceLine[],
  { couponCode, finalPrice }: Named,
  settings: Pick<Required<Schemas['Settings']>, 'wholeRupees' | 'minimumOrderValue'>,
  extras: Extras,
) {
  if (order.cart) mustMatchCart(order.cart, lines);
  const coupon = mustBeUsable(order, couponCode);
  const sums = price(lines, coupon, settings, extras);
  const { totalPaise, discountPaise, finalPaise } = sums;
  if (finalPrice !== undefined && toPaise(finalPrice) !== finalPaise) {
    const data = { totalPrice: toRupees(totalPaise), discount: toRupees(discountPaise), finalPrice: toRupees(finalPaise) };
    throw new AppError('PRICE_CHANGED', { data });
  }
  // What the cart costs by itself, as it says before place and time are chosen (rule B5).
  if (price(lines, coupon, settings).finalPaise < toPaise(settings.minimumOrderValue)) {
    throw new AppError('MINIMUM_ORDER_VALUE', { params: { limit: settings.minimumOrderValue } });
  }
  return { coupon, sums };
}

/** Empties the customer's cart if it has exactly these services: they were booked in another way. */
export async function emptySameCart(tx: Queries, userId: string, serviceIds: string[]): Promise<void> {
  const found = await findCart(tx, userId);
  if (!found) return;
  const [lines, quantities] = [onSale(found), quantitiesOf(serviceIds)];
  const isSame = ({ serviceId, choice, quantity }: StoredItem) => quantities.get(refWith(serviceId, choice)) === quantity;
  if (lines.length === quantities.size && lines.every(isSame)) await emptyCart(tx, found.id);
}

/** Removes items, coupon and guests, in the caller's transaction. The cart keeps its id (rule T2). */
export async function emptyCart(db: Queries, cartId: string): Promise<void> {
  await removeAllItems(db, cartId);
  await clearChoices(db, cartId);
}
