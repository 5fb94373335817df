import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';

/** Scrolls into view: on a phone the pressed button is far below it. */
export function IncompleteNote() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Alert ref={note} tone="bad" className="mb-5">
      Please complete all details.
    </Alert>
  );
}
