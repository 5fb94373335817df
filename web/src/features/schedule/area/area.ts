import useSWR from 'swr';
import type { components } from '#contract';
import { api, ask } from '../../../api/client.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';

/** A PIN code, a position, or both. */
export interface AskedPlace {
  postalCode?: string;
  latitude?: string;
  longitude?: string;
}

export type AreaReason = components['schemas']['AreaCheck']['reason'];

export async function askArea(place: AskedPlace): Promise<AreaReason> {
  return (await ask(api.GET('/area/check', { params: { query: place } }))).reason;
}

/** What the API takes of an address: a postal code that is no PIN code says nothing. */
export function askedPlace(address: { latitude: string; longitude: string; postalCode: string }): AskedPlace {
  const postalCode = address.postalCode.replace(/\s/g, '');
  const { latitude, longitude } = address;
  return { latitude, longitude, ...(/^[1-9]\d{5}$/.test(postalCode) && { postalCode }) };
}

/** Whether the salon surely does not come to this address. Asks nothing of a salon that goes everywhere. */
export function useIsOutside(place: AskedPlace | null): boolean {
  const isLimited = useSettings()?.servesEverywhere === false;
  // Bookings are checked by the server, so a failed answer costs nothing but this early word.
  const { data } = useSWR(isLimited && place ? ['/area/check', JSON.stringify(place)] : null, () => askArea(place ?? {}));
  return data === 'OUTSIDE_AREA';
}
