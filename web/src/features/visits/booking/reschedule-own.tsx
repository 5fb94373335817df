import type { ReactNode } from 'react';
import { lazy } from '../../../shared/lazy.ts';
import { addressLine } from '../../schedule/address/address.ts';
import { useAddresses } from '../../schedule/address/use-addresses.ts';
import type { Booking } from './booking.ts';
import { termsAfterMove } from './cancel-terms.ts';
import type { Move } from './move.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { useChangeBooking } from './use-change-booking.ts';
import { useReschedule } from './use-reschedule.ts';

// Lazy, because it brings a form and a map.
const AddressDialog = lazy(() => import('../../schedule/address/address-dialog.tsx'));

interface Props {
  booking: Booking;
  /** What else is chosen, below the times. */
  more?: ReactNode;
  /** Moves the visit instead of the ordinary way, which it is given. */
  instead?: ((move: Move, ordinary: (move: Move) => Promise<void>) => Promise<unknown>) | undefined;
  onClose: () => void;
}

/** A customer moves a visit of their own. */
export function RescheduleOwn({ booking, more, instead, onClose }: Props) {
  const { move } = useChangeBooking(booking.bookingId);
  const { addresses, keep } = useAddresses();
  const rescheduling = useReschedule(booking, null, addresses);
  return (
    <RescheduleDialog
      booking={booking}
      rescheduling={rescheduling}
      move={to => (instead ? instead(to, move) : move(to))}
      more={more}
      terms={termsAfterMove(booking, rescheduling.move.visit)}
      addresses={addresses}
      addressDialog={({ onClose, onWritten }) => (
        <AddressDialog
          onClose={onClose}
          onSaved={saved => {
            keep(saved);
            onWritten({ place: { addressId: saved.id }, line: addressLine(saved) });
          }}
        />
      )}
      onClose={onClose}
    />
  );
}
