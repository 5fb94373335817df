import type { Booking } from '../booking/booking.ts';
import ChangeGuestsDialog from '../party/change-guests-dialog.tsx';
import { useBookingActs } from './use-booking-acts.ts';

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** Staff change the guests of a visit, as agreed by telephone. */
export default function ChangeGuests({ booking, onClose }: Props) {
  const { previewGuests, changeGuests } = useBookingActs(booking.bookingId);
  return <ChangeGuestsDialog booking={booking} onPreview={previewGuests} onChange={changeGuests} onClose={onClose} />;
}
