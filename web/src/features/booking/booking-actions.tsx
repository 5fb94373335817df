import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { type Booking, canChange } from './booking.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { UpiDialog } from './upi-dialog.tsx';
import { useChangeBooking } from './use-change-booking.ts';

type Doing = 'pay' | 'reschedule' | 'cancel';

/** False when there is nothing a customer can still do about it. */
export function hasActions(booking: Booking): boolean {
  return booking.upi !== null || canChange(booking);
}

export function BookingActions({ booking }: { booking: Booking }) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const stop = () => setDoing(null);
  return (
    <>
      {booking.upi && (
        <Button size="sm" onClick={() => setDoing('pay')}>
          Pay by UPI
        </Button>
      )}
      {canChange(booking) && (
        <>
          <Button size="sm" variant="secondary" onClick={() => setDoing('reschedule')}>
            Reschedule
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setDoing('cancel')}>
            Cancel
          </Button>
        </>
      )}
      {doing === 'pay' && booking.upi && <UpiDialog booking={booking} upi={booking.upi} onClose={stop} />}
      {doing === 'reschedule' && <RescheduleOwn booking={booking} onClose={stop} />}
      {doing === 'cancel' && <CancelDialog booking={booking} onClose={stop} />}
    </>
  );
}

function RescheduleOwn({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { move } = useChangeBooking(booking.bookingId);
  const wordsFor = (error: unknown) => messageOf(error, 'Failed to reschedule the booking.');
  return <RescheduleDialog booking={booking} move={move} wordsFor={wordsFor} onClose={onClose} />;
}
