import { Check } from 'lucide-react';
import { useCallback, useRef } from 'react';
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
import { Redirecting } from './redirecting.tsx';
import { useConfetti } from './use-confetti.ts';

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
