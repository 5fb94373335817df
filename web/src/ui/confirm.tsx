import { type ComponentProps, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { makeStore } from '../shared/store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

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
