/** Booking a visit: slot, coupon, price, booking and cart change in one transaction or not at all (rules B1, B2). */

import { quietPercentAt, travelFeeTo } from '../../../common/extras.ts';
import { istInstant, minuteOf } from '../../../common/minutes.ts';
import { toPaise } from '../../../common/money.ts';
import type { Extras } from '../../../common/price.ts';
import { NO_STEPS, termsOf } from '../../../common/terms.ts';
import { type Instant, type IsoDate, istDate, MINUTE, type Minute } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { AddressSnapshot } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { newId } from '../../platform/shared/ids.ts';
import { paymentTypesOf } from '../../salon/settings/rules.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { addressAndCustomer, snapshotOf } from '../../schedule/address/address.ts';
import { placeOf } from '../../schedule/fit/travel-rules.ts';
import { pendingFor, wishFor } from '../../schedule/free/time.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import { placeVisit } from '../../schedule/professional/visits.ts';
import { whoComesOf } from '../../schedule/professional/who-comes.ts';
import { agreedPrice, emptyCart, findOrder, linesOf, quantitiesOf } from '../../shop/cart/order.ts';
import { redeemCoupon } from '../../shop/coupon/coupon.ts';
import { endHold } from '../change/hold.ts';
import { type Actor, noteEvents, noteHandOver, noteOtherParts } from '../record/history.ts';
import { partiesOf, writeGuestServices } from '../record/party.ts';
import { bookingRowOf, withStartCode, withUpiIfUnpaid } from '../record/read.ts';
import { addBooking } from '../record/record.ts';
import { minutesOfLines, toBooking } from '../record/rules.ts';
import { endWaitsFor, openWaitsOf } from '../wait/end.ts';
import { findPlace, partyIn } from './place.ts';
import { stepsOf } from './steps.ts';

/** An order. `finalPrice` (rupees) is the price that the caller saw. */
export type Order = Omit<Schemas['BookingRequest'], 'finalPrice'> & { finalPrice?: number };

/**
 * Finds what the request names: services with quantities, the customer, their cart, address and coupon, the visits that are pending, and what the customer waits for. All
 * are asked at once, because on PostgreSQL they then share a round trip.
 */
const findParts = async (tx: Queries, request: Order, settings: Settings, today: IsoDate) => {
  const quantities = quantitiesOf(request.serviceIds);
  const [order, home, pending, waits] = await Promise.all([
    findOrder(tx, quantities, request, today),
    addressAndCustomer(tx, request.addressId, request.userId),
    pendingFor(tx, settings, request),
    openWaitsOf(tx, request.userId),
  ]);
  const lines = linesOf(order);
  if (!home) throw new AppError('ADDRESS_NOT_FOUND');
  return { order, lines, pending, waits, ...home };
};

/** What place and time add to the price, and take off it (rules M50 and M51). */
export function extrasOf(
  settings: Settings,
  address: Pick<AddressSnapshot, 'latitude' | 'longitude'> | null,
  { bookingDate, startMinute }: { bookingDate: IsoDate; startMinute: Minute },
): Required<Pick<Extras, 'travelPaise' | 'quietPercent'>> {
  return {
    travelPaise: toPaise(travelFeeTo(settings, placeOf(address?.latitude, address?.longitude))),
    quietPercent: quietPercentAt(settings, bookingDate, startMinute),
  };
}

/** A visit of a series (rule B101), and whoever lets it be booked: the program itself, or who chose its time. */
export interface OfSeries {
  seriesId: string;
  by: Actor;
}

/** Books in the transaction `tx`, and records it. A visit of the past takes nobody's time, and one of a series asks for no advance. */
export async function book(
  deps: Deps,
  tx: Queries,
  request: Order,
  settings: Settings,
  now: Instant,
  caller: Caller,
  when: 'TO_COME' | 'PAST' | OfSeries = 'TO_COME',
): Promise<Schemas['Booking']> {
  const madeBy: 'CUSTOMER' | 'STAFF' = MAY[caller.role].actsAs === 'CUSTOMER' ? 'CUSTOMER' : 'STAFF';
  const { userId, bookingDate, paymentType, externalId = null, metadata = null } = request;
  const offered = paymentTypesOf(deps.config, settings);
  if (!offered.includes(paymentType)) throw invalidField('paymentType', 'notOffered', { values: offered });
  const { order, lines, address, customer, pending, waits } = await findParts(tx, request, settings, istDate(now));
  const { relatedTo = null } = request;
  if (relatedTo !== null && (await bookingRowOf(tx, relatedTo))?.userId !== userId) throw new AppError('BOOKING_NOT_FOUND');

  const startMinute = minuteOf(request.bookingTime);
  const extras = extrasOf(settings, address, { bookingDate, startMinute });
  const party = await partyIn(tx, request, order.chosen);
  const { coupon, sums } = agreedPrice(order, lines, request, settings, extras);
  const { finalPaise } = sums;

  const { professionalId, womenOnly = customer.womenOnly } = request;
  const serviceIds = [...new Set(lines.map(({ serviceId }) => serviceId))];
  const wish = wishFor(serviceIds, address, { professionalId, womenOnly });
  const wanted = { ...wish, address, userId, by: madeBy, bookingDate, startMinute, durationInMinutes: minutesOfLines(lines) };
  const asked = { party, request, isPast: when === 'PAST' };
  const { span, durationInMinutes, visits, fields, served } = await findPlace(tx, settings, wanted, asked, now, {
    known: pending,
  });
  const lead = visits[0]?.assignment;

  // The account may have been deactivated after the request began.
  if (!customer.active) throw new AppError('UNAUTHORIZED');
  const byCustomer = madeBy === 'CUSTOMER';
  const ofSeries = typeof when === 'object' ? when : undefined;
  const asking = { userId, paymentType, ...(party && { partyOn: bookingDate }) };
  const steps = byCustomer && !ofSeries ? await stepsOf(deps, tx, asking, { finalPaise, settings, now }) : NO_STEPS;
  const hold = steps.advancePaise > 0 ? { holdUntil: now + settings.holdMinutes * MINUTE } : {};
  // Nobody showed the policy to a customer whom staff book for.
  const terms = byCustomer ? termsOf(finalPaise, { start: istInstant(bookingDate, span.startMinute), now }, settings) : {};
  const by = ofSeries?.by ?? caller;
  const id = newId();
  const items = lines.map((line, position) => ({ bookingId: id, position, ...line }));
  const added = {
    ...{ id, userId, bookingDate, ...span, durationInMinutes },
    ...{ addressId: address.id, address: snapshotOf(address) },
    ...{ ...sums, ...extras, couponId: coupon?.id ?? null, couponCode: coupon?.code ?? null },
    ...{ paymentType, createdAt: now, madeBy, externalId, metadata },
    ...{ ...steps, ...hold, ...terms, ...fields, relatedTo, seriesId: ofSeries?.seriesId ?? null },
  };
  const write = async () => {
    const row = await addBooking(tx, added, items);
    if (party) await writeGuestServices(tx, id, served);
    const rows: VisitRow[] = [];
    for (const visit of visits) rows.push(await placeVisit(tx, { bookingId: id, date: bookingDate, ...visit }));
    const reader = madeBy === 'STAFF' ? 'STAFF' : { customerAt: now };
    const whoComes = await whoComesOf(tx, settings, rows.slice(0, 1), reader);
    const shown = await partiesOf(tx, settings, [{ booking: row, items }], reader);
    if (lead?.handOver) await noteHandOver(deps, tx, lead.handOver, by, now);
    await noteEvents(deps, tx, [{ kind: 'BOOKED', bookingId: id, professionalId: lead?.professionalId }], by, now);
    await noteOtherParts(deps, tx, id, rows, by, now);
    return { row, whoComes: whoComes.get(id), shown: shown.get(id) };
  };
  // Together, because on PostgreSQL they then share a round trip.
  const [isCounted, { row, whoComes, shown }] = await Promise.all([
    coupon ? redeemCoupon(tx, { couponId: coupon.id, userId, bookingId: id }) : true,
    write(),
  ]);
  if (!isCounted) throw new AppError('COUPON_USAGE_LIMIT');
  if (row.holdUntil !== null) await enqueue(tx, endHold, { bookingId: id }, now, { dueAt: row.holdUntil, key: id });
  if (order.cart) await emptyCart(tx, order.cart.id);
  await endWaitsFor(tx, waits, { bookingDate, serviceIds }, now);
  return toBooking(row, items, customer, whoComes, shown);
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
