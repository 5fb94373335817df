import { CircleCheck, IndianRupee } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { type Booking, isDue, isOwed } from './booking.ts';

/** Whether there is money to collect or to refund. Nothing for a cancelled booking without a payment. */
export function DueBadge({ booking }: { booking: Booking }) {
  const { paymentStatus, status, refundedAt } = booking;
  if (refundedAt) return <Badge>Refunded</Badge>;
  if (isOwed(booking)) {
    return (
      <Badge tone="warning">
        <IndianRupee aria-hidden className="size-3.5" />
        To refund
      </Badge>
    );
  }
  if (paymentStatus === 'PAID') {
    return (
      <Badge tone="good">
        <CircleCheck aria-hidden className="size-3.5" />
        Paid
      </Badge>
    );
  }
  if (status === 'CANCELLED') return null;
  if (!isDue(booking)) return <Badge>Nothing to pay</Badge>;
  return (
    <Badge tone="warning">
      <IndianRupee aria-hidden className="size-3.5" />
      Unpaid
    </Badge>
  );
}
