import useSWR from 'swr';
import { api, ask } from '../../api/client.ts';
import type { Booking } from './booking.ts';

export function bookingKey(bookingId: string): [string, string] {
  return ['/booking', bookingId];
}

/** One booking; nothing is asked for without an id. `isSettled` once it came, or could not be had. */
export function useBooking(bookingId: string | null): { booking: Booking | undefined; isSettled: boolean } {
  const { data, error } = useSWR(bookingId ? bookingKey(bookingId) : null, ([, id]) =>
    ask(api.GET('/booking/{id}', { params: { path: { id } } })),
  );
  return { booking: data, isSettled: !bookingId || data !== undefined || error !== undefined };
}
