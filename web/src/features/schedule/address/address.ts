import type { components } from '#contract';

export type Address = components['schemas']['Address'];
export type AddressRequest = components['schemas']['AddressRequest'];
/** A saved address by its id, or one that was entered for this visit and is saved with it. */
export type Place = { addressId: string } | { address: AddressRequest };

type Lines = Pick<Address, 'street' | 'city' | 'state' | 'postalCode' | 'country'>;

/** Everything but the street, which the server joins with flat, building and landmark (rule A2). */
export function townOf({ city, state, postalCode, country }: Omit<Lines, 'street'>): string {
  return [city, state, postalCode, country].filter(Boolean).join(', ');
}

export function addressLine(address: Lines): string {
  return [address.street, townOf(address)].filter(Boolean).join(', ');
}

/** The street of an unsaved address, joined as the server does (rule A2). */
export function enteredStreet({ flatNumber, building, street, landmark }: AddressRequest): string {
  return [flatNumber, building, street, landmark].filter(Boolean).join(', ');
}
