import useSWR from 'swr';
import type { components } from '#contract';
import { api, ask } from '../../api/client.ts';

/** A day from today to the last that can be booked: how many slots it has for the visit, or why none. */
export type BookableDay = components['schemas']['BookableDay'];
export type Slot = components['schemas']['Slot'];

/** The visit they are wanted for: one still to be booked, or one to be moved, whose own place is free to it. */
export interface Wanted {
  minutes: number;
  bookingId?: string;
}

const daysPath = '/booking/available-days';
const slotsPath = '/booking/available-slots';

/** Looked at again every minute while they are on the screen: others book too, time passes, and at midnight the days move on. */
const live = { refreshInterval: 60_000, revalidateOnFocus: true, dedupingInterval: 1000 };

export function useBookableDays(wanted: Wanted) {
  const load = () => ask(api.GET(daysPath, { params: { query: queryOf(wanted) } }));
  return useSWR([daysPath, wanted.minutes, wanted.bookingId], load, { ...live, keepPreviousData: true });
}

/** The windows of a day; none are asked for without one. */
export function useSlots(date: string | undefined, wanted: Wanted) {
  return useSWR(
    date ? ([slotsPath, date, wanted.minutes, wanted.bookingId] as const) : null,
    ([, day]) => ask(api.GET(slotsPath, { params: { query: { date: day, ...queryOf(wanted) } } })),
    live,
  );
}

/** True for all days and slots that were read, to have them read again once a visit was booked, moved or cancelled. */
export function isAvailabilityKey(key: unknown): boolean {
  return Array.isArray(key) && (key[0] === daysPath || key[0] === slotsPath);
}

function queryOf({ minutes, bookingId }: Wanted) {
  return { durationInMinutes: minutes, ...(bookingId && { exceptBookingId: bookingId }) };
}
