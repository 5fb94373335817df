import type { Booking } from '../booking/booking.ts';
import MovePartyDialog from '../party/move-party-dialog.tsx';
import { useBookingActs } from './use-booking-acts.ts';

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** Staff move a visit for several guests. */
export default function MoveParty({ booking, onClose }: Props) {
  const { moveParty } = useBookingActs(booking.bookingId);
  return <MovePartyDialog booking={booking} onMove={moveParty} onClose={onClose} />;
}
