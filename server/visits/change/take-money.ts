/** The money of a booking: what the salon took, gave back, and entered by mistake (rules M9 to M12). */

import { toPaise, toRupees } from '../../../common/money.ts';
import { giveBackByHand, receive, takeBackReceived, takeBackRefunds } from '../../money/ledger/ledger.ts';
import { due, refundable } from '../../money/ledger/rules.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Input, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { showPayment } from '../record/payments.ts';
import { type BookingRow, bookingCan } from '../record/rules.ts';
import { overAt, takerOf } from './complete.ts';
import { receiveDue, settle } from './settle.ts';
import { applyChange, type Change, changeIn } from './write.ts';

const refuse = (reason: 'CANCELLED' | 'NOTHING_DUE' | 'PAID_ONLINE' | 'PARTLY_REFUNDED' | 'NOTHING_TO_REFUND') =>
  new AppError('INVALID_STATUS_TRANSITION', { params: { reason } });

const mustTakeMoney = (booking: BookingRow) => {
  if (!bookingCan.pay(booking)) throw refuse('CANCELLED');
};

/**
 * Staff say that what was due was paid, and perhaps how. What a professional took counts for the day of a visit that is done. Throws
 * VALIDATION_ERROR, PROFESSIONAL_NOT_FOUND, INVALID_STATUS_TRANSITION.
 */
export function markPaid(deps: Deps, id: string, caller: Caller, { paidBy, takenBy }: Input<'markBookingPaid'>['query']) {
  return applyChange(deps, id, caller, async (tx, booking, now) => {
    mustTakeMoney(booking);
    const professionalId = await takerOf(tx, { paidBy, takenBy });
    if (booking.finalPaise === 0) return { paidAt: booking.paidAt ?? now };
    if (due(booking) === 0) return {};
    const method = paidBy ?? (booking.paymentType === 'PAY_NOW' ? 'UPI' : 'OTHER');
    const at = professionalId && booking.status === 'COMPLETED' ? overAt(booking, now) : now;
    return receiveDue(tx, booking, { method, professionalId, at });
  });
}

/** Takes back a mistaken markPaid. If the booking was cancelled meanwhile, no refund is due any more. */
export function markUnpaid(deps: Deps, id: string, caller: Caller) {
  const change: Change = async (tx, booking) => {
    if (booking.finalPaise === 0) return { paidAt: null };
    if (booking.heldPaise === 0) return {};
    const left = await takeBackReceived(tx, id);
    const changes = await settle(tx, booking);
    const { heldPaise = 0, creditedPaise = 0 } = changes;
    if (heldPaise === booking.heldPaise) throw refuse(left.some(row => refundable(row) > 0) ? 'PARTLY_REFUNDED' : 'PAID_ONLINE');
    return { ...changes, feePaise: Math.min(booking.feePaise, heldPaise + creditedPaise) };
  };
  return applyChange(deps, id, caller, change, 'PAYMENT');
}

/** Staff gave back by hand what was due. */
export function markRefunded(deps: Deps, id: string, caller: Caller, { method }: Input<'markBookingRefunded'>['query']) {
  return applyChange(deps, id, caller, async (tx, booking, now) => {
    if (booking.refundedAt !== null) return {};
    if (!bookingCan.refund(booking)) throw refuse('NOTHING_TO_REFUND');
    await giveBackByHand(tx, id, booking, { at: now, ...(method && { method }) });
    return settle(tx, booking);
  });
}

/** Takes back a mistaken markRefunded: the salon still has the money and has to refund it. */
export function markUnrefunded(deps: Deps, id: string, caller: Caller) {
  const change: Change = async (tx, booking) => {
    if (booking.refundedAt === null) return {};
    await takeBackRefunds(tx, id);
    return settle(tx, booking);
  };
  return applyChange(deps, id, caller, change, 'REFUND');
}

/** Records money that the salon took. A booking that was held is firm then. Throws VALIDATION_ERROR for more than what is due, and INVALID_STATUS_TRANSITION. */
export function recordPayment(
  deps: Deps,
  id: string,
  caller: Caller,
  { amount, method, note }: Schemas['ReceivedPayment'],
  once: Once,
): Promise<Schemas['BookingPayment']> {
  let owner = '';
  const record = async (tx: Queries) => {
    const { after } = await changeIn(deps, tx, id, caller, async (_tx, booking, now) => {
      mustTakeMoney(booking);
      const amountPaise = toPaise(amount);
      const most = due(booking);
      if (most === 0) throw refuse('NOTHING_DUE');
      if (amountPaise > most) throw invalidField('amount', 'max', { limit: toRupees(most) });
      await receive(tx, { bookingId: id, method, amountPaise, note: note?.trim() || null, at: now });
      // Staff have the customer's money in hand, so the time is theirs (rule M13).
      return settle(tx, { ...booking, holdUntil: null });
    });
    owner = after.userId;
    return showPayment(tx, after, caller);
  };
  return deps.db.tx(tx => once(tx, () => record(tx), { customerOf: () => owner }));
}
