/** What grows and what has other guests share: the lines of other services, their price, and how both are written (rules B60, B146). */

import { isDeepStrictEqual } from 'node:util';
import { partsOfRef } from '../../../common/choice.ts';
import { wholeRupeesOf } from '../../../common/money.ts';
import { laterPaiseAfter } from '../../../common/terms.ts';
import { type Instant, istDate } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { HandDiscount, ServiceLine, ServicesDetails } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { servicesOnSale } from '../../shop/catalog/catalog.ts';
import { countedCoupon } from '../../shop/coupon/coupon.ts';
import { noteEvents } from '../record/history.ts';
import { itemsOf } from '../record/read.ts';
import { changeItems } from '../record/record.ts';
import { type BookingRow, bookingCan } from '../record/rules.ts';
import { bookedLineOf, detailsOf, isSameServices, linesFor, priceOf, type ServicesPrice } from './grow-rules.ts';

/** Throws INVALID_STATUS_TRANSITION. */
export function mustBeOpen(booking: BookingRow): void {
  if (!bookingCan.end(booking)) throw new AppError('INVALID_STATUS_TRANSITION');
  if (booking.holdUntil !== null) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'NOT_PAID_YET' } });
}

/** The services of a booking, and those that it shall have. */
export interface Lines {
  before: ServiceLine[];
  after: ServiceLine[];
}

export async function bookedLines(tx: Queries, bookingId: string): Promise<ServiceLine[]> {
  return (await itemsOf(tx, bookingId)).map(({ serviceId, choice, name, names, pricePaise, quantity, durationInMinutes }) => ({
    ...{ serviceId, choice, name, names, pricePaise, quantity, durationInMinutes },
  }));
}

/** `wished` has the quantities by `ServiceRef`. Throws SERVICE_NOT_FOUND. */
export async function linesWished(tx: Queries, bookingId: string, wished: ReadonlyMap<string, number>): Promise<Lines> {
  const before = await bookedLines(tx, bookingId);
  const isNew = (ref: string) => bookedLineOf(before, ref) === undefined;
  const newIds = [...wished.keys()].filter(isNew).map(ref => partsOfRef(ref).serviceId);
  const onSale = await servicesOnSale(tx, newIds);
  const after = linesFor(before, wished, onSale);
  if (after) return { before, after };
  const isChoice = newIds.every(id => onSale.has(id));
  throw new AppError('SERVICE_NOT_FOUND', isChoice ? { params: { reason: 'CHOICE_GONE' } } : {});
}

/** What the booking costs with these services and this discount by hand. */
export async function pricedAnew(
  tx: Queries,
  booking: BookingRow,
  { before, after }: Lines,
  handDiscount: HandDiscount | null,
  now: Instant,
): Promise<ServicesPrice> {
  const { wholeRupees } = await readSettings(tx);
  const usable = await countedCoupon(tx, booking, istDate(now));
  const priced = priceOf(booking, { before, after }, { usable, handDiscount, wholeRupees });
  if (!isSameServices(before, after) || !isDeepStrictEqual(handDiscount, booking.handDiscount)) return priced;
  // The same services with the same discount cost what they cost, whatever became of coupon and settings.
  const { totalPaise, discountPaise, roundOffPaise, finalPaise } = booking;
  return { ...priced, totalPaise, discountPaise, roundOffPaise, finalPaise };
}

type Sums = Pick<ServicesPrice, 'totalPaise' | 'discountPaise' | 'roundOffPaise' | 'finalPaise' | 'handDiscount'>;

export type Agreed = NonNullable<ServicesDetails['agreed']>;

/** What an event says of the change. */
export function sumsOf(booking: BookingRow, { finalPaise }: Pick<Sums, 'finalPaise'>) {
  return { finalPaise, finalPaiseBefore: booking.finalPaise };
}

/** Writes the services. Answers the booking's columns to write, but for its time. */
export async function writeServices(
  tx: Queries,
  booking: BookingRow,
  { after, totalPaise, discountPaise, roundOffPaise, finalPaise, handDiscount }: Lines & Sums,
) {
  await changeItems(
    tx,
    booking,
    after.map((line, position) => ({ bookingId: booking.id, position, ...line })),
  );
  return {
    ...{ totalPaise, discountPaise, roundOffPaise, finalPaise, handDiscount },
    // The fee of cancelling late is what the customer saw, or less.
    laterPaise: laterPaiseAfter(booking.laterPaise, booking.finalPaise, finalPaise),
    lateFeePaise: Math.min(booking.lateFeePaise, wholeRupeesOf(finalPaise, booking.cancelFeePercent)),
    servicesProposal: null,
  };
}

/** `booking` is the one before. */
export async function noteServices(
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  { before, after, finalPaise }: Lines & Pick<Sums, 'finalPaise'>,
  { caller, agreed, now }: { caller: Caller; agreed: Agreed; now: Instant },
): Promise<void> {
  const services = detailsOf({ before, after }, { ...sumsOf(booking, { finalPaise }), agreed });
  await noteEvents(deps, tx, [{ kind: 'SERVICES_CHANGED', bookingId: booking.id, services }], caller, now);
}
