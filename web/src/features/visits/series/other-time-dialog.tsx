import { useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/series';
import { hasCode } from '../../../api/api-error.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { longDate, time } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { useVisitChoice } from '../booking/use-visit-choice.ts';
import { VisitPicker } from '../booking/visit-picker.tsx';
import AllLater from './all-later.tsx';
import { isOverForGood } from './fee-words.tsx';
import type { SeriesHands } from './hands.ts';
import { dayOf, isBooked, type SeriesVisit } from './series.ts';

interface Props {
  visit: SeriesVisit;
  hands: SeriesHands;
  onClose: () => void;
}

/** Asks for another time of a visit: of this one alone, or of all later ones, too. */
export default function OtherTimeDialog({ visit, hands, onClose }: Props) {
  // As it was when the dialog opened: a reload must not change the choice.
  const [before] = useState({ date: dayOf(visit), time: visit.bookingTime ?? '' });
  const choice = useVisitChoice(hands.wantedFor(visit), before);
  const [isAllLater, setAllLater] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const chosen = choice.visit;
  const isSame = isBooked(visit) && chosen?.date === before.date && chosen.time === before.time;
  const isReady = chosen !== null && !isSame;

  async function submit() {
    if (!chosen || !isReady) return;
    setBusy(true);
    setProblem(null);
    const done = isAllLater ? words.allMoved : isBooked(visit) ? words.isMoved : words.choosesTime;
    try {
      await hands.act(
        {
          ...{ act: 'MOVE', number: visit.number, bookingDate: chosen.date, bookingTime: chosen.time },
          ...(isAllLater && { allLater: true }),
        },
        done,
      );
      onClose();
    } catch (error) {
      if (hasCode(error, 'SLOT_UNAVAILABLE')) void choice.reload().catch(() => null);
      setProblem(problemOf(error, words.moveFailed));
      setOver(isOverForGood(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      size="lg"
      title={words.anotherTime}
      hint={
        <span className="figures">{[longDate(before.date), before.time && time(before.time)].filter(Boolean).join(', ')}</span>
      }
      onClose={() => !isBusy && onClose()}
      footer={
        <Button
          block
          busy={isBusy}
          // A `disabled` button would lose the focus when the slot was taken.
          aria-disabled={!isOver && !isReady}
          onClick={isOver ? onClose : () => void submit()}
        >
          {isOver ? common.close : words.bookTime}
        </Button>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          <ProblemWords of={problem} />
        </Alert>
      )}
      {!isOver && (
        <div className="grid grid-cols-1 gap-6" inert={isBusy}>
          <VisitPicker isMove choice={choice} />
          <AllLater isOn={isAllLater} onChange={setAllLater} />
        </div>
      )}
    </Dialog>
  );
}
