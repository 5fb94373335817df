import { useState } from 'react';
import { SwitchField } from '../../forms/switch-field.tsx';
import { money } from '../../shared/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type Booking, isDue, isToCome } from '../booking/booking.ts';
import { isRefusedForGood } from '../booking/refused-for-good.ts';
import { useBookingActs } from './use-booking-acts.ts';
import { WhoseVisit } from './whose-visit.tsx';

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** The end of a visit: mostly it is paid at the same moment, so one question asks both. */
export function CompleteDialog({ booking, onClose }: Props) {
  const { complete } = useBookingActs(booking.bookingId);
  const [isPaid, setPaid] = useState(false);
  return (
    <ConfirmDialog
      title="Mark as completed?"
      confirm={isPaid ? 'Completed and paid' : 'Mark completed'}
      confirming="Saving..."
      cancel="Not Yet"
      fallback="Failed to update status"
      onConfirm={async () => {
        await complete(isPaid);
        onClose();
      }}
      isFinal={isRefusedForGood}
      onClose={onClose}
      promise={
        <>
          {isToCome(booking) && (
            <Alert tone="warning" className="my-3">
              This visit has not begun yet. Once it is completed, its slot can be booked by others.
            </Alert>
          )}
          {isDue(booking) && (
            <SwitchField
              label={`${money(booking.finalPrice)} received`}
              hint="Marks the booking as paid, too."
              checked={isPaid}
              onChange={event => setPaid(event.target.checked)}
            />
          )}
          <p className="mt-3 text-sm text-muted">The customer sees it as completed. It cannot be taken back.</p>
        </>
      }
    >
      <WhoseVisit booking={booking} />
    </ConfirmDialog>
  );
}
