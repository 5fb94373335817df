import { Button } from '../../ui/button.tsx';
import { type Booking, isDue } from '../booking/booking.ts';
import { useSettleQuestion } from './settle-question.tsx';

/** The one act that brings a booking on: completed first, then paid; or refunded; nothing once it is settled. */
export function SettleButton({ booking }: { booking: Booking }) {
  const ask = useSettleQuestion();
  const words = actOn(booking);
  if (!words) return null;
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

function actOn(booking: Booking): string | null {
  const { status, paymentStatus } = booking;
  if (status === 'PENDING') return 'Mark completed';
  if (status === 'CANCELLED') return paymentStatus === 'PAID' ? 'Mark refunded' : null;
  return isDue(booking) ? 'Mark paid' : null;
}
