import { type UseFormReturn, useForm } from 'react-hook-form';
import * as words from '#words/address';
import { states as official } from '../../../../../common/words/en/states.ts';
import type { Address, AddressRequest } from './address.ts';
import type { LookedUp } from './use-reverse-lookup.ts';

export type AddressValues = LookedUp & {
  flatNumber: string;
  building: string;
  landmark: string;
  instructions: string;
  /** Degrees as text; empty until the pin is set. */
  latitude: string;
  longitude: string;
};

export type AddressForm = UseFormReturn<AddressValues>;

/** Required fields in the order of the screen. They are trimmed first (rule A1). */
export const requiredFields = {
  flatNumber: words.flatRequired,
  building: words.buildingRequired,
  street: words.streetRequired,
  city: words.cityRequired,
  postalCode: words.postalRequired,
  state: words.stateRequired,
  country: words.countryRequired,
  latitude: words.locationRequired,
} as const satisfies Partial<Record<keyof AddressValues, string>>;

/** A saved address, or one that was entered before. */
type Known = AddressRequest & Pick<Address, 'streetArea'>;

/** Whether it is the official name of a State, which the list offers. */
export function isState(name: string | undefined): name is string {
  return Object.values<string>(official).includes(name ?? '');
}

export function useAddressForm(address: Known | undefined): AddressForm {
  return useForm<AddressValues>({ mode: 'onChange', defaultValues: valuesOf(address) });
}

function valuesOf(address: Known | undefined): AddressValues {
  return {
    flatNumber: address?.flatNumber ?? '',
    building: address?.building ?? '',
    // The street as it was entered. The server joins the rest again.
    street: address?.streetArea ?? '',
    landmark: address?.landmark ?? '',
    city: address?.city ?? '',
    // The server has given it its official name, if it knows one.
    state: isState(address?.state) ? address.state : '',
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? '',
    instructions: address?.instructions ?? '',
    latitude: address?.latitude ?? '',
    longitude: address?.longitude ?? '',
  };
}

export function requestOf(values: AddressValues): AddressRequest {
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])) as AddressValues;
  return { ...trimmed, landmark: trimmed.landmark || null, instructions: trimmed.instructions || null };
}
