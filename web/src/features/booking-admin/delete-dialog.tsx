import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Booking } from '../booking/booking.ts';
import { useBookingActs } from './use-booking-acts.ts';
import { WhoseVisit } from './whose-visit.tsx';

interface Props {
  booking: Booking;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteDialog({ booking, onClose, onDeleted }: Props) {
  const { remove } = useBookingActs(booking.bookingId);
  const { status, paymentStatus, finalPrice } = booking;
  return (
    <ConfirmDialog
      danger
      title="Delete this booking?"
      confirm="Delete"
      confirming="Deleting..."
      cancel="Keep Booking"
      fallback="Failed to delete the booking."
      onConfirm={async () => {
        await remove();
        onDeleted();
      }}
      onClose={onClose}
    >
      <WhoseVisit booking={booking} />
      <p>
        It vanishes from every list and figure, the customer's too
        {status === 'PENDING' && ', and its slot becomes free'}. This cannot be undone.
      </p>
      {/* Also of one that is to come: deleted, it is among the visits to refund no more. */}
      {paymentStatus === 'PAID' && status !== 'COMPLETED' && finalPrice > 0 && (
        <p className="mt-3 font-semibold">Its money was not given back yet.</p>
      )}
      {status === 'PENDING' && (
        <p className="mt-3 text-muted">A visit that does not take place is better cancelled: then it stays on record.</p>
      )}
    </ConfirmDialog>
  );
}
