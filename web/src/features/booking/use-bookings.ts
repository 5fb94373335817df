import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { api, ask } from '../../api/client.ts';
import { readState } from '../../api/read-state.ts';
import { useSession } from '../auth/session.tsx';
import type { Booking } from './booking.ts';

interface BookingsState {
  /** Undefined while they load. */
  bookings: Booking[] | undefined;
  /** Why there are none. */
  error: unknown;
  /** These are the last known ones, because newer could not be read. */
  isStale: boolean;
  /** They are being read for the first time since the page is here: what was known before may be long past. */
  isFirstReading: boolean;
  /** Reads them again, and is done when they are there. */
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
    // Coming back to the tab looks again: the salon may have moved or completed one.
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
