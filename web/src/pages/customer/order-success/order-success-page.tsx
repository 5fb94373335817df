import { Suspense, useCallback, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import * as words from '#words/booking';
import * as titles from '#words/titles';
import { UpiPayment } from '../../../features/visits/booking/pay-visit.tsx';
import { BookedVisit, Confetti, SuccessSign } from '../../../features/visits/booking/success-parts.tsx';
import { useBooking } from '../../../features/visits/booking/use-bookings.ts';
import { StillToBook } from '../../../features/visits/checkout/still-to-book.tsx';
import { useSetAside } from '../../../features/visits/two-visits/kept-aside.ts';
import { paths } from '../../../paths.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

const RegularOffer = lazy(() => import('../../../features/visits/series/regular-offer.tsx'));

/** The order is placed. Leads to the bookings after 3 s, unless there is something to pay or to book first (rules B20, N73). */
export default function OrderSuccessPage() {
  useDocumentTitle(titles.orderSuccess);
  const [, navigate] = useLocation();
  const placed = useHistoryState<{ bookingId?: string } | null>();
  const { booking, isSettled, isUnknown } = useBooking(placed?.bookingId ?? null);
  const hasMore = useSetAside() !== null;
  const [isBeginning, setBeginning] = useState(false);
  const goOn = useCallback(() => navigate(paths.bookings, { replace: true }), [navigate]);

  // The booking belongs to a customer who has logged out, or staff have deleted it.
  if (isUnknown) return <Redirect to={paths.bookings} replace />;
  return (
    <div className="page-width flex flex-col items-center pt-10 pb-12 text-center">
      <Confetti />
      <SuccessSign />
      <PageTitle className="mt-5">{words.success}</PageTitle>
      <p role="status" className="mt-2 text-lg">
        {words.placed}
      </p>
      {booking && <BookedVisit booking={booking} />}
      <StillToBook className="mt-6 w-full max-w-lg text-left" />
      <div className="mt-8 grid w-full justify-items-center">
        {booking?.upi ? (
          <Card className="grid w-full max-w-sm gap-5">
            <UpiPayment booking={booking} upi={booking.upi} />
            <Button variant="secondary" block onClick={goOn}>
              {words.continueToBookings}
            </Button>
          </Card>
        ) : (
          isSettled && (hasMore || isBeginning ? <ToBookings onClick={goOn} /> : <Redirecting onEnd={goOn} />)
        )}
      </div>
      {booking && !hasMore && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <RegularOffer booking={booking} onOpen={() => setBeginning(true)} onClose={goOn} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

function ToBookings({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      {words.continueToBookings}
    </Button>
  );
}

const waitMs = 3000;
const tickMs = 100;

/** Counts down 3 s, then calls `onEnd` (rule W9). */
function Redirecting({ onEnd }: { onEnd: () => void }) {
  const [leftMs, setLeftMs] = useState(waitMs);

  useEffect(() => {
    // The time of day would not do: it may be corrected meanwhile.
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
        <span>{words.redirecting}</span>
        <span role="timer" aria-live="off" className="figures">
          {words.secondsLeft(Math.ceil(leftMs / 1000))}
        </span>
      </p>
      <progress
        aria-label={words.redirectingToBookings}
        value={passed}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-plum [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-plum"
      />
    </div>
  );
}
