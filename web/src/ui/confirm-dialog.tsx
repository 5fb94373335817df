import { type ReactNode, useState } from 'react';
import { type Problem, problemOf } from '../api/problem.ts';
import { SwitchField } from '../forms/switch-field.tsx';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ProblemWords } from './problem-words.tsx';

interface Props {
  title: string;
  /** What it will do, in plain words. */
  children: ReactNode;
  /** What comes of it. Not shown any more once it is refused for good. */
  promise?: ReactNode;
  /** A switch to do something more at once, and the words of the button then. */
  choice?: { label: string; hint: string; confirm?: string } | undefined;
  confirm: string;
  /** The words while it is being done ('Deleting...'). */
  confirming: string;
  cancel?: string;
  danger?: boolean;
  /** The caller closes the question. What this throws is shown, and the question stays. `isChosen` is the position of the switch. */
  onConfirm: (isChosen: boolean) => Promise<unknown>;
  onClose: () => void;
  /** Shown when the server gave no words of its own. */
  fallback: string;
  /** Whether another try would be refused, too: then the question can only be closed. */
  isFinal?: (error: unknown) => boolean;
}

/** Asks before something that cannot be undone, or that another person will notice. */
export function ConfirmDialog({ title, children, confirm, confirming, cancel = 'Cancel', danger = false, ...rest }: Props) {
  const { promise, choice, onConfirm, onClose, fallback, isFinal } = rest;
  const [isChosen, setChosen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function act() {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm(isChosen);
    } catch (error) {
      setProblem(problemOf(error, fallback));
      setOver(isFinal?.(error) ?? false);
      setBusy(false);
    }
  }

  return (
    <Dialog
      onClose={() => !isBusy && onClose()}
      title={title}
      footer={
        <>
          {!isOver && (
            <Button variant="secondary" block onClick={() => !isBusy && onClose()} className="max-sm:px-3!">
              {cancel}
            </Button>
          )}
          {/* The same button in both cases, because it has the focus. */}
          <Button
            variant={isOver ? 'secondary' : danger ? 'danger' : 'primary'}
            block
            busy={isBusy}
            onClick={isOver ? onClose : act}
            className="max-sm:px-3!"
          >
            {isOver ? 'Close' : isBusy ? confirming : (isChosen && choice?.confirm) || confirm}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          <ProblemWords of={problem} />
        </Alert>
      )}
      {/* Nothing can be changed while it is being done. */}
      <div inert={isBusy}>
        {children}
        {!isOver && promise}
        {!isOver && choice && (
          <SwitchField
            label={choice.label}
            hint={choice.hint}
            checked={isChosen}
            onChange={event => setChosen(event.target.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}
