import { useState } from 'react';
import * as words from '#words/booking';
import * as common from '#words/common';
import { refOf } from '../../../../../common/choice.ts';
import { hasCode } from '../../../api/api-error.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { longDate, time } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import type { Booking } from '../booking/booking.ts';
import { isRefusedForGood, termsAfterMove } from '../booking/cancel-terms.ts';
import { MoveTerms, type RescheduleRequest } from '../booking/move.tsx';
import { PartyPicker } from './party-picker.tsx';
import { usePartyChoice } from './use-party-choice.ts';

type To = Pick<RescheduleRequest, 'bookingDate' | 'bookingTime' | 'readyBy'>;

interface Props {
  booking: Booking;
  /** Throws the server's refusal. */
  onMove: (to: To) => Promise<unknown>;
  onClose: () => void;
}

/** Another day or time for several guests, planned anew with as many professionals. */
export default function MovePartyDialog({ booking, onMove, onClose }: Props) {
  const { bookingId, bookingDate, bookingTime, guests = [], parts = [], readyBy, addressId, womenOnly } = booking;
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // As it was when the dialog opened. A reload must not change the choice.
  const [before] = useState({
    visit: { date: bookingDate, time: bookingTime, until: null },
    party: { professionals: parts.length, ...(readyBy && { readyBy }) },
  });
  const choice = usePartyChoice({
    guests: guests.map(({ label, services }) => ({ label, serviceIds: services.map(refOf) })),
    place: addressId === null ? null : { addressId },
    womenOnly,
    moving: { bookingId, professionals: parts.length },
    initial: before,
  });
  const { chosen } = choice;
  const isOther = chosen !== null && JSON.stringify(chosen) !== JSON.stringify(before);

  async function submit() {
    if (!chosen || !isOther) return;
    setBusy(true);
    setProblem(null);
    const { visit, party } = chosen;
    try {
      await onMove({ bookingDate: visit.date, ...(party.readyBy ? { readyBy: party.readyBy } : { bookingTime: visit.time }) });
      onClose();
    } catch (error) {
      if (hasCode(error, 'SLOT_UNAVAILABLE')) void choice.reloadPlans().catch(() => null);
      setProblem(problemOf(error, words.rescheduleFailed));
      setOver(isRefusedForGood(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      size="lg"
      title={words.reschedule}
      hint={words.bookedFor(`${longDate(before.visit.date)}, ${time(before.visit.time)}`)}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          {!isOver && (
            <Button variant="secondary" onClick={() => !isBusy && onClose()}>
              {common.back}
            </Button>
          )}
          <Button
            variant={isOver ? 'secondary' : 'primary'}
            block
            busy={isBusy}
            aria-disabled={!isOver && !isOther}
            onClick={isOver ? onClose : () => void submit()}
          >
            {isOver ? common.close : isBusy ? words.rescheduling : words.reschedule}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          <ProblemWords of={problem} />
        </Alert>
      )}
      {!isOver && (
        <div inert={isBusy}>
          <PartyPicker choice={choice} />
          <MoveTerms terms={termsAfterMove(booking, chosen?.visit ?? null)} />
        </div>
      )}
    </Dialog>
  );
}
