import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Booking } from '../booking/booking.ts';
import { CompleteDialog } from './complete-dialog.tsx';
import { MoneyDialog } from './money-dialog.tsx';

const AskContext = createContext<((booking: Booking) => void) | null>(null);

/**
 * Holds the question above the list it is asked from: what the list shows follows the server, and a booking that leaves
 * it must not take along the reason why something was refused.
 */
export function SettleQuestion({ children }: { children: ReactNode }) {
  const [asked, ask] = useState<Booking | null>(null);
  const stop = () => ask(null);
  return (
    <AskContext value={ask}>
      {children}
      {asked &&
        (asked.status === 'PENDING' ? (
          <CompleteDialog booking={asked} onClose={stop} />
        ) : (
          <MoneyDialog about={asked.status === 'CANCELLED' ? 'refund' : 'pay'} booking={asked} onClose={stop} />
        ))}
    </AskContext>
  );
}

/** Asks whether this booking is done, paid, or refunded. */
export function useSettleQuestion(): (booking: Booking) => void {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('useSettleQuestion is for within SettleQuestion');
  return ask;
}
