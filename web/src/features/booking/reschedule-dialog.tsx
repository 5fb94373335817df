import { type ReactNode, useState } from 'react';
import { SelectField } from '../../forms/select-field.tsx';
import { date, time, weekday } from '../../shared/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Address, addressLine } from '../address/address.ts';
import type { Booking } from './booking.ts';
import { useVisitChoice, type Visit } from './use-visit-choice.ts';
import { VisitPicker } from './visit-picker.tsx';

type Props = {
  booking: Booking;
  /** The caller's: the customer's own booking, or any by staff. What it throws is said in the dialog. `addressId` null: where it was. */
  move: (visit: Visit, addressId: string | null) => Promise<unknown>;
  /** Where else the visit could be; none to choose from without them. */
  addresses?: Address[] | undefined;
  /** How another address comes to be saved. */
  elsewhere?: ReactNode;
  wordsFor: (error: unknown) => string;
  onClose: () => void;
};

export function RescheduleDialog({ booking, move, addresses = [], elsewhere, wordsFor, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // As it was when the dialog opened: the reloaded booking must not move the choice.
  const [before] = useState({ date: booking.bookingDate, time: booking.bookingTime });
  const choice = useVisitChoice({ minutes: booking.durationInMinutes, bookingId: booking.bookingId }, before);
  const { visit } = choice;
  const [addressId, setAddressId] = useState(booking.addressId);
  const isSame = visit?.date === before.date && visit.time === before.time && addressId === booking.addressId;

  function close() {
    if (!isBusy) onClose();
  }

  async function moveTo(chosen: Visit) {
    setBusy(true);
    setProblem(null);
    try {
      await move(chosen, addressId === booking.addressId ? null : addressId);
      onClose();
    } catch (error) {
      setProblem(wordsFor(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      size="lg"
      onClose={close}
      title="Reschedule"
      hint={`Now ${weekday(before.date)}, ${date(before.date)}, ${time(before.time)}`}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Back
          </Button>
          <Button
            block
            busy={isBusy}
            // Not `disabled`: refused, because somebody else has taken the slot, it would lose the focus.
            aria-disabled={!visit || isSame}
            onClick={() => visit && !isSame && moveTo(visit)}
          >
            {isBusy ? 'Rescheduling...' : 'Reschedule'}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          {problem}
        </Alert>
      )}
      <VisitPicker choice={choice} />
      <div className="mt-6 grid gap-2 empty:hidden">
        {addresses.some(({ id }) => id !== booking.addressId) && (
          <SelectField
            label="Address"
            value={addressId ?? ''}
            onChange={({ target }) => setAddressId(target.value)}
            options={placesOf(booking, addresses)}
          />
        )}
        {elsewhere && <p className="text-sm text-muted">{elsewhere}</p>}
      </div>
    </Dialog>
  );
}

/** The saved addresses; first the booking's own, if it is none of them any more. */
function placesOf({ addressId, address }: Booking, saved: Address[]) {
  const isKept = saved.some(({ id }) => id === addressId);
  const own = isKept ? [] : [{ value: addressId ?? '', label: address ? addressLine(address) : 'As booked' }];
  return [...own, ...saved.map(one => ({ value: one.id, label: addressLine(one) }))];
}
