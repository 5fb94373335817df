import { Ban, CalendarClock, CircleCheck, type LucideIcon } from 'lucide-react';
import { inKolkata } from '../../shared/days.ts';
import { shortDate } from '../../shared/short-date.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tones.ts';
import { type Booking, isDue, isOwed } from './booking.ts';

const statuses: Record<Booking['status'], { label: string; tone: Tone; icon: LucideIcon }> = {
  PENDING: { label: 'Pending', tone: 'info', icon: CalendarClock },
  COMPLETED: { label: 'Completed', tone: 'good', icon: CircleCheck },
  CANCELLED: { label: 'Cancelled', tone: 'bad', icon: Ban },
};

interface StatusProps {
  status: Booking['status'];
  /** For customers, "Pending" alone would read as if the salon still had to accept the booking. */
  isOwn?: boolean;
}

export function StatusBadge({ status, isOwn = false }: StatusProps) {
  const { label, tone, icon: Icon } = statuses[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3.5" />
      {isOwn && status === 'PENDING' ? 'Booked, visit pending' : label}
    </Badge>
  );
}

/** What has to be paid or refunded, and how. Nothing for a cancelled booking without a payment. */
export function PaymentBadge({ booking }: { booking: Booking }) {
  if (booking.refundedAt)
    return <Badge tone="good">Refunded on {shortDate(inKolkata(Date.parse(booking.refundedAt)).day)}</Badge>;
  if (isOwed(booking)) return <Badge tone="warning">Refund on its way</Badge>;
  if (booking.paymentStatus === 'PAID') return <Badge tone="good">Paid</Badge>;
  if (booking.status === 'CANCELLED') return null;
  if (!isDue(booking)) return <Badge>Nothing to pay</Badge>;
  if (booking.status === 'COMPLETED') return <Badge tone="warning">Payment due</Badge>;
  return <Badge>{booking.paymentType === 'PAY_NOW' ? 'Unpaid, by UPI' : 'Pay after service'}</Badge>;
}
