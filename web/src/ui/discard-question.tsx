import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

type Props = { onDiscard: () => void; onKeep: () => void };

/** In the place of the dialog's buttons: closing it would lose what was typed. */
export function DiscardQuestion({ onDiscard, onKeep }: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="alertdialog" aria-label="Discard your changes?" className="grid w-full animate-fade gap-3">
      <p className="font-semibold">Discard your changes?</p>
      <div className="flex gap-3">
        <Button variant="danger" block onClick={onDiscard}>
          Discard
        </Button>
        <Button ref={keep} variant="secondary" block onClick={onKeep}>
          Keep Editing
        </Button>
      </div>
    </div>
  );
}
