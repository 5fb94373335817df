import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/booking';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import type { Booking } from './booking.ts';

const AgainSheet = lazy(() => import('./again-sheet.tsx'));

/** Opens a sheet with the same visit at today's prices and its next free times. */
export function BookAgain({ booking, ...look }: { booking: Booking } & ButtonLook) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" variant="secondary" {...look} onClick={() => setOpen(true)}>
        <RotateCcw aria-hidden className="size-4.5" strokeWidth={1.75} />
        {words.bookAgain}
      </Button>
      {isOpen && (
        <LateDialog onClose={close}>
          <AgainSheet booking={booking} onClose={close} />
        </LateDialog>
      )}
    </>
  );
}
