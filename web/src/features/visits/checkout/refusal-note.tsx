import { useEffect, useRef } from 'react';
import * as common from '#words/common';
import { paths } from '../../../paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Refusal } from './refusal.ts';

/** Stays at the step that can fix it when the toast has gone. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal scrolls into view
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);

  return (
    <Alert
      ref={note}
      tone="warning"
      className="mb-5"
      action={
        refusal.seeBookings && (
          <LinkButton variant="secondary" size="sm" href={paths.bookings}>
            {common.myBookings}
          </LinkButton>
        )
      }
    >
      {refusal.words}
    </Alert>
  );
}
