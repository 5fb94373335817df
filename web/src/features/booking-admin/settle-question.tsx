import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Booking } from '../booking/booking.ts';
import { CompleteDialog } from './complete-dialog.tsx';
import { MoneyDialog } from './money-dialog.tsx';
import { readStaffBooking } from './use-staff-booking.ts';

const AskContext = createContext<((booking: Booking) => void) | null>(null);

type Asked = { about: 'complete' | 'pay' | 'refund'; booking: Booking };

/**
 * Holds the question above the list it is asked from: what the list shows follows the server, and a booking that leaves
 * it must not take along the reason why something was refused.
 */
export function SettleQuestion({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const stop = () => setAsked(null);

  function ask(booking: Booking) {
    const asked = { about: settling(booking), booking };
    setAsked(asked);
    // As in its panel: the list may be a minute old, and its customer may have moved it since.
    const renew = (booking: Booking) => setAsked(now => (now === asked ? { ...asked, booking } : now));
    readStaffBooking(booking.bookingId).then(renew, () => null);
  }

  return (
    <AskContext value={ask}>
      {children}
      {asked?.about === 'complete' && <CompleteDialog booking={asked.booking} onClose={stop} />}
      {asked && asked.about !== 'complete' && <MoneyDialog about={asked.about} booking={asked.booking} onClose={stop} />}
    </AskContext>
  );
}

function settling({ status }: Booking): Asked['about'] {
  if (status === 'PENDING') return 'complete';
  return status === 'CANCELLED' ? 'refund' : 'pay';
}

/** Asks whether this booking is done, paid, or refunded. */
export function useSettleQuestion(): (booking: Booking) => void {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('useSettleQuestion is for within SettleQuestion');
  return ask;
}
