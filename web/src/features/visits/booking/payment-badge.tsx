import * as words from '#words/booking';
import { istDate } from '../../../../../common/time.ts';
import { clockOf, money } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/tones.ts';
import { type ShownBooking, stepOf } from './booking.ts';

/** What was paid, has to be paid or comes back. Nothing for a cancelled booking without a payment. */
export function PaymentBadge({ booking }: { booking: ShownBooking }) {
  const said = paymentWords(booking);
  return said && <Badge tone={said.tone}>{said.words}</Badge>;
}

type Paid = Pick<
  ShownBooking,
  | 'status'
  | 'paymentType'
  | 'paymentState'
  | 'finalPrice'
  | 'amountPaid'
  | 'amountDue'
  | 'refundDue'
  | 'payBy'
  | 'refundedAt'
  | 'cancellation'
  | 'dueNow'
  | 'laterDue'
  | 'laterDueOn'
>;

/** What its customer has paid, has to pay or gets back. Null for a cancelled booking without a payment. */
export function paymentWords(booking: Paid): { words: string; tone?: Tone } | null {
  const { status, paymentType, paymentState, finalPrice, amountPaid, amountDue, refundDue, payBy, refundedAt } = booking;
  // Without the fee that was kept, a refund would seem to be one of the whole price.
  const kept = booking.cancellation?.kept ?? 0;
  const andFee = (said: string) => (kept > 0 ? words.withFeeKept(said, money(kept)) : said);
  switch (paymentState) {
    case 'REFUND_DUE':
      return { words: andFee(words.refundOnWay(money(refundDue))), tone: 'warning' };
    case 'REFUNDED':
      return { words: andFee(refundedAt ? words.refundedOn(shortDate(dayOf(refundedAt))) : words.refunded), tone: 'good' };
    case 'PARTLY_PAID':
      return { words: words.partlyPaidOf(money(amountPaid), money(amountPaid + amountDue)), tone: 'warning' };
    case 'PENDING':
      return { words: payBy ? words.underWayUntil(clockOf(payBy)) : words.underWay, tone: 'info' };
    case 'PAID':
      if (finalPrice === 0) return { words: words.nothingToPay };
      if (status === 'COMPLETED' && amountPaid < finalPrice)
        return { words: words.partlyReturned(money(amountPaid), money(finalPrice - amountPaid)), tone: 'good' };
      return { words: status === 'CANCELLED' ? words.feePaid(money(amountPaid)) : words.paid, tone: 'good' };
    case 'UNPAID':
      if (status === 'CANCELLED') return null;
      if (amountDue === 0) return { words: words.nothingToPay };
      if (status === 'COMPLETED') return { words: words.toPay(money(amountDue)), tone: 'warning' };
      // A part of it is asked for before the visit.
      if (stepOf(booking)) return { words: words.toPay(money(amountDue)) };
      return { words: paymentType === 'PAY_AFTER' ? words.toPayAfter(money(amountDue)) : words.toPay(money(amountDue)) };
  }
}

function dayOf(rfc3339: string): string {
  return istDate(Date.parse(rfc3339));
}
