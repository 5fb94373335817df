import useSWR from 'swr';
import { hasCode } from '../../api/api-error.ts';
import { api, ask } from '../../api/client.ts';
import { useSession } from '../auth/session.tsx';
import type { Booking } from './booking.ts';

export function bookingKey(userId: string, bookingId: string): [string, string, string] {
  return ['/booking', userId, bookingId];
}

interface BookingState {
  booking: Booking | undefined;
  /** It came, or could not be had. */
  isSettled: boolean;
  /** There is none of this id. */
  isUnknown: boolean;
}

/** One booking of the customer's; nothing is asked for without an id. */
export function useBooking(bookingId: string | null): BookingState {
  const { userId } = useSession();
  const { data, error } = useSWR(
    userId && bookingId ? bookingKey(userId, bookingId) : null,
    ([, , id]) => ask(api.GET('/booking/{id}', { params: { path: { id } } })),
    // Coming back from the payment app looks again: what is paid by now is not to be paid twice.
    { revalidateOnFocus: true },
  );
  return {
    booking: data,
    isSettled: !bookingId || data !== undefined || error !== undefined,
    isUnknown: hasCode(error, 'BOOKING_NOT_FOUND'),
  };
}
