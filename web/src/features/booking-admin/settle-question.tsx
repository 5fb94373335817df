import { createContext, type ReactNode, use, useState } from 'react';
import { useUrlValue } from '../../shared/use-url-value.ts';
import type { Booking } from '../booking/booking.ts';
import { useRowFocus } from '../records/use-row-focus.ts';
import { CompleteDialog } from './complete-dialog.tsx';
import { MoneyDialog } from './money-dialog.tsx';
import type { SettlingAct } from './next-act.ts';
import { readStaffBooking } from './use-staff-booking.ts';

type Ask = (about: SettlingAct, booking: Booking) => void;

const AskContext = createContext<Ask | null>(null);

/**
 * Holds the question above the list it is asked from: what the list shows follows the server, and a booking that leaves
 * it must not take along the reason why something was refused. `visits` are those it shows, each marked as `useRowFocus` says.
 */
export function SettleQuestion({ visits, children }: { visits: Booking[]; children: ReactNode }) {
  const [asked, setAsked] = useState<{ about: SettlingAct; booking: Booking } | null>(null);
  const [opened] = useUrlValue('booking');
  const rowFocus = useRowFocus(
    visits.map(({ bookingId }) => bookingId),
    asked?.booking.bookingId ?? opened,
  );
  const stop = () => setAsked(null);

  function ask(about: SettlingAct, booking: Booking) {
    const asked = { about, booking };
    setAsked(asked);
    // As in its panel: the list may be a minute old, and its customer may have moved it since.
    const renew = (booking: Booking) => setAsked(now => (now === asked ? { about, booking } : now));
    readStaffBooking(booking.bookingId).then(renew, () => null);
  }

  return (
    <AskContext value={ask}>
      <div {...rowFocus}>{children}</div>
      {asked?.about === 'complete' && <CompleteDialog booking={asked.booking} onClose={stop} />}
      {asked && asked.about !== 'complete' && <MoneyDialog about={asked.about} booking={asked.booking} onClose={stop} />}
    </AskContext>
  );
}

/** Asks whether this booking is done, paid, or refunded. */
export function useSettleQuestion(): Ask {
  const ask = use(AskContext);
  if (!ask) throw new Error('useSettleQuestion is for within SettleQuestion');
  return ask;
}
