import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Booking } from '../booking/booking.ts';
import { isRefusedForGood } from '../booking/refused-for-good.ts';
import { useBookingActs } from './use-booking-acts.ts';
import { WhoseVisit } from './whose-visit.tsx';

interface Props {
  booking: Booking;
  onClose: () => void;
}

export function CancelDialog({ booking, onClose }: Props) {
  const { cancel } = useBookingActs(booking.bookingId);
  return (
    <ConfirmDialog
      danger
      title="Cancel this booking?"
      confirm="Cancel Booking"
      confirming="Cancelling..."
      cancel="Keep Booking"
      fallback="Failed to update status"
      onConfirm={async () => {
        await cancel();
        onClose();
      }}
      isFinal={isRefusedForGood}
      onClose={onClose}
      promise={
        <>
          <p>
            The slot becomes free{booking.couponCode && ` and the coupon ${booking.couponCode} is given back`}. The customer sees
            the booking as cancelled and is not told otherwise: call them, or tell them by WhatsApp from the booking. It cannot be
            taken back.
          </p>
          {booking.paymentStatus === 'PAID' && (
            <p className="mt-3 font-semibold">It is paid: give the money back, then mark it refunded.</p>
          )}
        </>
      }
    >
      <WhoseVisit booking={booking} />
    </ConfirmDialog>
  );
}
