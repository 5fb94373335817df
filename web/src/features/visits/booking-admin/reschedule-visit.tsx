import { useEffect, useState } from 'react';
import { staff } from '../../../api/staff-session.ts';
import { hasKept, useKept } from '../../../forms/use-kept.ts';
import { settleKept } from '../../../shared/kept.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useCustomer } from '../../accounts/customer/customer.ts';
import { addressLine, enteredStreet } from '../../schedule/address/address.ts';
import type { Booking } from '../booking/booking.ts';
import { RescheduleDialog } from '../booking/reschedule-dialog.tsx';
import { type Chosen, useReschedule } from '../booking/use-reschedule.ts';
import { NoBookableDay } from './no-bookable-day.tsx';
import { useBookingActs } from './use-booking-acts.ts';

const EnteredAddressDialog = lazy(() => import('../../schedule/address/entered-address-dialog.tsx'));

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** The dialog that customers reschedule with, used by staff. */
export function RescheduleVisit({ booking, onClose }: Props) {
  const { move } = useBookingActs(booking.bookingId);
  const { data: customer } = useCustomer(booking.userId);
  const work = `reschedule ${booking.bookingId}`;
  const address = { by: staff, of: `${work} address` };
  const left = useKept<Chosen>({
    by: staff,
    of: work,
    now: () => (rescheduling.move.visit || rescheduling.move.place || written ? { move: rescheduling.move, written } : null),
  });
  const rescheduling = useReschedule(booking, left, customer?.addresses, booking.professionalChosen);
  const { written, setWriting } = rescheduling;
  const [wasWriting] = useState(() => hasKept(address));

  // Opened after the dialog around it, which would otherwise lie on top.
  useEffect(() => {
    if (wasWriting) setWriting(true);
  }, [wasWriting, setWriting]);

  return (
    <RescheduleDialog
      booking={booking}
      rescheduling={rescheduling}
      move={async to => {
        await move(to);
        settleKept(work, () => null);
      }}
      addresses={customer?.addresses}
      addressDialog={({ onClose, onWritten }) => (
        <EnteredAddressDialog
          entered={written && 'address' in written.place ? written.place.address : undefined}
          kept={address}
          onClose={onClose}
          onEntered={address =>
            onWritten({ place: { address }, line: addressLine({ ...address, street: enteredStreet(address) }) })
          }
        />
      )}
      noDay={<NoBookableDay />}
      onClose={onClose}
    />
  );
}
