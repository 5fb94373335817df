import { type ReactNode, useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/waiting';
import { hasCode } from '../../../api/api-error.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { today } from '../../../shared/clock.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { daysProblem, timeChoices, type Wish } from './wait.ts';
import { WishDays, WishTimes } from './wish-fields.tsx';

interface Props {
  title: string;
  hint?: ReactNode;
  first: Wish;
  /** The last day that may be chosen. */
  last: string;
  /** Only the first day is asked. */
  isLastFixed?: boolean;
  save: string;
  /** What it throws is shown. */
  onSave: (wish: Wish) => Promise<unknown>;
  onClose: () => void;
  /** What else is chosen, below days and times. */
  children?: ReactNode;
}

/** Asks for the days and the times that somebody waits for. */
export function WishDialog({ title, hint, first, last, isLastFixed = false, save, onSave, onClose, children }: Props) {
  const settings = useSettings();
  const [wish, setWish] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // A wait that goes on since yesterday keeps its first day.
  const earliest = first.from < today() ? first.from : today();
  const ofDays = daysProblem(wish, earliest, last);

  function change(some: Partial<Wish>) {
    setProblem(null);
    setWish({ ...wish, ...some });
  }

  async function submit() {
    setChecked(true);
    if (ofDays) return;
    setBusy(true);
    setProblem(null);
    try {
      await onSave(wish);
    } catch (error) {
      // The session ended, and the login dialog has opened.
      if (!hasCode(error, 'UNAUTHORIZED')) setProblem(problemOf(error, words.saveFailed));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={title}
      hint={hint}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={() => !isBusy && onClose()}>
            {common.cancel}
          </Button>
          <Button block busy={isBusy} onClick={() => void submit()}>
            {isBusy ? words.saving : save}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 pt-1" inert={isBusy}>
        {problem && (
          <Alert tone="bad">
            <ProblemWords of={problem} />
          </Alert>
        )}
        <WishDays
          wish={wish}
          onChange={change}
          first={earliest}
          last={last}
          isLastFixed={isLastFixed}
          problem={isChecked ? ofDays : null}
        />
        {settings && <WishTimes times={wish.times} choices={timeChoices(settings)} onChange={times => change({ times })} />}
        {children}
      </div>
    </Dialog>
  );
}
