import useSWR from 'swr';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { useSession } from '../../accounts/auth/session.tsx';
import type { Booking } from './booking.ts';

export function bookingKey(userId: string, bookingId: string): [string, string, string] {
  return ['/booking', userId, bookingId];
}

interface BookingState {
  booking: Booking | undefined;
  /** The answer came or failed. */
  isSettled: boolean;
  /** No booking has this id. */
  isUnknown: boolean;
}

/** One booking of the customer. Without an id it asks nothing. */
export function useBooking(bookingId: string | null): BookingState {
  const { userId } = useSession();
  const { data, error } = useSWR(
    userId && bookingId ? bookingKey(userId, bookingId) : null,
    ([, , id]) => ask(api.GET('/booking/{id}', { params: { path: { id } } })),
    // Read it again when the customer returns from the payment app, so that nobody pays twice.
    { revalidateOnFocus: true },
  );
  return {
    booking: data,
    isSettled: !bookingId || data !== undefined || error !== undefined,
    isUnknown: hasCode(error, 'BOOKING_NOT_FOUND'),
  };
}
