import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import * as common from '#words/common';
import { ignoreSecondClick } from '../shared/ignore-second-click.ts';
import { useHeldBack } from '../shared/use-held-back.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Question {
  question: string;
  leave: string;
  stay: string;
}

type Props = Omit<ComponentProps<typeof Dialog>, 'footer'> & {
  /** Closing would lose something. */
  isUnsaved: boolean;
  /** True while the form is being sent: until that is answered nothing closes the dialog. */
  isBusy?: boolean;
  /** The dialog's buttons; `close` asks, as the cross does. */
  footer: (close: () => void) => ReactNode;
  words?: Question;
};

const changes: Question = { question: common.discardQuestion, leave: common.discard, stay: common.keepEditing };

/** Asks before it loses what was typed or chosen in it: by Escape, the backdrop, the cross and Back, and by a closed tab. */
export function UnsavedDialog({ isUnsaved, isBusy = false, onClose, footer, words = changes, ...rest }: Props) {
  const { ask, isAsking, leave, stay } = useLeaveGuard(isUnsaved, 'stay');
  const close = () => {
    if (!isBusy) ask(onClose);
  };
  return (
    <Dialog
      {...rest}
      onClose={close}
      footer={isAsking ? <DiscardQuestion words={words} isBusy={isBusy} onDiscard={leave} onKeep={stay} /> : footer(close)}
    />
  );
}

interface QuestionProps {
  words: Question;
  isBusy: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Replaces the dialog's buttons when closing would lose input, or something that is shown only once. */
function DiscardQuestion({ words: { question, leave, stay }, isBusy, onDiscard, onKeep }: QuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  // Back answers the question. Otherwise it would change a step that cannot be seen.
  useHeldBack(onKeep);
  // Discard replaces Cancel, and later Save replaces Keep. A double click must not press both.
  useLayoutEffect(() => {
    ignoreSecondClick();
    return ignoreSecondClick;
  }, []);
  // The question takes the focus, and gives it back.
  useEffect(() => {
    const cameFrom = document.activeElement;
    keep.current?.focus();
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div role="alertdialog" aria-label={question} className="grid w-full animate-fade gap-3">
      <p className="font-semibold">{question}</p>
      <div className="flex gap-3">
        <Button variant="danger" block busy={isBusy} onClick={onDiscard}>
          {leave}
        </Button>
        <Button ref={keep} variant="secondary" block onClick={onKeep}>
          {stay}
        </Button>
      </div>
    </div>
  );
}
