import useSWR from 'swr';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/contract.gen.ts';

export type Slot = components['schemas']['Slot'];

/** The visit that slots are wanted for: one still to be booked, or one to be moved, whose own place is free to it. */
export type Wanted = { minutes: number; bookingId?: string };

type SlotsKey = readonly [path: '/booking/available-slots', day: string, minutes: number, bookingId: string | undefined];

export function slotsKey(day: string, { minutes, bookingId }: Wanted): SlotsKey {
  return ['/booking/available-slots', day, minutes, bookingId];
}

/** The windows of a day. */
export function loadSlots([, date, durationInMinutes, exceptBookingId]: SlotsKey): Promise<Slot[]> {
  const query = { date, durationInMinutes, ...(exceptBookingId && { exceptBookingId }) };
  return ask(api.GET('/booking/available-slots', { params: { query } }));
}

/** Why a day has no free slot: its hours have passed, others have them, or the visit takes longer than they last. Null when there is one. */
export type NoSlot = 'OVER' | 'FULL' | 'TOO_LONG';
export function whyNoSlot(slots: Slot[]): NoSlot | null {
  if (slots.some(({ available }) => available)) return null;
  // The windows after closing are CLOSED to the end of the day, and past none: they tell nothing of the others.
  const has = (reason: Slot['reason']) => slots.some(slot => slot.reason === reason);
  if (has('FULL')) return 'FULL';
  return has('PAST') ? 'OVER' : 'TOO_LONG';
}

/** True for every list of slots that was read, to have all of them read again. */
export function isSlotsKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === '/booking/available-slots';
}

/** Looked at again every minute while they are on the screen: others book too, and time passes. */
export function useSlots(day: string | undefined, wanted: Wanted) {
  return useSWR(day ? slotsKey(day, wanted) : null, loadSlots, { refreshInterval: 60_000, dedupingInterval: 1000 });
}
