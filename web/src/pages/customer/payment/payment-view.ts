import type { components } from '#contract';
import type { Booking } from '../../../features/visits/booking/booking.ts';

export type BookingPayment = components['schemas']['BookingPayment'];

/** What the payment screen says (rule W38). */
export type PaymentView =
  | 'confirming'
  | 'paid'
  | 'failed'
  | 'open'
  | 'unavailable'
  | 'expired'
  | 'cancelled'
  | 'refund due'
  | 'refunded';

interface Seen {
  /** The time at the salon in epoch ms. */
  now: number;
  /** The customer comes back from the provider. */
  hasReturned: boolean;
  takesOnline: boolean;
}

type Money = Pick<Booking, 'status' | 'paymentState' | 'amountDue' | 'refundDue' | 'payBy' | 'cancelReason' | 'refundedAt'>;
type Latest = Pick<BookingPayment, 'state' | 'expiresAt'>;

/** `booking` may be newer than `payment`, never older. */
export function viewOf(booking: Money, payment: Latest, { now, hasReturned, takesOnline }: Seen): PaymentView {
  const { status, paymentState, amountDue, payBy, refundDue, refundedAt } = booking;
  if (status === 'CANCELLED') {
    if (refundDue > 0) return 'refund due';
    if (refundedAt) return 'refunded';
    return booking.cancelReason === 'NOT_PAID' ? 'expired' : 'cancelled';
  }
  if (paymentState === 'REFUNDED') return 'refunded';
  if (amountDue === 0) return 'paid';
  // A deposit: the rest is due at the visit.
  if (payBy === null && payment.state === 'PAID' && hasReturned) return 'paid';
  // The job that gives the time back may be a moment late.
  if (payBy !== null && Date.parse(payBy) <= now) return 'expired';
  if (!takesOnline) return 'unavailable';
  if (!isUnderWay(payment, now)) return 'open';
  if (payment.state === 'PENDING') return hasReturned ? 'confirming' : 'open';
  return payment.state === 'FAILED' ? 'failed' : 'open';
}

/** Whether the latest payment's time has not passed. Later it says nothing about today. */
export function isUnderWay({ expiresAt }: Pick<BookingPayment, 'expiresAt'>, now: number): boolean {
  return expiresAt !== null && now < Date.parse(expiresAt);
}

/** Whether the next look may find something new. */
export function mayChange(view: PaymentView): boolean {
  return view === 'confirming' || view === 'open' || view === 'failed' || view === 'expired';
}
