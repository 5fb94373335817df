import { Button } from '../../ui/button.tsx';
import type { Booking } from '../booking/booking.ts';
import { useSettleQuestion } from './settle-question.tsx';

/** The one act that brings a booking on: completed first, then paid; nothing once it is both. */
export function SettleButton({ booking }: { booking: Booking }) {
  const ask = useSettleQuestion();
  const isPending = booking.status === 'PENDING';
  if (!isPending && (booking.paymentStatus === 'PAID' || booking.status === 'CANCELLED')) return null;
  const words = isPending ? 'Mark completed' : 'Mark paid';
  return (
    <Button
      size="sm"
      className="max-sm:w-full sm:ml-auto"
      aria-label={`${words}: ${booking.user.fullName ?? 'deleted account'}`}
      onClick={() => ask(booking)}
    >
      {words}
    </Button>
  );
}
