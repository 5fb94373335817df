import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SelectField } from '../../forms/select-field.tsx';
import { Button } from '../../ui/button.tsx';
import { LateDialog } from '../../ui/late-dialog.tsx';
import { type Address, addressLine, type Place } from '../address/address.ts';
import type { Booking } from './booking.ts';
import type { Rescheduling, Written } from './use-reschedule.ts';

/** What the dialog that writes an address is given. */
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

/** Where a visit goes that is moved: where it was, to a saved address or to one that is written now. */
export function VisitPlace({ booking, rescheduling, saved, addressDialog }: Props) {
  const { place, choosePlace, written, isWriting, setWriting, write } = rescheduling;
  const [writtenBefore] = useState(written);
  const field = useRef<HTMLSelectElement>(null);
  const booked = booking.address ? addressLine(booking.address) : 'As booked';
  // An address that was changed since is another one: the booking keeps its own words (rule B8).
  const own = saved.find(one => one.id === booking.addressId && addressLine(one) === booked)?.id ?? '';
  const lines = new Map([[own, booked], ...saved.map(one => [one.id, addressLine(one)] as const)]);
  if (written && !lines.has(keyOf(written.place))) lines.set(keyOf(written.place), written.line);

  const isUnsaved = written !== null && 'address' in written.place;

  // After the dialog has given the focus back: here it is read out what was chosen by writing it.
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
          label="Address"
          value={place ? keyOf(place) : own}
          onChange={({ target }) => choose(target.value)}
          options={[...lines].map(([value, label]) => ({ value, label }))}
        />
      ) : (
        <div>
          <p className="text-sm font-semibold">Address</p>
          <p className="mt-1 wrap-anywhere">{booked}</p>
        </div>
      )}
      <Button variant="secondary" size="sm" onClick={() => setWriting(true)} className="justify-self-start">
        {isUnsaved ? (
          'Change the new address'
        ) : (
          <>
            <Plus aria-hidden className="size-4.5" />
            Add New Address
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
