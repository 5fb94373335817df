/** A booking that has to be paid online keeps its time for some minutes (rule M13). */

import { type Instant, MINUTE, SECOND } from '../../../common/time.ts';
import { expirePending, returnTips } from '../../money/ledger/ledger.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { findTime, wishFor } from '../../schedule/free/time.ts';
import { movePlaced, onlyVisitOf } from '../../schedule/professional/visits.ts';
import { redeemCoupon, returnCoupon } from '../../shop/coupon/coupon.ts';
import { bookingRowOf, serviceIdsOf } from '../record/read.ts';
import { type BookingRow, ranOut } from '../record/rules.ts';
import { bookedGuests, findAnew, writeAnew } from './plan-anew.ts';
import { settle } from './settle.ts';
import { writeChanges } from './write.ts';

/** A provider that does not answer keeps the time for so long at most. */
const LONGEST_DELAY = 2 * MINUTE;

const isOver = (booking: BookingRow | undefined, now: Instant): booking is BookingRow & { holdUntil: Instant } =>
  booking?.status === 'PENDING' && booking.holdUntil !== null && now >= booking.holdUntil;

const giveTimeBack = async (deps: Deps, tx: Queries, bookingId: string) => {
  const now = deps.clock.now();
  const booking = await bookingRowOf(tx, bookingId);
  if (!isOver(booking, now)) return;
  await expirePending(tx, bookingId);
  await returnTips(tx, bookingId);
  if (booking.couponId !== null) await returnCoupon(tx, { couponId: booking.couponId, bookingId });
  const cancelled = { status: 'CANCELLED', cancelledAt: now } as const;
  const changes = { ...cancelled, ...(await settle(tx, { ...booking, ...cancelled })) };
  await writeChanges(deps, tx, booking, changes, { caller: 'SYSTEM', now });
};

/**
 * Gives the time and the coupon back, if the advance was not paid in time. The provider is asked first, because its report may be lost: a
 * visit that was paid keeps its time (rule M25). A provider that does not answer is asked again for a while.
 */
export const endHold: JobKind<{ bookingId: string }> = {
  name: 'END_HOLD',
  tries: 12,
  timeLimit: 30 * SECOND,
  atOnce: 8,
  run: async ({ bookingId }, deps) => {
    const now = deps.clock.now();
    const booking = await bookingRowOf(deps.db.read, bookingId);
    if (!isOver(booking, now)) return;
    try {
      await deps.askAboutPayments(bookingId);
    } catch (error) {
      if (now < booking.holdUntil + LONGEST_DELAY) throw error;
      deps.log.warn({ err: error }, 'a hold ends although the payment provider does not answer');
    }
    await deps.db.tx(tx => giveTimeBack(deps, tx, bookingId));
  },
};

/** The place that the booking had, if it is still free. It is taken only when the coupon is, too. */
const placeAgain = async (tx: Queries, booking: BookingRow, now: Instant): Promise<() => Promise<Partial<BookingRow>>> => {
  const { id, userId, address, bookingDate, startMinute, durationInMinutes } = booking;
  const settings = await readSettings(tx);
  const visit = settings.capacity === 'PROFESSIONALS' ? await onlyVisitOf(tx, id) : undefined;
  const serviceIds = visit?.serviceIds ?? (await serviceIdsOf(tx, id));
  const professionalId = visit?.chosen ? (visit.professionalId ?? undefined) : undefined;
  const wish = wishFor(serviceIds, address, { professionalId, womenOnly: visit?.womenOnly ?? false });
  const place = { ...wish, address, userId, by: 'STAFF', bookingDate, startMinute, durationInMinutes } as const;
  const { span, assignment } = await findTime(tx, settings, place, now, { exceptId: id });
  // A visit that others would have to make room for is not worth their change.
  if (assignment?.handOver) throw new AppError('SLOT_UNAVAILABLE');
  return async () => {
    if (!assignment || !visit) return {};
    const placed = { bookingId: id, date: bookingDate, span, wish, wishedId: visit.wishedId, assignment };
    await movePlaced(tx, [{ before: visit, placed }]);
    return {};
  };
};

/** The time of a booking for guests, for all who were to come or for nobody (rule B145). */
const partyAgain = async (tx: Queries, booking: BookingRow, now: Instant): Promise<() => Promise<Partial<BookingRow>>> => {
  const { address, bookingDate, startMinute, readyBy, partCount: professionals } = booking;
  const time = { bookingDate, startMinute, readyBy: readyBy ?? undefined };
  const guests = await bookedGuests(tx, booking);
  const found = await findAnew(tx, booking, { ...time, address, guests, professionals, by: 'STAFF' }, now);
  return () => writeAnew(tx, booking, found);
};

/**
 * Money came after the time was given back. The booking is pending again if time and coupon are still free. Answers the columns to write;
 * none if the money has to go back (rule M14).
 */
export async function reinstated(tx: Queries, booking: BookingRow, now: Instant): Promise<Partial<BookingRow>> {
  if (!ranOut(booking) || booking.address === null) return {};
  try {
    const take = await (booking.guestCount > 0 ? partyAgain : placeAgain)(tx, booking, now);
    const { id: bookingId, userId, couponId } = booking;
    if (couponId !== null && !(await redeemCoupon(tx, { couponId, userId, bookingId }))) return {};
    return { ...(await take()), status: 'PENDING', cancelledAt: null };
  } catch (error) {
    if (error instanceof AppError) return {};
    throw error;
  }
}
