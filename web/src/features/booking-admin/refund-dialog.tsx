import { money } from '../../shared/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Booking } from '../booking/booking.ts';
import { useBookingActs } from './use-booking-acts.ts';
import { WhoseVisit } from './whose-visit.tsx';

type Props = { booking: Booking; onClose: () => void };

/** Nikhar moves no money: what is confirmed here was given back by UPI or in cash. */
export function RefundDialog({ booking, onClose }: Props) {
  const { refund } = useBookingActs(booking.bookingId);
  return (
    <ConfirmDialog
      title={`${money(booking.finalPrice)} given back?`}
      confirm="Mark refunded"
      confirming="Saving..."
      fallback="Failed to update status"
      onConfirm={async () => {
        await refund();
        onClose();
      }}
      onClose={onClose}
    >
      <WhoseVisit booking={booking} />
      <p className="text-sm text-muted">
        Give the money back first: this only notes it. The customer sees the booking as refunded. It cannot be taken back.
      </p>
    </ConfirmDialog>
  );
}
