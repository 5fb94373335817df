import { useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { Redirect, useRoute, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import * as common from '#words/common';
import * as words from '#words/payment';
import * as titles from '#words/titles';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { readState } from '../../../api/read-state.ts';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import type { Booking } from '../../../features/visits/booking/booking.ts';
import { bookingKey } from '../../../features/visits/booking/use-bookings.ts';
import { paths, patterns } from '../../../paths.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useOnline } from '../../../shared/use-online.ts';
import { usePolling } from '../../../shared/use-polling.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { type BookingPayment, mayChange, viewOf } from './payment-view.ts';
import { OpeningScreen } from './screen.tsx';
import { PaymentScreen } from './screens.tsx';
import { isReturned, keepReturned, useStartPayment, type Wanted } from './use-start-payment.ts';

/** What became of a payment, and another try. The provider sends customers back here (rule W38). */
export default function PaymentPage() {
  useDocumentTitle(titles.payment);
  const [, params] = useRoute(patterns.payment);
  // The key forgets what was chosen for another booking.
  return params?.bookingId ? (
    <Payment key={params.bookingId} bookingId={params.bookingId} />
  ) : (
    <Redirect to={paths.bookings} replace />
  );
}

function Payment({ bookingId }: { bookingId: string }) {
  const { data, error, isStale, isUnknown, reload } = usePayment(bookingId);
  const starting = useStartPayment(bookingId, reload);
  const isOpening = useStartAtOnce(starting.start) && starting.isStarting;
  const hasReturned = useReturned(data?.payment);
  const takesOnline = useSettings()?.onlinePayment ?? true;
  const now = useNow(1000);
  const isOnline = useOnline();
  const view = data && viewOf(data.booking, data.payment, { now, hasReturned, takesOnline });
  usePolling(view !== undefined && mayChange(view) && !starting.isStarting, reload);

  // The booking belongs to a customer who has logged out, or staff have deleted it.
  if (isUnknown) return <Redirect to={paths.bookings} replace />;
  return (
    <div className="page-width flex flex-col items-center pt-8 pb-12 text-center md:pt-12">
      {data && view && (!isOnline || isStale) && (
        <Alert tone="warning" className="mb-6 w-full max-w-md text-left">
          {isOnline ? words.cannotReach : words.offline} {words.isSafe} {words.looksAgain}
        </Alert>
      )}
      {isOpening ? (
        <OpeningScreen />
      ) : data && view ? (
        <PaymentScreen view={view} {...data} starting={starting} hasReturned={hasReturned} reload={reload} now={now} />
      ) : error ? (
        <>
          <PageTitle hidden>{titles.payment}</PageTitle>
          <ErrorState title={words.failedToLoad} onRetry={reload}>
            <p>
              {messageOf(error, common.checkConnectionShort)} {words.isSafe}
            </p>
          </ErrorState>
        </>
      ) : (
        <OpeningScreen title={titles.payment} />
      )}
    </div>
  );
}

/** Whether the customer comes from the provider now, or came with a payment that is still being confirmed. */
function useReturned(payment: BookingPayment | undefined): boolean {
  const paymentId = payment?.paymentId ?? null;
  const comesBack = new URLSearchParams(useSearch()).has('returned');
  useEffect(() => {
    if (comesBack && paymentId !== null) keepReturned(paymentId);
  }, [comesBack, paymentId]);
  return comesBack || (payment?.state === 'PENDING' && isReturned(paymentId));
}

/** Right after an order the payment starts by itself, once: not again after a reload. True if it did. */
function useStartAtOnce(start: (wanted: Wanted) => Promise<void>): boolean {
  const state = useHistoryState<{ startsPayment?: true } | null>();
  const wanted = useRef(state?.startsPayment === true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!wanted.current) return;
    history.replaceState(null, '');
    void start({});
  }, []);
  return wanted.current;
}

interface PaymentRead {
  booking: Booking;
  payment: BookingPayment;
}

interface PaymentState {
  /** Undefined while it loads. */
  data: PaymentRead | undefined;
  /** Why there is nothing to show. */
  error: unknown;
  /** The last known state, because the last read failed. */
  isStale: boolean;
  /** The customer has no such booking. */
  isUnknown: boolean;
  reload: () => Promise<unknown>;
}

/** A booking of the customer and its payments. Without an id it asks nothing. */
function usePayment(bookingId: string | null): PaymentState {
  const { userId } = useSession();
  const { mutate: keepRead } = useSWRConfig();
  const params = { path: { id: bookingId ?? '' } };

  async function read([, by]: [string, string, string]): Promise<PaymentRead> {
    // One after the other: the booking must be the newer one (payment-view.ts).
    const payment = await ask(api.GET('/booking/{id}/payment', { params }));
    const booking = await ask(api.GET('/booking/{id}', { params }));
    void keepRead(bookingKey(by, booking.bookingId), booking, { revalidate: false });
    return { payment, booking };
  }

  const { data, error, mutate } = useSWR<PaymentRead, unknown, [string, string, string] | null>(
    userId && bookingId ? ['/booking/payment', userId, bookingId] : null,
    read,
    // Read it again when the customer comes back to the tab, also soon after the last read.
    { revalidateOnFocus: true, dedupingInterval: 500, focusThrottleInterval: 1000 },
  );
  return { data, ...readState(data, error), isUnknown: hasCode(error, 'BOOKING_NOT_FOUND'), reload: () => mutate() };
}
