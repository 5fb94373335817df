import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { failedTitle, type Refusal } from './refusal.ts';

/** What a refused order means, said where it can be put right. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal comes into sight
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);

  return (
    <Alert
      ref={note}
      tone="bad"
      className="mb-5"
      action={
        refusal.seeBookings && (
          <LinkButton variant="secondary" size="sm" href={paths.bookings}>
            My Bookings
          </LinkButton>
        )
      }
    >
      <p className="font-bold">{failedTitle}</p>
      {refusal.words}
    </Alert>
  );
}
