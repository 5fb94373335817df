import { money } from '../../shared/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Booking } from '../booking/booking.ts';
import { useBookingActs } from './use-booking-acts.ts';
import { WhoseVisit } from './whose-visit.tsx';

type Props = { booking: Booking; onClose: () => void };

/** Takes a slip of the finger back; money that was received and goes back is a refund. */
export function UnpayDialog({ booking, onClose }: Props) {
  const { unpay } = useBookingActs(booking.bookingId);
  return (
    <ConfirmDialog
      title={`${money(booking.finalPrice)} not received?`}
      confirm="Mark unpaid"
      confirming="Saving..."
      fallback="Failed to update status"
      onConfirm={async () => {
        await unpay();
        onClose();
      }}
      onClose={onClose}
    >
      <WhoseVisit booking={booking} />
      {booking.status === 'CANCELLED' && (
        <Alert tone="warning" className="my-3">
          The visit was cancelled: it then waits for no refund, and cannot be marked as paid again.
        </Alert>
      )}
      <p className="text-sm text-muted">
        For a booking that was marked as paid by mistake. The customer sees it as unpaid again.
      </p>
    </ConfirmDialog>
  );
}
