/** The money of a booking: what the salon took, gave back, and entered by mistake (rules M9 to M12). */

import { toPaise, toRupees } from '../../../common/money.ts';
import { type Instant, toRfc3339 } from '../../../common/time.ts';
import {
  giveBackByHand,
  type Ledger,
  ledgerOf,
  ledgerOfMany,
  receive,
  takeBackReceived,
  takeBackRefunds,
} from '../../money/ledger/ledger.ts';
import { due, type PaymentRow, type RefundRow, refundable } from '../../money/ledger/rules.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Input, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { applyChange, type Change, changeIn } from './change.ts';
import { overAt, takerOf } from './complete.ts';
import { mayPayAfter } from './pay-after.ts';
import { mustFindBooking } from './read.ts';
import { bookingCan, moneyOf } from './rules.ts';
import { receiveDue, settle } from './settle.ts';
import { type BookingRow, findBookingsOf } from './store.ts';

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

const instantOf = (instant: Instant | null) => (instant === null ? null : toRfc3339(instant));

/** How much a reader sees: staff all, customers no notes, and in their export the notes about them, too (rule P1). */
type For = 'STAFF' | 'CUSTOMER' | 'EXPORT';

const toRefund = (
  { id, amountPaise, state, note, byProfessional, method, createdAt, doneAt }: RefundRow,
  reader: For,
): Schemas['Refund'] => ({
  ...{ id, amount: toRupees(amountPaise), state, note: reader === 'CUSTOMER' ? null : note, byProfessional, method },
  ...{ createdAt: toRfc3339(createdAt), doneAt: instantOf(doneAt) },
});

const toPayment = (row: PaymentRow, refunds: RefundRow[], reader: For): Schemas['Payment'] => ({
  id: row.id,
  provider: row.provider,
  method: row.method,
  state: row.state,
  amount: toRupees(row.amountPaise),
  tip: toRupees(row.tipPaise),
  refunded: toRupees(row.refundedPaise),
  reference: row.providerId,
  blockedAt: instantOf(row.blockedAt),
  note: reader === 'CUSTOMER' ? null : row.note,
  professionalId: reader === 'STAFF' ? row.professionalId : null,
  createdAt: toRfc3339(row.createdAt),
  paidAt: instantOf(row.paidAt),
  refunds: refunds.filter(({ paymentId }) => paymentId === row.id).map(refund => toRefund(refund, reader)),
});

const toBookingPayment = (booking: BookingRow, { payments, refunds }: Ledger, reader: For): Schemas['BookingPayment'] => {
  const latest = payments.findLast(({ provider }) => provider !== 'NONE');
  return {
    bookingId: booking.id,
    ...moneyOf(booking),
    paymentId: latest?.id ?? null,
    state: latest?.state ?? null,
    url: latest?.state === 'PENDING' && reader !== 'STAFF' ? latest.url : null,
    expiresAt: instantOf(latest?.expiresAt ?? null),
    payments: payments.map(row => toPayment(row, refunds, reader)),
  };
};

/** The booking's payments as the contract shows them. */
export async function showPayment(db: Queries, booking: BookingRow, caller: Caller): Promise<Schemas['BookingPayment']> {
  return toBookingPayment(booking, await ledgerOf(db, booking.id), MAY[caller.role].actsAs === 'STAFF' ? 'STAFF' : 'CUSTOMER');
}

/** The money of all bookings of a customer that any was paid for, for their export (rule P1). */
export async function paymentsOfCustomer(db: Queries, userId: string): Promise<Schemas['BookingPayment'][]> {
  const bookings = (await findBookingsOf(db, userId)).map(({ booking }) => booking);
  const { payments, refunds } = await ledgerOfMany(
    db,
    bookings.map(({ id }) => id),
  );
  const ofBooking = Map.groupBy(payments, ({ bookingId }) => bookingId);
  return bookings.flatMap(booking => {
    const paid = ofBooking.get(booking.id);
    return paid ? [toBookingPayment(booking, { payments: paid, refunds }, 'EXPORT')] : [];
  });
}

/** Throws BOOKING_NOT_FOUND. */
export async function readPayment(
  { db: { read }, config, clock }: Deps,
  id: string,
  caller: Caller,
): Promise<Schemas['BookingPayment']> {
  const { booking } = await mustFindBooking(read, id, caller);
  const shown = await showPayment(read, booking, caller);
  return { ...shown, mayPayAfter: await mayPayAfter(read, config, booking, clock.now()) };
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
