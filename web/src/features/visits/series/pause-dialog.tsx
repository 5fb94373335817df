import { useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/series';
import { addDays } from '../../../../../common/time.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { TextField } from '../../../forms/text-fields.tsx';
import { today } from '../../../shared/clock.ts';
import { longDate } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { FeeWords, isOverForGood, useSeenFee } from './fee-words.tsx';
import type { SeriesHands } from './hands.ts';
import { bookedAhead, daysWords, feesOf, LONGEST_PAUSE, rhythmWords, type ShownSeries } from './series.ts';

interface Props {
  series: ShownSeries;
  hands: SeriesHands;
  onClose: () => void;
}

/** Asks until when nothing shall take place, and says what is cancelled then. */
export function PauseDialog({ series, hands, onClose }: Props) {
  const [first, last] = [addDays(today(), 1), addDays(today(), LONGEST_PAUSE)];
  const [until, setUntil] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isGood = until >= first && until <= last;
  const out = isGood ? bookedAhead(series, until) : [];
  const { fee, send } = useSeenFee(feesOf(out));

  async function submit() {
    setChecked(true);
    if (!isGood) return;
    setBusy(true);
    setProblem(null);
    try {
      await send(seenFee => hands.act({ act: 'PAUSE', until, seenFee }, words.isPaused(shortDate(until))));
      onClose();
    } catch (error) {
      setProblem(problemOf(error, words.pauseFailed));
      setOver(isOverForGood(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={words.pauseTitle}
      hint={<span className="figures">{rhythmWords(series)}</span>}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          {!isOver && (
            <Button variant="secondary" onClick={() => !isBusy && onClose()}>
              {common.cancel}
            </Button>
          )}
          <Button block busy={isBusy} onClick={isOver ? onClose : () => void submit()}>
            {isOver ? common.close : isBusy ? words.pausing : words.pause}
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
        <div className="grid gap-4 pt-1" inert={isBusy}>
          <p>{words.pauseText}</p>
          <TextField
            label={words.nextAgain}
            type="date"
            value={until}
            min={first}
            max={last}
            onChange={({ target }) => setUntil(target.value)}
            error={isChecked && !isGood ? words.notThen(shortDate(first), shortDate(last)) : undefined}
            hint={isGood ? longDate(until) : undefined}
          />
          {out.length > 0 && (
            <div role="status">
              <p className="figures">{words.fallsOut(daysWords(out))}</p>
              <FeeWords fee={fee} hands={hands} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
