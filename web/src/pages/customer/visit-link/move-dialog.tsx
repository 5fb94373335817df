import { type ReactNode, useState } from 'react';
import type { components } from '#contract';
import * as words from '#words/booking';
import * as common from '#words/common';
import { hasCode } from '../../../api/api-error.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import type { ShownBooking } from '../../../features/visits/booking/booking.ts';
import { isRefusedForGood, termsAfterMove } from '../../../features/visits/booking/cancel-terms.ts';
import { MoveTerms } from '../../../features/visits/booking/move.tsx';
import { useVisitChoice } from '../../../features/visits/booking/use-visit-choice.ts';
import { VisitPicker } from '../../../features/visits/booking/visit-picker.tsx';
import { longDate, time } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';

interface Props {
  booking: ShownBooking;
  token: string;
  /** Throws the server's refusal. */
  onMove: (to: components['schemas']['LinkMoveRequest']) => Promise<unknown>;
  /** What else is chosen, below the times. */
  more?: ReactNode;
  onClose: () => void;
}

/** Asks for another day or time. The address and a chosen professional stay. */
export function MoveDialog({ booking, token, onMove, more, onClose }: Props) {
  // The time as it was when the dialog opened. A reload must not change the choice.
  const [before] = useState({ date: booking.bookingDate, time: booking.bookingTime });
  const choice = useVisitChoice({ minutes: booking.durationInMinutes, link: token }, before);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { visit } = choice;
  const isReady = visit !== null && (visit.date !== before.date || visit.time !== before.time);

  async function submit() {
    if (!visit || !isReady) return;
    setBusy(true);
    setProblem(null);
    try {
      await onMove({ bookingDate: visit.date, bookingTime: visit.time });
    } catch (error) {
      if (hasCode(error, 'SLOT_UNAVAILABLE')) void choice.reload().catch(() => null);
      setProblem(problemOf(error, words.rescheduleFailed));
      setOver(isRefusedForGood(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      size="lg"
      title={words.reschedule}
      hint={words.bookedFor(`${longDate(before.date)}, ${time(before.time)}`)}
      onClose={onClose}
      footer={
        <Button
          block
          busy={isBusy}
          // A `disabled` button would lose the focus when the slot was taken.
          aria-disabled={!isOver && !isReady}
          onClick={isOver ? onClose : submit}
        >
          {isOver ? common.close : isBusy ? words.rescheduling : words.reschedule}
        </Button>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          <ProblemWords of={problem} />
        </Alert>
      )}
      {!isOver && (
        <div inert={isBusy}>
          <VisitPicker isMove choice={choice} />
          <MoveTerms terms={isReady ? termsAfterMove(booking, visit) : null} />
          {more && <div className="mt-5">{more}</div>}
        </div>
      )}
    </Dialog>
  );
}
