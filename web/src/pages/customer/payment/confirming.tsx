import { useEffect, useState } from 'react';
import * as words from '#words/payment';
import { BookedVisit } from '../../../features/visits/booking/success-parts.tsx';
import { PayCard, TimeLeft } from './pay-card.tsx';
import { type ScreenProps, WaitingScreen, Ways } from './screen.tsx';

/** Banks mostly answer within seconds. After that people wonder, and some did not pay at all. */
const usualMs = 10_000;

export function Confirming({ booking, ...rest }: ScreenProps) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), usualMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <WaitingScreen title={words.confirming} words={isLong ? words.bankIsLate : words.takesSeconds}>
      <BookedVisit booking={booking} />
      {isLong && (
        <PayCard booking={booking} {...rest} variant="secondary" label={words.haveNotPaid}>
          {booking.payBy && <TimeLeft until={booking.payBy} />}
        </PayCard>
      )}
      <Ways />
    </WaitingScreen>
  );
}
