import { useEffect, useLayoutEffect, useRef } from 'react';
import { ignoreSecondClick } from '../shared/ignore-second-click.ts';
import { useHeldBack } from '../shared/use-held-back.ts';
import { Button } from './button.tsx';

interface Props {
  question?: string;
  discard?: string;
  keep?: string;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Replaces the dialog's buttons when closing would lose input, or something that is shown only once. */
export function DiscardQuestion({
  question = 'Discard your changes?',
  discard = 'Discard',
  keep: stay = 'Keep Editing',
  onDiscard,
  onKeep,
}: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  // Back answers the question. Otherwise it would change a step that cannot be seen.
  useHeldBack(true, onKeep);
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
        <Button variant="danger" block onClick={onDiscard}>
          {discard}
        </Button>
        <Button ref={keep} variant="secondary" block onClick={onKeep}>
          {stay}
        </Button>
      </div>
    </div>
  );
}
