import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';

/** Comes into sight: on a phone the button that was pressed is far below it. */
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
