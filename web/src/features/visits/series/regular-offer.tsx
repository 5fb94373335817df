import { useState } from 'react';
import * as words from '#words/series';
import { lazy } from '../../../shared/lazy.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import type { Booking } from '../booking/booking.ts';
import { canBegin } from './can-begin.ts';
import { BeginButton } from './own-series.tsx';

const BeginSheet = lazy(() => import('./begin-sheet.tsx'));

interface Props {
  booking: Booking;
  /** The page must not lead on meanwhile. */
  onOpen: () => void;
  onClose: () => void;
}

/** After an order: the way to let the visit come again. */
export default function RegularOffer({ booking, onOpen, onClose }: Props) {
  const [isOpen, setOpen] = useState(false);

  function open() {
    setOpen(true);
    onOpen();
  }

  // The sheet stays to say what was booked.
  if (isOpen)
    return (
      <LateDialog onClose={onClose}>
        <BeginSheet booking={booking} onClose={onClose} />
      </LateDialog>
    );
  if (!canBegin(booking)) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-center gap-3">
      <p>{words.comeAgain}</p>
      <BeginButton onClick={open} />
    </div>
  );
}
