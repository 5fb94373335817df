import { useEffect, useRef } from 'react';
import { lazy } from '../../shared/lazy.ts';
import { addressLine, enteredStreet } from '../address/address.ts';
import type { AddressValues } from '../address/address-form.ts';
import { settleLeftWork, useKeptWork, useLeftWork } from '../admin-shell/left-work.ts';
import { NoBookableDay } from '../admin-shell/no-bookable-day.tsx';
import type { Booking } from '../booking/booking.ts';
import { RescheduleDialog } from '../booking/reschedule-dialog.tsx';
import { type Chosen, useReschedule } from '../booking/use-reschedule.ts';
import { useCustomer } from '../customer/customer.ts';
import { useBookingActs } from './use-booking-acts.ts';

const EnteredAddressDialog = lazy(async () => ({
  default: (await import('../address/address-dialog.tsx')).EnteredAddressDialog,
}));

/** The choice, and the address being typed. */
type Work = Chosen & { typed: AddressValues | null };

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** The dialog that customers reschedule with, used by staff. */
export function RescheduleVisit({ booking, onClose }: Props) {
  const { move } = useBookingActs(booking.bookingId);
  const { data: customer } = useCustomer(booking.userId);
  const work = `reschedule ${booking.bookingId}`;
  const left = useLeftWork<Work>(work);
  const typed = useRef(left?.typed ?? null);
  const rescheduling = useReschedule(booking, left);
  const { written, setWriting } = rescheduling;
  useKeptWork<Work>(work, () => {
    const now = { move: rescheduling.move, written, typed: typed.current };
    return now.move.visit || now.move.place || written || typed.current ? now : null;
  });

  // Opened after the dialog around it, which would otherwise lie on top.
  useEffect(() => {
    if (left?.typed) setWriting(true);
  }, [left, setWriting]);

  return (
    <RescheduleDialog
      booking={booking}
      rescheduling={rescheduling}
      move={async to => {
        await move(to);
        settleLeftWork(work, () => null);
      }}
      addresses={customer?.addresses}
      addressDialog={({ onClose, onWritten }) => (
        <EnteredAddressDialog
          entered={written && 'address' in written.place ? written.place.address : undefined}
          typed={typed}
          onClose={() => {
            typed.current = null;
            onClose();
          }}
          onEntered={address => {
            typed.current = null;
            onWritten({ place: { address }, line: addressLine({ ...address, street: enteredStreet(address) }) });
          }}
        />
      )}
      noDay={<NoBookableDay />}
      onClose={onClose}
    />
  );
}
