import { longDate, time } from '../../shared/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type Booking, titleOf } from './booking.ts';
import { StatusBadge } from './booking-badges.tsx';
import { isRefusedForGood } from './refused-for-good.ts';
import { useBookings } from './use-bookings.ts';
import { useChangeBooking } from './use-change-booking.ts';

interface Props {
  booking: Booking;
  onClose: () => void;
}

export function CancelDialog({ booking, onClose }: Props) {
  const { cancel } = useChangeBooking(booking.bookingId);
  const { bookings } = useBookings();
  const isCompleted = bookings?.some(({ bookingId, status }) => bookingId === booking.bookingId && status === 'COMPLETED');
  return (
    <ConfirmDialog
      danger
      title="Cancel this booking?"
      confirm="Cancel Booking"
      confirming="Cancelling..."
      cancel="Keep Booking"
      fallback="Failed to cancel the booking."
      isFinal={isRefusedForGood}
      onConfirm={async () => {
        await cancel();
        onClose();
      }}
      onClose={onClose}
      promise={!isCompleted && <WhatItMeans isPaid={booking.paymentStatus === 'PAID'} />}
    >
      <p className="font-semibold wrap-anywhere">{titleOf(booking)}</p>
      <p className="figures text-muted">
        {longDate(booking.bookingDate)}, {time(booking.bookingTime)}
      </p>
      {isCompleted && (
        <p className="mt-4">
          <StatusBadge status="COMPLETED" />
        </p>
      )}
    </ConfirmDialog>
  );
}

function WhatItMeans({ isPaid }: { isPaid: boolean }) {
  return (
    <>
      <p className="mt-4">Cancelling is free until the visit starts. It cannot be undone, but you can book again at any time.</p>
      {isPaid && (
        <p className="mt-2">You have already paid. We return the money to the account it came from, within 7 working days.</p>
      )}
    </>
  );
}
