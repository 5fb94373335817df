/** A booking is cancelled or deleted (rules B9 to B14, M17). */

import { toPaise, toRupees } from '../../../common/money.ts';
import { feeAt } from '../../../common/terms.ts';
import type { Instant } from '../../../common/time.ts';
import { countOwnChange } from '../../accounts/auth/limits.ts';
import { expirePending, paymentsOf, returnTips } from '../../money/ledger/ledger.ts';
import { owed, refundable } from '../../money/ledger/rules.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import { partsOf } from '../../schedule/professional/visits.ts';
import { returnCoupon } from '../../shop/coupon/coupon.ts';
import { type BookingRow, bookingCan, hasBegun } from '../record/rules.ts';
import { settle } from './settle.ts';
import { applyChange, type Change } from './write.ts';

/** Returns the coupon of a booking that stops being pending. Its place is free by its status, because only pending bookings take one. */
const release = async (tx: Queries, { id, couponId }: BookingRow) => {
  if (couponId !== null) await returnCoupon(tx, { couponId, bookingId: id });
};

/** Whether staff asked the customer about another time, and nobody has set out since (rule N82). `parts`: all visits of the booking. */
export function isAskedAnew(parts: VisitRow[]): boolean {
  return parts.some(({ proposal }) => proposal !== null) && parts.every(({ state }) => state === 'PLANNED');
}

/** A professional may be early, so customers are bound by her steps, too (rule B10). */
export async function mustBeChangeable(
  tx: Queries,
  booking: BookingRow,
  { role }: Caller,
  { now, moves }: { now: Instant; moves: boolean },
): Promise<{ isAsked: boolean; hasSetOut: boolean }> {
  if (!bookingCan.end(booking)) throw new AppError('INVALID_STATUS_TRANSITION');
  const { capacity } = await readSettings(tx);
  const parts = capacity === 'PROFESSIONALS' ? await partsOf(tx, booking.id) : [];
  const isAsked = isAskedAnew(parts);
  const hasSetOut = parts.some(({ state }) => state !== 'PLANNED');
  // The salon cannot come as booked, so the customer answers whenever they read it (rule N82).
  if (MAY[role].changesBegunVisits || isAsked) return { isAsked, hasSetOut };
  const refuse = (reason: 'VISIT_BEGUN' | 'ON_HER_WAY') => new AppError('INVALID_STATUS_TRANSITION', { params: { reason } });
  if (hasBegun(booking, now) || parts.some(({ state }) => state === 'STARTED' || state === 'DONE')) throw refuse('VISIT_BEGUN');
  if (moves && hasSetOut) throw refuse('ON_HER_WAY');
  return { isAsked, hasSetOut };
}

export interface Cancelling {
  /** Rupees: what the caller saw that cancelling costs. */
  seenFee?: number | undefined;
  /** Staff keep the fee. */
  chargeFee?: boolean | undefined;
}

/** What the salon keeps, in paise (rules M17, M18, M41). Throws FEE_CHANGED. */
export function keptOf(
  booking: BookingRow,
  { role }: Caller,
  { seenFee, chargeFee }: Cancelling,
  when: { now: Instant; hasSetOut: boolean },
): number {
  const fee = MAY[role].actsAs === 'CUSTOMER' || chargeFee ? feeAt(booking, when) : 0;
  if (seenFee !== undefined && fee > toPaise(seenFee)) throw new AppError('FEE_CHANGED', { params: { fee: toRupees(fee) } });
  return fee;
}

/** Why a cancelled visit did not take place, and since when; nothing for an ordinary cancellation. */
export interface Ending extends Partial<Pick<BookingRow, 'cancelReason' | 'refusal'>> {
  /** Paise. */
  feePaise: number;
  at: Instant;
}

/** Cancels a pending booking: frees place, coupon and tips, and keeps the fee. Answers the columns to write. */
export async function cancelled(tx: Queries, booking: BookingRow, { at, ...ending }: Ending): Promise<Partial<BookingRow>> {
  await release(tx, booking);
  await expirePending(tx, booking.id);
  await returnTips(tx, booking.id);
  // Whoever cancels ends the hold; one that runs out keeps its time (rule M13).
  const changes = { status: 'CANCELLED', cancelledAt: at, holdUntil: null, ...ending } as const;
  return { ...changes, ...(await settle(tx, { ...booking, ...changes })) };
}

/** The change that cancels a booking for the caller (rules B9 to B14, M17). */
export function cancelling(deps: Deps, caller: Caller, how: Cancelling): Change {
  return async (tx, booking, now) => {
    const { isAsked, hasSetOut } = await mustBeChangeable(tx, booking, caller, { now, moves: false });
    if (MAY[caller.role].actsAs === 'CUSTOMER') await countOwnChange(tx, deps.config, 'CANCEL', booking.userId, now);
    const isFree = isAsked && MAY[caller.role].actsAs === 'CUSTOMER';
    const feePaise = isFree ? 0 : keptOf(booking, caller, how, { now, hasSetOut });
    return cancelled(tx, booking, { feePaise, at: now });
  };
}

export function cancel(deps: Deps, id: string, caller: Caller, how: Cancelling) {
  return applyChange(deps, id, caller, cancelling(deps, caller, how));
}

/** What would have to go back by the provider if nobody saw the booking any more. */
const owesOnline = async (tx: Queries, booking: BookingRow): Promise<boolean> => {
  const toGoBack = booking.heldPaise - (booking.status === 'PENDING' ? 0 : owed(booking));
  if (toGoBack <= 0) return false;
  return (await paymentsOf(tx, booking.id)).some(row => row.provider !== 'NONE' && refundable(row) > 0);
};

/**
 * Hides a booking from everybody; a pending one gives back its place and its coupon. Throws INVALID_STATUS_TRANSITION as long as money
 * that was paid online has to go back.
 */
export function remove(deps: Deps, id: string, caller: Caller) {
  return applyChange(deps, id, caller, async (tx, booking, now) => {
    if (await owesOnline(tx, booking)) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'PAID_ONLINE' } });
    if (booking.status === 'PENDING') await release(tx, booking);
    await expirePending(tx, id);
    return { deletedAt: now, ...(await settle(tx, booking)) };
  });
}
