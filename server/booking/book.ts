/** Booking a visit: slot, coupon, price, booking and cart change in one transaction or not at all (rules B1, B2). */
import { addressOf, snapshotOf } from '../address/address.ts';
import { mustBeCustomer } from '../auth/profile.ts';
import { cartToBook, emptyCart } from '../cart/cart.ts';
import { MAX_QUANTITY, MAX_SERVICES } from '../cart/rules.ts';
import { servicesOnSale } from '../catalog/catalog.ts';
import { countBooking } from '../catalog/popularity.ts';
import { AppError, invalidField } from '../contract/errors.ts';
import type { Caller, Once, Schemas } from '../contract/types.ts';
import { redeemCoupon, usableCoupon } from '../coupon/coupon.ts';
import { price } from '../coupon/pricing.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { paymentTypesOf } from '../settings/rules.ts';
import { readSettings } from '../settings/settings.ts';
import { newId } from '../shared/ids.ts';
import { toPaise, toRupees } from '../shared/money.ts';
import { type Instant, istDate, minuteOf } from '../shared/time.ts';
import { noteBooked } from './history.ts';
import { findPlace } from './place.ts';
import { withUpiIfUnpaid } from './read.ts';
import { minimumOrder, quantitiesOf, toBooking } from './rules.ts';
import { addBooking, countPendingOf } from './store.ts';

/** What is booked; `finalPrice` is what whoever books it has been told that it costs. */
export type Order = Omit<Schemas['BookingRequest'], 'finalPrice'> & { finalPrice?: number };

/** A booking without a cart has the limits of one. */
const mustFitCart = (quantities: Map<string, number>) => {
  if (quantities.size > MAX_SERVICES)
    throw invalidField('serviceIds', `At most ${MAX_SERVICES} different services fit a booking.`);
  if (Math.max(...quantities.values()) > MAX_QUANTITY) {
    throw invalidField('serviceIds', `At most ${MAX_QUANTITY} of one service fit a booking.`);
  }
};

/** What the request names, found: services with quantities, the customer's cart and address. */
const findParts = async (tx: Queries, request: Order) => {
  const { userId, serviceIds, cartId, addressId } = request;
  const quantities = quantitiesOf(serviceIds);
  mustFitCart(quantities);
  const onSale = await servicesOnSale(tx, serviceIds);
  const lines = [...quantities].map(([id, quantity]) => {
    const service = onSale.get(id);
    if (!service) throw new AppError('SERVICE_NOT_FOUND');
    return { service, quantity, pricePaise: service.pricePaise };
  });
  const cart = cartId === undefined ? null : await cartToBook(tx, cartId, userId);
  if (cart === undefined) throw new AppError('CART_NOT_FOUND');
  const address = await addressOf(tx, addressId, userId);
  if (!address) throw new AppError('ADDRESS_NOT_FOUND');
  return { quantities, lines, cart, address };
};

type Cart = NonNullable<Awaited<ReturnType<typeof cartToBook>>>;

const mustMatchCart = (cart: Cart, quantities: Map<string, number>) => {
  if (cart.lines.length === 0) throw new AppError('CART_EMPTY');
  const same =
    cart.lines.length === quantities.size &&
    cart.lines.every(({ serviceId, quantity }) => quantities.get(serviceId) === quantity);
  if (!same) throw new AppError('CART_CHANGED');
};

/** The coupon of the cart, or without a cart the one named. Naming another than the cart's is a contradiction. */
const couponCodeOf = (cart: Cart | null, named: string | undefined): string | null => {
  if (!cart) return named ?? null;
  if (named !== undefined && named !== cart.couponCode) {
    throw invalidField('couponCode', 'The cart has another coupon. Apply this one to the cart.');
  }
  return cart.couponCode;
};

const mustHaveFewerPending = async (tx: Queries, userId: string, most: number) => {
  const pending = await countPendingOf(tx, userId);
  if (pending < most) return;
  // A visit that is over is pending until staff completes it.
  const message = `You already have ${pending} pending bookings. Cancel one, or call the salon if a visit is over.`;
  throw new AppError('TOO_MANY_BOOKINGS', { message });
};

export async function book(
  tx: Queries,
  request: Order,
  settings: Schemas['Settings'],
  now: Instant,
  madeBy: 'CUSTOMER' | 'STAFF',
): Promise<Schemas['Booking']> {
  const { userId, bookingDate, paymentType, externalId = null, metadata = null } = request;
  if (!paymentTypesOf(settings).includes(paymentType)) throw invalidField('paymentType', 'The salon does not take payment now.');
  const { quantities, lines, cart, address } = await findParts(tx, request);
  if (cart) mustMatchCart(cart, quantities);

  const couponCode = couponCodeOf(cart, request.couponCode);
  const coupon = couponCode === null ? null : await usableCoupon(tx, couponCode, istDate(now));
  const { totalPaise, discountPaise, finalPaise } = price(lines, coupon);
  if (request.finalPrice !== undefined && toPaise(request.finalPrice) !== finalPaise) {
    const data = { totalPrice: toRupees(totalPaise), discount: toRupees(discountPaise), finalPrice: toRupees(finalPaise) };
    throw new AppError('PRICE_CHANGED', { data });
  }
  if (finalPaise < toPaise(settings.minimumOrderValue)) throw minimumOrder(settings.minimumOrderValue);

  const durationInMinutes = lines.reduce((sum, { service, quantity }) => sum + service.durationInMinutes * quantity, 0);
  await mustHaveFewerPending(tx, userId, settings.maxPendingBookings);
  const wish = { userId, by: madeBy, bookingDate, startMinute: minuteOf(request.bookingTime), durationInMinutes };
  const visit = await findPlace(tx, settings, wish, now);
  if (coupon && !(await redeemCoupon(tx, coupon.id))) throw new AppError('COUPON_USAGE_LIMIT');

  const customer = await mustBeCustomer(tx, userId);
  const id = newId();
  const items = lines.map(({ service, quantity }, position) => ({
    bookingId: id,
    position,
    serviceId: service.id,
    name: service.name,
    pricePaise: service.pricePaise,
    quantity,
    durationInMinutes: service.durationInMinutes,
  }));
  const row = await addBooking(
    tx,
    {
      id,
      userId,
      bookingDate,
      ...visit,
      durationInMinutes,
      addressId: address.id,
      address: snapshotOf(address),
      totalPaise,
      discountPaise,
      finalPaise,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      paymentType,
      createdAt: now,
      madeBy,
      externalId,
      metadata,
    },
    items,
  );
  await countBooking(tx, items, now, 1, now);
  if (cart) await emptyCart(tx, cart.id);
  return toBooking(row, items, customer);
}

/** Books for the customer who calls. The refusals and their order are those of `POST /booking` in the contract. */
export async function bookVisit(
  deps: Deps,
  caller: Caller,
  request: Schemas['BookingRequest'],
  once: Once,
): Promise<Schemas['Booking']> {
  if (request.userId !== caller.id) throw new AppError('FORBIDDEN');
  const { db, clock, catalogAnswers } = deps;
  const bookIn = async (tx: Queries) => {
    const now = clock.now();
    const booking = await book(tx, request, await readSettings(tx), now, 'CUSTOMER');
    await noteBooked(tx, booking.bookingId, caller, now);
    return booking;
  };
  const booking = await db.tx(tx => once(tx, () => bookIn(tx)));
  catalogAnswers.clear();
  return withUpiIfUnpaid(deps, booking);
}
