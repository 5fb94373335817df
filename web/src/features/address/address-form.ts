import { type UseFormReturn, useForm } from 'react-hook-form';
import type { Address, AddressRequest } from './address.ts';
import type { LookedUp } from './place-address.ts';

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
  flatNumber: 'Flat/House No. is required',
  building: 'Building is required',
  street: 'Street is required',
  city: 'City is required',
  postalCode: 'Postal Code is required',
  state: 'State is required',
  country: 'Country is required',
  latitude: 'Location is required',
} as const satisfies Partial<Record<keyof AddressValues, string>>;

/** A saved address, or one that was entered before. */
type Known = AddressRequest & Pick<Address, 'streetArea'>;

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
    state: address?.state ?? '',
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
