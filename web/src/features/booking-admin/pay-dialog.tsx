import { money } from '../../shared/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Booking } from '../booking/booking.ts';
import { useBookingActs } from './use-booking-acts.ts';
import { WhoseVisit } from './whose-visit.tsx';

type Props = { booking: Booking; onClose: () => void };

export function PayDialog({ booking, onClose }: Props) {
  const { pay } = useBookingActs(booking.bookingId);
  return (
    <ConfirmDialog
      title={`${money(booking.finalPrice)} received?`}
      confirm="Mark paid"
      confirming="Saving..."
      fallback="Failed to update status"
      onConfirm={async () => {
        await pay();
        onClose();
      }}
      onClose={onClose}
    >
      <WhoseVisit booking={booking} />
      <p className="text-sm text-muted">The customer sees the booking as paid.</p>
    </ConfirmDialog>
  );
}
