import useSWR from 'swr';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/contract.gen.ts';

export type Slot = components['schemas']['Slot'];

type SlotsKey = readonly [path: '/booking/available-slots', day: string, minutes: number];

export function slotsKey(day: string, minutes: number): SlotsKey {
  return ['/booking/available-slots', day, minutes];
}

/** The windows of a day for a visit of this many minutes. */
export function loadSlots([, date, durationInMinutes]: SlotsKey): Promise<Slot[]> {
  return ask(api.GET('/booking/available-slots', { params: { query: { date, durationInMinutes } } }));
}

/** True for every list of slots that was read, to have all of them read again. */
export function isSlotsKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === '/booking/available-slots';
}

/** Looked at again every minute while they are on the screen: others book too, and time passes. */
export function useSlots(day: string | undefined, minutes: number) {
  return useSWR(day ? slotsKey(day, minutes) : null, loadSlots, { refreshInterval: 60_000, dedupingInterval: 1000 });
}
