/** The payments of a booking, as the contract shows them to staff and customers. */

import { toRupees } from '../../../common/money.ts';
import { type Instant, toRfc3339 } from '../../../common/time.ts';
import { type Ledger, ledgerOf, ledgerOfMany } from '../../money/ledger/ledger.ts';
import type { PaymentRow, RefundRow } from '../../money/ledger/rules.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type BookingRow, moneyOf } from './rules.ts';
import { findBookingsOf } from './store.ts';

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
  ...(row.tipFor && { tipFor: row.tipFor }),
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
