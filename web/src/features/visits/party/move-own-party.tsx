import type { Booking } from '../booking/booking.ts';
import { useChangeBooking } from '../booking/use-change-booking.ts';
import MovePartyDialog from './move-party-dialog.tsx';

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** A customer moves a visit of their own for several guests. */
export default function MoveOwnParty({ booking, onClose }: Props) {
  const { moveParty } = useChangeBooking(booking.bookingId);
  return <MovePartyDialog booking={booking} onMove={moveParty} onClose={onClose} />;
}
