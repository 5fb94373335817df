import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { api, ask } from '../../api/client.ts';
import { readState } from '../../api/read-state.ts';
import { useSession } from '../auth/session.tsx';
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

/** All bookings of the customer, past and to come. */
export function useBookings(): BookingsState {
  const { userId } = useSession();
  const { data, error, isValidating, mutate } = useSWR(
    userId ? bookingsKey(userId) : null,
    ([, id]) => ask(api.GET('/booking/user/{id}', { params: { path: { id } } })),
    // Read them again when the customer returns to the tab: the salon may have moved or completed one.
    { revalidateOnFocus: true },
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
