import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '#words/booking';
import * as common from '#words/common';
import { hasCode } from '../../../api/api-error.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { UnsavedDialog } from '../../../forms/unsaved-dialog.tsx';
import { longDate, time } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { type Address, addressLine, type Place } from '../../schedule/address/address.ts';
import type { Booking } from './booking.ts';
import { isRefusedForGood } from './cancel-terms.ts';
import { type Move, MoveTerms } from './move.tsx';
import type { Rescheduling, Written } from './use-reschedule.ts';
import { VisitPicker } from './visit-picker.tsx';

interface Props {
  booking: Booking;
  rescheduling: Rescheduling;
  /** Moves the visit: a customer their own, staff any. The dialog shows what it throws. */
  move: (move: Move) => Promise<unknown>;
  /** The customer's other addresses. Undefined while they load. */
  addresses: Address[] | undefined;
  /** The dialog to enter a new address. */
  addressDialog: (task: AddressTask) => ReactNode;
  /** What staff read when no day can be booked. */
  noDay?: ReactNode;
  /** What the chosen time means for cancelling. */
  terms?: string | null;
  /** What else is chosen, below the times. */
  more?: ReactNode;
  onClose: () => void;
}

/** How long to wait for the current slots, in ms. */
const patience = 2000;

export function RescheduleDialog({ booking, rescheduling, move, addresses = [], addressDialog, ...rest }: Props) {
  const { noDay, terms, more, onClose } = rest;
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<(Problem & { isOfSlot: boolean }) | null>(null);
  const { before, place, isReady, choice, only } = rescheduling;
  // If the slots have changed, the message beside them says it already.
  const isSaidBelow = problem?.isOfSlot && (choice.lost !== null || choice.noSlot !== null);
  const content = useRef<HTMLDivElement>(null);
  // The message may be out of sight: the customer may have scrolled down to the address.
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
      setProblem({ ...problemOf(error, words.rescheduleFailed), isOfSlot });
      setOver(isRefusedForGood(error));
      setBusy(false);
    }
  }

  return (
    <UnsavedDialog
      size="lg"
      // A new address that is saved only with the visit.
      isUnsaved={!isOver && place !== null && 'address' in place}
      isBusy={isBusy}
      onClose={onClose}
      title={words.reschedule}
      hint={isOver ? undefined : words.bookedFor(`${longDate(before.date)}, ${time(before.time)}`)}
      footer={close => (
        <>
          {!isOver && (
            <Button variant="secondary" onClick={close}>
              {common.back}
            </Button>
          )}
          {/* One button in both cases, because it has the focus. */}
          <Button
            variant={isOver ? 'secondary' : 'primary'}
            block
            busy={isBusy}
            // A `disabled` button would lose the focus when the slot was taken.
            aria-disabled={!isOver && !isReady}
            onClick={isOver ? close : () => isReady && submit()}
          >
            {isOver ? common.close : isBusy ? words.rescheduling : words.reschedule}
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
        {/* After a final refusal another slot or address would be refused, too. During the request nothing can be changed. */}
        {!isOver && (
          <div inert={isBusy} onChange={() => setProblem(null)}>
            {only && (
              <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1">
                <p className="min-w-0 flex-1 basis-48 wrap-anywhere">{words.wasChosen(only.name)}</p>
                <Button variant="quiet" size="sm" onClick={only.onAnyone}>
                  {words.letAnyone}
                </Button>
              </div>
            )}
            <VisitPicker isMove choice={choice} noDay={noDay} only={only} />
            <MoveTerms terms={terms} />
            {more && <div className="mt-5">{more}</div>}
            <VisitPlace booking={booking} rescheduling={rescheduling} saved={addresses} addressDialog={addressDialog} />
          </div>
        )}
      </div>
    </UnsavedDialog>
  );
}

/** VisitPlaceProps of the dialog that enters a new address. */
interface AddressTask {
  onClose: () => void;
  onWritten: (written: Written) => void;
}

interface VisitPlaceProps {
  booking: Booking;
  rescheduling: Rescheduling;
  saved: Address[];
  addressDialog: (task: AddressTask) => ReactNode;
}

/** The address of a visit that is moved: the old one, a saved one, or a new one. */
function VisitPlace({ booking, rescheduling, saved, addressDialog }: VisitPlaceProps) {
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
