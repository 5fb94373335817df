import useSWR from 'swr';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/contract.gen.ts';

export type Slot = components['schemas']['Slot'];

/** The visit that slots are wanted for: one still to be booked, or one to be moved, whose own place is free to it. */
export type Wanted = { minutes: number; bookingId?: string };

const path = '/booking/available-slots';

/** The windows of a day. Looked at again every minute while they are on the screen: others book too, and time passes. */
export function useSlots(date: string | undefined, { minutes, bookingId }: Wanted) {
  const load = ([, date]: readonly [string, string, ...unknown[]]) => {
    const query = { date, durationInMinutes: minutes, ...(bookingId && { exceptBookingId: bookingId }) };
    return ask(api.GET(path, { params: { query } }));
  };
  return useSWR(date ? ([path, date, minutes, bookingId] as const) : null, load, {
    refreshInterval: 60_000,
    revalidateOnFocus: true,
    dedupingInterval: 1000,
  });
}

/** True for all days and slots that were read, to have them read again once a visit was booked, moved or cancelled. */
export function isAvailabilityKey(key: unknown): boolean {
  return Array.isArray(key) && (key[0] === path || key[0] === '/booking/available-days');
}
