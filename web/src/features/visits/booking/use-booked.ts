import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { paths } from '../../../paths.ts';
import type { Booking } from './booking.ts';
import { bookingKey } from './use-booking.ts';
import { bookingsKey } from './use-bookings.ts';

/**
 * Shows a booking that was just made in My Bookings, and leads on: to its payment, or to the page that says so. `replace`: Back shall not
 * lead to the order that was placed.
 */
export function useBooked(): (booking: Booking, userId: string, options: { replace: boolean }) => void {
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();
  return (booking, userId, { replace }) => {
    const { bookingId } = booking;
    void mutate(bookingKey(userId, bookingId), booking, { revalidate: false });
    // My Bookings then shows the new booking at once.
    void mutate<Booking[]>(bookingsKey(userId), list => list && withBooking(list, booking), { revalidate: false });
    if (booking.payBy !== null) navigate(paths.payment(bookingId), { replace, state: { startsPayment: true } });
    else navigate(paths.orderSuccess, { replace, state: { bookingId } });
  };
}

function withBooking(list: Booking[], booking: Booking): Booking[] {
  return [...list.filter(({ bookingId }) => bookingId !== booking.bookingId), booking];
}
