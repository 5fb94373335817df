import { useState } from 'react';
import type { components } from '#contract';
import * as words from '#words/series';
import type { ShownBooking } from '../../../features/visits/booking/booking.ts';
import AllLater from '../../../features/visits/series/all-later.tsx';
import { useLinkedSeries } from '../../../features/visits/series/use-linked-series.ts';
import { MoveDialog } from './move-dialog.tsx';

type To = components['schemas']['LinkMoveRequest'];

interface Props {
  booking: ShownBooking;
  token: string;
  /** Moves this visit alone. */
  onMove: (to: To) => Promise<void>;
  onClose: () => void;
}

/** Moves a visit of a series: alone, or with all later ones. */
export default function MoveRegular({ booking, token, onMove, onClose }: Props) {
  const { hands } = useLinkedSeries(token);
  const [isAllLater, setAllLater] = useState(false);

  async function moveAll({ bookingDate, bookingTime }: To) {
    await hands.act({ act: 'MOVE', bookingDate, bookingTime, allLater: true }, words.allMoved);
    onClose();
  }

  return (
    <MoveDialog
      booking={booking}
      token={token}
      onMove={isAllLater ? moveAll : onMove}
      more={<AllLater isOn={isAllLater} onChange={setAllLater} />}
      onClose={onClose}
    />
  );
}
