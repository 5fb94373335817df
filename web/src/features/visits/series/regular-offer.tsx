import { useState } from 'react';
import * as words from '#words/series';
import { lazy } from '../../../shared/lazy.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import type { Booking } from '../booking/booking.ts';
import { canBegin } from './can-begin.ts';
import { BeginButton } from './own-series.tsx';
import { useProposals } from './use-proposals.ts';

const BeginSheet = lazy(() => import('./begin-sheet.tsx'));

interface Props {
  booking: Booking;
  /** The page must not lead on meanwhile. */
  onOpen: () => void;
  onClose: () => void;
}

/** After an order: the way to let the visit come again. */
export default function RegularOffer({ booking, onOpen, onClose }: Props) {
  const [weeks, setWeeks] = useState<number | null>(null);
  const everyWeeks = useProposals(booking.bookingId)?.find(({ bookingId }) => bookingId === booking.bookingId)?.everyWeeks;

  function open(proposed: number) {
    setWeeks(proposed);
    onOpen();
  }

  // The sheet stays to say what was booked, when nothing is proposed any more.
  if (weeks !== null)
    return (
      <LateDialog onClose={onClose}>
        <BeginSheet booking={booking} everyWeeks={weeks} onClose={onClose} />
      </LateDialog>
    );
  if (everyWeeks === undefined || !canBegin(booking)) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-center gap-3">
      <p>{words.comeAgain}</p>
      <BeginButton everyWeeks={everyWeeks} onClick={() => open(everyWeeks)} />
    </div>
  );
}
