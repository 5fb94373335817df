/** Booking a visit: slot, coupon, price, booking and cart change in one transaction or not at all (rules B1, B2). */

import { istInstant, minuteOf } from '../../../common/minutes.ts';
import { toPaise, toRupees } from '../../../common/money.ts';
import { depositOf, termsOf } from '../../../common/terms.ts';
import { type Instant, type IsoDate, istDate, MINUTE } from '../../../common/time.ts';
import { depositForNoShows } from '../../accounts/auth/no-shows.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { newId } from '../../platform/shared/ids.ts';
import { namesOf } from '../../platform/shared/translations.ts';
import { paymentTypesOf, paysOnline } from '../../salon/settings/rules.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { addressAndCustomer, snapshotOf } from '../../schedule/address/address.ts';
import { findPlace, pastPlace, pendingFor, wishFor } from '../../schedule/free/place.ts';
import { placeVisit } from '../../schedule/professional/visits.ts';
import { whoComesOf } from '../../schedule/professional/who-comes.ts';
import { cartToBook, emptyCart } from '../../shop/cart/cart.ts';
import { MAX_QUANTITY, MAX_SERVICES } from '../../shop/cart/rules.ts';
import { servicesOnSale } from '../../shop/catalog/catalog.ts';
import { lookUpCoupon, redeemCoupon } from '../../shop/coupon/coupon.ts';
import { price } from '../../shop/coupon/pricing.ts';
import type { CouponLookUp } from '../../shop/coupon/rules.ts';
import { endHold } from '../change/hold.ts';
import { noteEvents, noteHandOver } from '../record/history.ts';
import { withStartCode, withUpiIfUnpaid } from '../record/read.ts';
import { addBooking } from '../record/record.ts';
import { quantitiesOf, toBooking } from '../record/rules.ts';

/** An order. `finalPrice` (rupees) is the price that the caller saw. */
export type Order = Omit<Schemas['BookingRequest'], 'finalPrice'> & { finalPrice?: number };

/** The limits of a cart also hold for a booking without one. */
const mustFitCart = (quantities: Map<string, number>) => {
  if (quantities.size > MAX_SERVICES) throw invalidField('serviceIds', 'maxServices', { limit: MAX_SERVICES });
  if (Math.max(...quantities.values()) > MAX_QUANTITY) {
    throw invalidField('serviceIds', 'maxQuantity', { limit: MAX_QUANTITY });
  }
};

type Cart = NonNullable<Awaited<ReturnType<typeof cartToBook>>>;
type Service = Pick<Cart['lines'][number], 'name' | 'translations' | 'pricePaise' | 'durationInMinutes'>;

/** The services with these ids that are on sale. Those in the cart were read with it. */
const findServices = async (tx: Queries, ids: string[], cart: Cart | null | undefined) => {
  const services = new Map<string, Service>(cart?.lines.map(line => [line.serviceId, line]));
  const others = ids.filter(id => !services.has(id));
  if (others.length > 0) for (const [id, service] of await servicesOnSale(tx, others)) services.set(id, service);
  return services;
};

/**
 * Finds what the request names: services with quantities, the customer, their cart, address and coupon, and the visits that are pending. All
 * are asked at once, because on PostgreSQL they then share a round trip.
 */
const findParts = async (tx: Queries, request: Order, settings: Settings, today: IsoDate) => {
  const { userId, serviceIds, cartId, addressId, couponCode } = request;
  const quantities = quantitiesOf(serviceIds);
  mustFitCart(quantities);
  const readWithCart = async () => {
    const cart = cartId === undefined ? null : await cartToBook(tx, cartId, userId);
    const code = couponCode ?? cart?.couponCode ?? null;
    const [services, coupon] = await Promise.all([
      findServices(tx, [...quantities.keys()], cart),
      code === null ? null : lookUpCoupon(tx, code, today),
    ]);
    return { cart, services, coupon };
  };
  const [{ cart, services, coupon }, home, pending] = await Promise.all([
    readWithCart(),
    addressAndCustomer(tx, addressId, userId),
    pendingFor(tx, settings, request),
  ]);
  const lines = [...quantities].map(([serviceId, quantity]) => {
    const service = services.get(serviceId);
    if (!service) throw new AppError('SERVICE_NOT_FOUND');
    const { name, translations, pricePaise, durationInMinutes } = service;
    return { serviceId, name, names: namesOf(translations), pricePaise, durationInMinutes, quantity };
  });
  if (cart === undefined) throw new AppError('CART_NOT_FOUND');
  if (!home) throw new AppError('ADDRESS_NOT_FOUND');
  return { quantities, lines, cart, coupon, pending, ...home };
};

const mustMatchCart = (cart: Cart, quantities: Map<string, number>) => {
  if (cart.lines.length === 0) throw new AppError('CART_EMPTY');
  const same =
    cart.lines.length === quantities.size &&
    cart.lines.every(({ serviceId, quantity }) => quantities.get(serviceId) === quantity);
  if (!same) throw new AppError('CART_CHANGED');
};

/** The cart's coupon, or without a cart the one that the request names. Refuses a request that names another than the cart's. */
const mustBeUsable = (found: CouponLookUp | null, cart: Cart | null, named: string | undefined): CouponLookUp['coupon'] => {
  if (cart && named !== undefined && named !== cart.couponCode) throw invalidField('couponCode', 'otherCoupon');
  if (found?.refusal) throw new AppError(found.refusal);
  return found?.coupon ?? null;
};

/** The price if it is the one that the caller saw. Throws PRICE_CHANGED with the new one, and MINIMUM_ORDER_VALUE. */
const agreedPrice = (
  priced: ReturnType<typeof price>,
  { finalPrice }: Pick<Order, 'finalPrice'>,
  { minimumOrderValue }: Pick<Schemas['Settings'], 'minimumOrderValue'>,
) => {
  const { totalPaise, discountPaise, finalPaise } = priced;
  if (finalPrice !== undefined && toPaise(finalPrice) !== finalPaise) {
    const data = { totalPrice: toRupees(totalPaise), discount: toRupees(discountPaise), finalPrice: toRupees(finalPaise) };
    throw new AppError('PRICE_CHANGED', { data });
  }
  if (finalPaise < toPaise(minimumOrderValue)) {
    throw new AppError('MINIMUM_ORDER_VALUE', { params: { limit: minimumOrderValue } });
  }
  return priced;
};

/** Books in the transaction `tx`, and records it. A visit of the past takes nobody's time. */
export async function book(
  deps: Deps,
  tx: Queries,
  request: Order,
  settings: Settings,
  now: Instant,
  caller: Caller,
  place: 'FREE' | 'PAST' = 'FREE',
): Promise<Schemas['Booking']> {
  const madeBy: 'CUSTOMER' | 'STAFF' = MAY[caller.role].actsAs === 'CUSTOMER' ? 'CUSTOMER' : 'STAFF';
  const { userId, bookingDate, paymentType, externalId = null, metadata = null } = request;
  const offered = paymentTypesOf(deps.config, settings);
  if (!offered.includes(paymentType)) throw invalidField('paymentType', 'notOffered', { values: offered });
  const { quantities, lines, cart, address, customer, ...parts } = await findParts(tx, request, settings, istDate(now));
  if (cart) mustMatchCart(cart, quantities);

  const coupon = mustBeUsable(parts.coupon, cart, request.couponCode);
  const { totalPaise, discountPaise, roundOffPaise, finalPaise } = agreedPrice(price(lines, coupon, settings), request, settings);
  const durationInMinutes = lines.reduce((sum, line) => sum + line.durationInMinutes * line.quantity, 0);
  const { professionalId, womenOnly = customer.womenOnly } = request;
  const wish = wishFor([...quantities.keys()], address, { professionalId, womenOnly });
  const startMinute = minuteOf(request.bookingTime);
  const wanted = { ...wish, address, userId, by: madeBy, bookingDate, startMinute, durationInMinutes };
  // A visit that took place needs no free time (rule B50).
  const { span, assignment } =
    place === 'PAST' ? pastPlace(wanted, now) : await findPlace(tx, settings, wanted, now, { known: parts.pending });

  // The account may have been deactivated after the request began.
  if (!customer.active) throw new AppError('UNAUTHORIZED');
  const id = newId();
  const byCustomer = madeBy === 'CUSTOMER';
  const paysFirst = byCustomer && paysOnline(deps.config, settings);
  const deposit = async () => depositOf(finalPaise, settings, await depositForNoShows(tx, deps.config, settings, userId, now));
  const advancePaise = !paysFirst ? 0 : paymentType === 'PAY_NOW' ? finalPaise : await deposit();
  const hold = advancePaise > 0 ? { advancePaise, holdUntil: now + settings.holdMinutes * MINUTE } : {};
  // Nobody showed the policy to a customer whom staff book for.
  const terms = byCustomer ? termsOf(finalPaise, { start: istInstant(bookingDate, span.startMinute), now }, settings) : {};
  const items = lines.map((line, position) => ({ bookingId: id, position, ...line }));
  const added = {
    id,
    userId,
    bookingDate,
    ...span,
    durationInMinutes,
    addressId: address.id,
    address: snapshotOf(address),
    totalPaise,
    discountPaise,
    roundOffPaise,
    finalPaise,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    paymentType,
    createdAt: now,
    madeBy,
    externalId,
    metadata,
    ...hold,
    ...terms,
  };
  const write = async () => {
    const row = await addBooking(tx, added, items);
    const isNamed = assignment !== undefined || (place === 'PAST' && professionalId !== undefined);
    const visits = isNamed ? [await placeVisit(tx, { bookingId: id, date: bookingDate, span, wish, assignment })] : [];
    if (assignment?.handOver) await noteHandOver(deps, tx, assignment.handOver, caller, now);
    await noteEvents(deps, tx, [{ kind: 'BOOKED', bookingId: id, professionalId: assignment?.professionalId }], caller, now);
    return { row, visits };
  };
  // Together, because on PostgreSQL they then share a round trip.
  const [isCounted, { row, visits }] = await Promise.all([coupon ? redeemCoupon(tx, coupon.id) : true, write()]);
  if (!isCounted) throw new AppError('COUPON_USAGE_LIMIT');
  if (row.holdUntil !== null) await enqueue(tx, endHold, { bookingId: id }, now, { dueAt: row.holdUntil, key: id });
  if (cart) await emptyCart(tx, cart.id);
  const whoComes = await whoComesOf(tx, settings, visits, madeBy === 'STAFF' ? 'STAFF' : { customerAt: now });
  return toBooking(row, items, customer, whoComes.get(id));
}

/** Books for the signed-in customer. The contract lists the refusals of `POST /booking` in this order. */
export async function bookVisit(
  deps: Deps,
  caller: Caller,
  request: Schemas['BookingRequest'],
  once: Once,
): Promise<Schemas['Booking']> {
  if (request.userId !== caller.id) throw new AppError('FORBIDDEN');
  const { db, clock } = deps;
  const booking = await db.tx(async tx => {
    // Asked together with the idempotency key, in one round trip.
    const settings = readSettings(tx);
    const booked = once(tx, async () => book(deps, tx, request, await settings, clock.now(), caller));
    return (await Promise.all([booked, settings]))[0];
  });
  return withStartCode(deps, await withUpiIfUnpaid(deps, booking), caller);
}
