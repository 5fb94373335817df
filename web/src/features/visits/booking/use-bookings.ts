import { useEffect, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { readState } from '../../../api/read-state.ts';
import { paths } from '../../../paths.ts';
import { today } from '../../../shared/clock.ts';
import { useSession } from '../../accounts/auth/session.tsx';
import type { Booking } from './booking.ts';

interface BookingsState {
  /** Undefined while they load. */
  bookings: Booking[] | undefined;
  /** Why there are none to show. */
  error: unknown;
  /** The last known ones, because the last read failed. */
  isStale: boolean;
  /** The first read since the page was opened is running. The bookings known so far may be old. */
  isFirstReading: boolean;
  /** Reads them again. Resolves when they are there. */
  reload: () => Promise<unknown>;
}

export function bookingsKey(userId: string): [string, string] {
  return ['/booking/user', userId];
}

/** On its day, a visit's state changes by the minute. Salons with teams have no such states. */
function refreshInterval(bookings: Booking[] | undefined): number {
  const day = today();
  const isOn = bookings?.some(({ status, visit, bookingDate }) => status === 'PENDING' && visit && bookingDate === day);
  return isOn ? 60_000 : 0;
}

/** All bookings of the customer, past and to come. `isLive`: also reads them again on the day of a visit, while they are shown. */
export function useBookings({ isLive = false } = {}): BookingsState {
  const { userId } = useSession();
  const { data, error, isValidating, mutate } = useSWR(
    userId ? bookingsKey(userId) : null,
    ([, id]) => ask(api.GET('/booking/user/{id}', { params: { path: { id } } })),
    // Read them again when the customer returns to the tab: the salon may have moved or completed one.
    { revalidateOnFocus: true, ...(isLive && { refreshInterval }) },
  );
  const [hasRead, setRead] = useState(false);
  const wasReading = useRef(false);
  useEffect(() => {
    if (wasReading.current && !isValidating) setRead(true);
    wasReading.current = isValidating;
  }, [isValidating]);

  return {
    bookings: data,
    ...readState(data, error),
    isFirstReading: isValidating && !hasRead,
    reload: () => mutate(),
  };
}

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
