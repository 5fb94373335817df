import { type ReactNode, useState } from 'react';
import { date, time, weekday } from '../../shared/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Address, Place } from '../address/address.ts';
import type { Booking } from './booking.ts';
import { useVisitChoice, type Visit } from './use-visit-choice.ts';
import { VisitPicker } from './visit-picker.tsx';
import { type AddressTask, VisitPlace } from './visit-place.tsx';

type Props = {
  booking: Booking;
  /** The caller's: the customer's own booking, or any by staff. What it throws is said in the dialog. `place` null: where it was. */
  move: (visit: Visit, place: Place | null) => Promise<unknown>;
  /** Where else the visit could be, once they are there. */
  addresses: Address[] | undefined;
  /** The dialog in which another one is written. */
  addressDialog: (task: AddressTask) => ReactNode;
  wordsFor: (error: unknown) => string;
  onClose: () => void;
};

export function RescheduleDialog({ booking, move, addresses = [], addressDialog, wordsFor, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // As it was when the dialog opened: the reloaded booking must not move the choice.
  const [before] = useState({ date: booking.bookingDate, time: booking.bookingTime });
  const choice = useVisitChoice({ minutes: booking.durationInMinutes, bookingId: booking.bookingId }, before);
  const { visit } = choice;
  const [place, setPlace] = useState<Place | null>(null);
  const isSame = visit?.date === before.date && visit.time === before.time && place === null;

  function close() {
    if (!isBusy) onClose();
  }

  async function moveTo(chosen: Visit) {
    setBusy(true);
    setProblem(null);
    try {
      await move(chosen, place);
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
      <VisitPlace booking={booking} saved={addresses} place={place} onChoose={setPlace} addressDialog={addressDialog} />
    </Dialog>
  );
}
