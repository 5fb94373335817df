import { useEffect, useState } from 'react';
import { BookedVisit } from '../../../features/booking/success-parts.tsx';
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
    <WaitingScreen
      title="Confirming your payment…"
      words={
        isLong
          ? 'The bank has not answered yet. If you have paid, your money is safe: we keep asking, and you may close this page.'
          : 'This takes some seconds. Please do not pay again.'
      }
    >
      <BookedVisit booking={booking} />
      {isLong && (
        <PayCard booking={booking} {...rest} variant="secondary" label={sum => `I have not paid: pay ${sum}`}>
          {booking.payBy && <TimeLeft until={booking.payBy} />}
        </PayCard>
      )}
      <Ways />
    </WaitingScreen>
  );
}
