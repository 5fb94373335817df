import { type ReactNode, useState } from 'react';
import { type Problem, problemOf } from '../api/problem.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ProblemWords } from './problem-words.tsx';

interface Props {
  title: string;
  /** What it will do, in plain words. */
  children: ReactNode;
  /** What comes of it, which nobody is to read any more once it is refused for good. */
  promise?: ReactNode;
  confirm: string;
  /** The words while it is being done ('Deleting...'). */
  confirming: string;
  cancel?: string;
  danger?: boolean;
  /** Closing is the caller's; what it throws is shown here, and the question stays. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** Shown when the server gave no words of its own. */
  fallback: string;
  /** Whether this refusal will be there however often one asks: then there is nothing left to confirm. */
  isFinal?: (error: unknown) => boolean;
}

/** Asks before something that cannot be taken back, or that somebody else will notice. */
export function ConfirmDialog({ title, children, confirm, confirming, cancel = 'Cancel', danger = false, ...rest }: Props) {
  const { promise, onConfirm, onClose, fallback, isFinal } = rest;
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function act() {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
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
          {/* One button in both cases: it has the focus. */}
          <Button
            variant={isOver ? 'secondary' : danger ? 'danger' : 'primary'}
            block
            busy={isBusy}
            onClick={isOver ? onClose : act}
            className="max-sm:px-3!"
          >
            {isOver ? 'Close' : isBusy ? confirming : confirm}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          <ProblemWords of={problem} />
        </Alert>
      )}
      {/* What is being done is not changed meanwhile. */}
      <div inert={isBusy}>
        {children}
        {!isOver && promise}
      </div>
    </Dialog>
  );
}
