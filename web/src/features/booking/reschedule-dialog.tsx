import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { type Problem, problemOf } from '../../api/problem.ts';
import { UnsavedDialog } from '../../forms/unsaved-dialog.tsx';
import { longDate, time } from '../../shared/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ProblemWords } from '../../ui/problem-words.tsx';
import type { Address } from '../address/address.ts';
import type { Booking } from './booking.ts';
import type { Move } from './move.ts';
import { isRefusedForGood } from './refused-for-good.ts';
import type { Rescheduling } from './use-reschedule.ts';
import { VisitPicker } from './visit-picker.tsx';
import { type AddressTask, VisitPlace } from './visit-place.tsx';

interface Props {
  booking: Booking;
  rescheduling: Rescheduling;
  /** The caller's: the customer's own booking, or any by staff. What it throws is said in the dialog. */
  move: (move: Move) => Promise<unknown>;
  /** Where else the visit could be, once they are there. */
  addresses: Address[] | undefined;
  /** The dialog in which another one is written. */
  addressDialog: (task: AddressTask) => ReactNode;
  /** What staff are told when no day can be booked. */
  noDay?: ReactNode;
  onClose: () => void;
}

/** In ms: for the slots as they are now, on a slow line. */
const patience = 2000;

export function RescheduleDialog({ booking, rescheduling, move, addresses = [], addressDialog, noDay, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<(Problem & { isOfSlot: boolean }) | null>(null);
  const { before, place, isReady, choice } = rescheduling;
  // Said once: beside the slots, when these are known to be others.
  const isSaidBelow = problem?.isOfSlot && (choice.lost !== null || choice.noSlot !== null);
  const content = useRef<HTMLDivElement>(null);
  // Whoever has gone down to the address has what is said out of sight.
  useEffect(() => {
    if (problem) content.current?.querySelector('[role=alert], [role=status]')?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  async function submit() {
    setBusy(true);
    setProblem(null);
    try {
      await move(rescheduling.move);
      onClose();
    } catch (error) {
      const isOfSlot = hasCode(error, 'SLOT_UNAVAILABLE');
      if (isOfSlot) await Promise.race([choice.reload(), new Promise(done => setTimeout(done, patience))]);
      setProblem({ ...problemOf(error, 'Failed to reschedule the booking.'), isOfSlot });
      setOver(isRefusedForGood(error));
      setBusy(false);
    }
  }

  return (
    <UnsavedDialog
      size="lg"
      // An address that is saved nowhere but with the visit.
      isUnsaved={!isOver && place !== null && 'address' in place}
      isBusy={isBusy}
      onClose={onClose}
      title="Reschedule"
      hint={isOver ? undefined : `Now ${longDate(before.date)}, ${time(before.time)}`}
      footer={close => (
        <>
          {!isOver && (
            <Button variant="secondary" onClick={close}>
              Back
            </Button>
          )}
          {/* One button in both cases: it has the focus. */}
          <Button
            variant={isOver ? 'secondary' : 'primary'}
            block
            busy={isBusy}
            // Not `disabled`: refused, because somebody else has taken the slot, it would lose the focus.
            aria-disabled={!isOver && !isReady}
            onClick={isOver ? close : () => isReady && submit()}
          >
            {isOver ? 'Close' : isBusy ? 'Rescheduling...' : 'Reschedule'}
          </Button>
        </>
      )}
    >
      <div ref={content}>
        {problem && !isSaidBelow && (
          <Alert tone="bad" className="mb-4">
            <ProblemWords of={problem} />
          </Alert>
        )}
        {/* Another slot or address would be refused as well. What is on its way is not changed meanwhile. */}
        {!isOver && (
          <div inert={isBusy} onChange={() => setProblem(null)}>
            <VisitPicker isMove choice={choice} noDay={noDay} />
            <VisitPlace booking={booking} rescheduling={rescheduling} saved={addresses} addressDialog={addressDialog} />
          </div>
        )}
      </div>
    </UnsavedDialog>
  );
}
