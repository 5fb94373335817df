import { useState } from 'react';
import * as words from '#words/series';
import type { Booking } from '../booking/booking.ts';
import type { Move } from '../booking/move.tsx';
import { RescheduleOwn } from '../booking/reschedule-own.tsx';
import AllLater from './all-later.tsx';
import { useSeries } from './use-series.ts';

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** Moves a visit of a series: alone, or with all later ones. */
export default function RescheduleRegular({ booking, onClose }: Props) {
  const { series, handsOf } = useSeries();
  const [isAllLater, setAllLater] = useState(false);
  const own = series?.find(({ id, state }) => id === booking.seriesId && state !== 'ENDED');
  const visit = own?.visits.find(({ bookingId }) => bookingId === booking.bookingId);

  async function moveAll(to: Move, ordinary: (move: Move) => Promise<void>) {
    if (to.visit && own && visit) {
      const { date, time } = to.visit;
      const where = { number: visit.number, bookingDate: date, bookingTime: time, anyone: to.isForAnyone };
      await handsOf(own).act({ act: 'MOVE', ...where, allLater: true }, words.allMoved);
    }
    // Another address is of this visit alone.
    if (!to.visit || to.place) await ordinary({ ...to, visit: null });
  }

  return (
    <RescheduleOwn
      booking={booking}
      more={visit && <AllLater isOn={isAllLater} onChange={setAllLater} />}
      instead={visit && isAllLater ? moveAll : undefined}
      onClose={onClose}
    />
  );
}
