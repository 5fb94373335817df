import useSWR, { useSWRConfig } from 'swr';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { readState } from '../../../api/read-state.ts';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import type { Booking } from '../../../features/visits/booking/booking.ts';
import { bookingKey } from '../../../features/visits/booking/use-booking.ts';
import type { BookingPayment } from './payment-view.ts';

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
export function usePayment(bookingId: string | null): PaymentState {
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
