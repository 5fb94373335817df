import type { Booking } from './booking.ts';
import { StatusBadge } from './booking-badges.tsx';
import { CancelQuestion } from './cancel-question.tsx';
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
    <CancelQuestion
      booking={booking}
      hasPromise={!isCompleted}
      onCancel={async seenFee => {
        await cancel(seenFee);
        onClose();
      }}
      onClose={onClose}
    >
      {isCompleted && (
        <p className="mt-4">
          <StatusBadge status="COMPLETED" />
        </p>
      )}
    </CancelQuestion>
  );
}
