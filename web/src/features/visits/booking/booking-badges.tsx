import { Ban, CalendarClock, CircleCheck, Clock, Hourglass, IndianRupee, type LucideIcon } from 'lucide-react';
import * as words from '#words/booking';
import { istTime } from '../../../../../common/time.ts';
import { money, plainTime } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/tones.ts';
import { type Booking, stepOf } from './booking.ts';

const statuses: Record<Booking['status'], { label: string; tone: Tone; icon: LucideIcon }> = {
  PENDING: { label: words.pending, tone: 'info', icon: CalendarClock },
  COMPLETED: { label: words.completed, tone: 'good', icon: CircleCheck },
  CANCELLED: { label: words.cancelled, tone: 'bad', icon: Ban },
};

interface StatusProps {
  status: Booking['status'];
  /** For customers, "Pending" alone would read as if the salon still had to accept the booking. */
  isOwn?: boolean;
  /** The booking is not firm before it is paid (rule M13). */
  isHeld?: boolean;
  /** Why it was cancelled: a hold that ran out was never booked. */
  reason?: Booking['cancelReason'];
}

export function StatusBadge({ status, isOwn = false, isHeld = false, reason = null }: StatusProps) {
  if (isHeld) {
    return (
      <Badge tone="warning">
        <Hourglass aria-hidden className="size-3.5" />
        {words.notBookedYet}
      </Badge>
    );
  }
  if (reason === 'NOT_PAID') {
    return (
      <Badge tone="neutral">
        <Hourglass aria-hidden className="size-3.5" />
        {words.notBooked}
      </Badge>
    );
  }
  const { label, tone, icon: Icon } = statuses[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3.5" />
      {isOwn && status === 'PENDING' ? words.bookedPending : label}
    </Badge>
  );
}

type PaymentState = Booking['paymentState'];

const looks: Record<PaymentState, { label: string; tone: Tone | 'neutral'; icon?: LucideIcon }> = {
  UNPAID: { label: words.unpaid, tone: 'warning', icon: IndianRupee },
  PENDING: { label: words.onlineUnderWay, tone: 'info', icon: Clock },
  PARTLY_PAID: { label: words.partlyPaid, tone: 'warning', icon: IndianRupee },
  PAID: { label: words.paid, tone: 'good', icon: CircleCheck },
  REFUND_DUE: { label: words.toRefund, tone: 'warning', icon: IndianRupee },
  REFUNDED: { label: words.refunded, tone: 'neutral' },
};

/** `Waits for payment until 3:45 PM`: the customer has not paid online yet, and the time is kept only until then (rule M13). */
export function waitsUntil(payBy: string): string {
  return words.waitsForPayment(plainTime(istTime(Date.parse(payBy))));
}

/** Says staff where the money of a booking stands, and nothing of a cancelled booking without a payment. */
export function DueBadge({ booking }: { booking: Booking }) {
  const { paymentState, status, finalPrice, payBy, amountDue } = booking;
  if (paymentState === 'UNPAID' && status === 'CANCELLED') return null;
  if (paymentState === 'UNPAID' && finalPrice === 0) return <Badge>{words.nothingToPay}</Badge>;
  const { tone, icon: Icon, label } = payBy ? looks.PENDING : looks[paymentState];
  const step = payBy === null ? stepOf(booking) : null;
  return (
    <>
      <Badge tone={tone}>
        {Icon && <Icon aria-hidden className="size-3.5" />}
        <span className="figures">
          {payBy ? waitsUntil(payBy) : label}
          {paymentState === 'PARTLY_PAID' && `, ${money(amountDue)} due`}
        </span>
      </Badge>
      {step && (
        <Badge tone={step.isLate ? 'bad' : 'info'}>
          <span className="figures">
            {money(step.amount)} {step.isLate ? 'overdue since' : 'by'} {shortDate(step.by)}
          </span>
        </Badge>
      )}
    </>
  );
}
