import useSWR from 'swr';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/contract.gen.ts';
import type { Wanted } from './slots.ts';

/** A day from today to the last that can be booked: how many slots it has for the visit, or why none. */
export type BookableDay = components['schemas']['BookableDay'];

const path = '/booking/available-days';

/** Looked at again every minute while they are on the screen: others book too, and at midnight the days move on. */
export function useBookableDays({ minutes, bookingId }: Wanted) {
  const query = { durationInMinutes: minutes, ...(bookingId && { exceptBookingId: bookingId }) };
  return useSWR([path, minutes, bookingId], () => ask(api.GET(path, { params: { query } })), {
    refreshInterval: 60_000,
    revalidateOnFocus: true,
    dedupingInterval: 1000,
    keepPreviousData: true,
  });
}
