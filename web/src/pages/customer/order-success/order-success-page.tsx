import { Check } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { titleOf } from '../../../features/booking/booking.ts';
import { UpiPayment } from '../../../features/booking/upi-payment.tsx';
import { useBooking } from '../../../features/booking/use-booking.ts';
import { paths } from '../../../paths.ts';
import { longDate, time } from '../../../shared/format.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

/** The order is placed. Leads to the bookings after 3 s, unless there is something to pay first (rule B20). */
export default function OrderSuccessPage() {
  useDocumentTitle('Success!');
  const confetti = useRef<HTMLCanvasElement>(null);
  useConfetti(confetti);
  const [, navigate] = useLocation();
  const placed = useHistoryState<{ bookingId?: string } | null>();
  const { booking, isSettled, isUnknown } = useBooking(placed?.bookingId ?? null);
  const goOn = useCallback(() => navigate(paths.bookings, { replace: true }), [navigate]);

  // The booking belongs to a customer who has logged out, or staff have deleted it.
  if (isUnknown) return <Redirect to={paths.bookings} replace />;
  return (
    <div className="page-width flex flex-col items-center pt-10 pb-12 text-center">
      <canvas ref={confetti} aria-hidden className="pointer-events-none fixed inset-0 z-10 size-full" />
      <span className="grid size-20 animate-rise place-items-center rounded-full bg-leaf text-card md:size-24">
        <Check aria-hidden className="size-10 md:size-12" strokeWidth={2.5} />
      </span>
      <PageTitle className="mt-5">Success!</PageTitle>
      <p role="status" className="mt-2 text-lg">
        Your order has been placed successfully
      </p>
      {booking && (
        <p className="figures mt-1 max-w-md text-muted wrap-anywhere">
          {titleOf(booking)}
          <br />
          {longDate(booking.bookingDate)}, {time(booking.bookingTime)}
          {booking.professional && (
            <>
              <br />
              {booking.professional.name} comes to you
            </>
          )}
        </p>
      )}
      <div className="mt-8 grid w-full justify-items-center">
        {booking?.upi ? (
          <Card className="grid w-full max-w-sm gap-5">
            <UpiPayment booking={booking} upi={booking.upi} />
            <Button variant="secondary" block onClick={goOn}>
              Continue to My Bookings
            </Button>
          </Card>
        ) : (
          isSettled && <Redirecting onEnd={goOn} />
        )}
      </div>
    </div>
  );
}

const waitMs = 3000;
const tickMs = 100;

/** Counts down 3 s, then calls `onEnd` (rule W9). */
function Redirecting({ onEnd }: { onEnd: () => void }) {
  const [leftMs, setLeftMs] = useState(waitMs);

  useEffect(() => {
    // Not the time of day, which may be corrected meanwhile.
    const start = performance.now();
    const ticker = setInterval(() => setLeftMs(Math.max(0, waitMs - (performance.now() - start))), tickMs);
    return () => clearInterval(ticker);
  }, []);

  useEffect(() => {
    if (leftMs === 0) onEnd();
  }, [leftMs, onEnd]);

  const passed = Math.round(((waitMs - leftMs) / waitMs) * 100);
  return (
    <div className="w-full max-w-64">
      <p className="mb-2 flex justify-between text-sm text-muted">
        <span>Redirecting...</span>
        <span role="timer" aria-live="off" className="figures">
          {Math.ceil(leftMs / 1000)}s
        </span>
      </p>
      <progress
        aria-label="Redirecting to your bookings"
        value={passed}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-plum [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-plum"
      />
    </div>
  );
}

/** 50 pieces for 4 s (rule W9), once per visit. None for people who asked for less motion. */
function useConfetti(canvas: RefObject<HTMLCanvasElement | null>): void {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stop: (() => void) | undefined;
    let hasLeft = false;
    void import('canvas-confetti').then(({ default: confetti }) => {
      if (hasLeft || !canvas.current) return;
      // On the page's own canvas and without a worker, which the content security policy forbids.
      const throwPieces = confetti.create(canvas.current, { resize: true, useWorker: false });
      const colors = ['#6b1d4d', '#f0a93b', '#1d5431', '#dccfd8', '#8f2420'];
      void throwPieces({ particleCount: 50, spread: 80, startVelocity: 38, ticks: 240, origin: { y: 0.4 }, colors });
      const timer = setTimeout(() => throwPieces.reset(), 4000);
      stop = () => {
        clearTimeout(timer);
        throwPieces.reset();
      };
    });
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [canvas]);
}
