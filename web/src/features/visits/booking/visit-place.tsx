import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '#words/booking';
import * as common from '#words/common';
import { SelectField } from '../../../forms/select-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { type Address, addressLine, type Place } from '../../schedule/address/address.ts';
import type { Booking } from './booking.ts';
import type { Rescheduling, Written } from './use-reschedule.ts';

/** Props of the dialog that enters a new address. */
export interface AddressTask {
  onClose: () => void;
  onWritten: (written: Written) => void;
}

interface Props {
  booking: Booking;
  rescheduling: Rescheduling;
  saved: Address[];
  addressDialog: (task: AddressTask) => ReactNode;
}

/** The address of a visit that is moved: the old one, a saved one, or a new one. */
export function VisitPlace({ booking, rescheduling, saved, addressDialog }: Props) {
  const { place, choosePlace, written, isWriting, setWriting, write } = rescheduling;
  const [writtenBefore] = useState(written);
  const field = useRef<HTMLSelectElement>(null);
  const booked = booking.address ? addressLine(booking.address) : words.asBooked;
  // If the saved address was changed since, it is another one: the booking keeps its own text (rule B8).
  const own = saved.find(one => one.id === booking.addressId && addressLine(one) === booked)?.id ?? '';
  const lines = new Map([[own, booked], ...saved.map(one => [one.id, addressLine(one)] as const)]);
  if (written && !lines.has(keyOf(written.place))) lines.set(keyOf(written.place), written.line);

  const isUnsaved = written !== null && 'address' in written.place;

  // Runs after the dialog has given the focus back: the focused field reads out the new choice.
  useEffect(() => {
    if (written === writtenBefore) return;
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'center' });
  }, [written, writtenBefore]);

  function choose(key: string) {
    if (key === own) choosePlace(null);
    else choosePlace(written && key === keyOf(written.place) ? written.place : { addressId: key });
  }

  return (
    <div className="mt-6 grid gap-2">
      {lines.size > 1 ? (
        <SelectField
          ref={field}
          label={common.address}
          value={place ? keyOf(place) : own}
          onChange={({ target }) => choose(target.value)}
          options={[...lines].map(([value, label]) => ({ value, label }))}
        />
      ) : (
        <div>
          <p className="text-sm font-semibold">{common.address}</p>
          <p className="mt-1 wrap-anywhere">{booked}</p>
        </div>
      )}
      <Button variant="secondary" size="sm" onClick={() => setWriting(true)} className="justify-self-start">
        {isUnsaved ? (
          words.changeNewAddress
        ) : (
          <>
            <Plus aria-hidden className="size-4.5" />
            {common.addNewAddress}
          </>
        )}
      </Button>
      {isWriting && (
        <LateDialog onClose={() => setWriting(false)}>
          {addressDialog({ onClose: () => setWriting(false), onWritten: write })}
        </LateDialog>
      )}
    </div>
  );
}

function keyOf(place: Place): string {
  return 'addressId' in place ? place.addressId : 'written';
}
