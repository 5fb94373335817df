import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Booking, canChange } from './booking.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { UpiDialog } from './upi-dialog.tsx';

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
      {doing === 'reschedule' && <RescheduleDialog booking={booking} onClose={stop} />}
      {doing === 'cancel' && <CancelDialog booking={booking} onClose={stop} />}
    </>
  );
}
