import { useState } from 'react';
import { lazy } from '../../shared/lazy.ts';
import { type AddressRequest, addressLine, enteredStreet } from '../address/address.ts';
import type { Booking } from '../booking/booking.ts';
import { RescheduleDialog } from '../booking/reschedule-dialog.tsx';
import { useCustomer } from '../customer/use-customers.ts';
import { useBookingActs } from './use-booking-acts.ts';

const AddressDialog = lazy(() => import('../address/address-dialog.tsx'));

type Props = { booking: Booking; onClose: () => void };

/** The customer's own dialog, moved by staff. */
export function RescheduleVisit({ booking, onClose }: Props) {
  const { move } = useBookingActs(booking.bookingId);
  const { data: customer } = useCustomer(booking.userId);
  const [entered, setEntered] = useState<AddressRequest>();
  return (
    <RescheduleDialog
      booking={booking}
      move={move}
      addresses={customer?.addresses}
      addressDialog={({ onClose, onWritten }) => (
        <AddressDialog
          entered={entered}
          onClose={onClose}
          onEntered={address => {
            setEntered(address);
            onWritten({ address }, addressLine({ ...address, street: enteredStreet(address) }));
          }}
        />
      )}
      onClose={onClose}
    />
  );
}
