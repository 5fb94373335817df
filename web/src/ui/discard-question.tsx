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

/** In the place of the dialog's buttons: closing it would lose what was typed, or what is shown this once. */
export function DiscardQuestion({
  question = 'Discard your changes?',
  discard = 'Discard',
  keep: stay = 'Keep Editing',
  onDiscard,
  onKeep,
}: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  // Not for a step under it, which Back would change unseen.
  useHeldBack(true, onKeep);
  // Discard comes where Cancel stood, and then Save where Keep did.
  useLayoutEffect(() => {
    ignoreSecondClick();
    return ignoreSecondClick;
  }, []);
  // The question comes to the keyboard, and whoever keeps editing goes on where they were.
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
