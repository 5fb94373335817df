import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { api, ask } from '../../../api/client.ts';
import { readState } from '../../../api/read-state.ts';
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
