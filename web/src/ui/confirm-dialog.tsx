import { type ComponentProps, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import * as common from '#words/common';
import { type Problem, problemOf } from '../api/message-of.ts';
import { SwitchField } from '../forms/switch-field.tsx';
import { makeStore } from '../shared/store.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ProblemWords } from './problem-words.tsx';

interface Props {
  title: string;
  /** What the act does. */
  children: ReactNode;
  /** What it leads to. Hidden after a final refusal. */
  promise?: ReactNode;
  /** A switch for a further act. `confirm` is the button's label while it is on. */
  choice?: { label: string; hint: string; confirm?: string } | undefined;
  confirm: string;
  /** The button's label during the request ('Deleting...'). */
  confirming: string;
  cancel?: string;
  danger?: boolean;
  /** False while something must be chosen first. */
  isReady?: boolean;
  /** On success the caller closes the question. What it throws is shown. `isChosen` is the state of the switch. */
  onConfirm: (isChosen: boolean) => Promise<unknown>;
  onClose: () => void;
  /** Shown when the server gave no message. */
  fallback: string;
  /** Whether another try would be refused, too. Then the question can only be closed. */
  isFinal?: (error: unknown) => boolean;
}

/** Asks before an act that cannot be undone, or that another person will notice. */
export function ConfirmDialog({ title, children, confirm, confirming, cancel = common.cancel, danger = false, ...rest }: Props) {
  const { promise, choice, onConfirm, onClose, fallback, isFinal, isReady = true } = rest;
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
          {/* One button in both cases, because it has the focus. */}
          <Button
            variant={isOver ? 'secondary' : danger ? 'danger' : 'primary'}
            block
            busy={isBusy}
            aria-disabled={!isOver && !isReady}
            onClick={isOver ? onClose : () => isReady && act()}
            className="max-sm:px-3!"
          >
            {isOver ? common.close : isBusy ? confirming : (isChosen && choice?.confirm) || confirm}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          <ProblemWords of={problem} />
        </Alert>
      )}
      {/* Nothing can be changed during the request. */}
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

interface Question extends Omit<ComponentProps<typeof ConfirmDialog>, 'children' | 'onConfirm' | 'onClose'> {
  /** What the act will do. */
  body: ReactNode;
  /** Runs on yes. `isChosen` answers `choice`. If it fails, the question stays and shows why. */
  act: (isChosen: boolean) => Promise<unknown>;
  /** Runs after the act, when the question is closed. */
  onDone?: () => void;
}

const asked = makeStore<Question | null>(null);

/** Asks before an act that cannot be undone, in the layout's one dialog. Leaving the page means no. */
export function confirm(question: Question): void {
  asked.set(question);
}

/** The dialog of `confirm`. A layout renders it once, keyed by the page. */
export function Confirm() {
  const question = useSyncExternalStore(asked.subscribe, asked.read);
  useEffect(() => () => asked.set(null), []);
  if (!question) return null;
  const { body, act, onDone, ...words } = question;
  const close = () => asked.set(null);
  return (
    <ConfirmDialog
      // An act may end with another question.
      key={words.title}
      {...words}
      onConfirm={async isChosen => {
        await act(isChosen);
        close();
        onDone?.();
      }}
      onClose={close}
    >
      {body}
    </ConfirmDialog>
  );
}
