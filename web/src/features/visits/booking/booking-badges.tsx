import { Ban, CalendarClock, CircleCheck, Hourglass, type LucideIcon } from 'lucide-react';
import * as words from '#words/booking';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/tones.ts';
import type { Booking } from './booking.ts';

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
