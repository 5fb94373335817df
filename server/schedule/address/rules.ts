/** Required fields of an address, and how its street reads (rules A1, A2). Pure. */

import { officialState } from '../../../common/states.ts';
import { type FieldError, fieldError } from '../../platform/contract/errors.ts';
import { mistakesInPosition } from '../../platform/contract/position.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { AddressSnapshot } from '../../platform/db/schema.ts';

export const MAX_ADDRESSES = 50;

/** An address as it is stored: the street as it was entered, not yet joined. */
export type AddressFields = Omit<AddressSnapshot, 'street'>;

const optional = (text: string | null | undefined): string | null => text?.trim() || null;

/** The entered fields, trimmed; blank optional ones are null. */
export function fieldsOf(entered: Schemas['AddressRequest']): AddressFields {
  return {
    flatNumber: entered.flatNumber.trim(),
    building: optional(entered.building),
    streetArea: entered.street.trim(),
    landmark: optional(entered.landmark),
    city: entered.city.trim(),
    state: officialState(entered.state.trim()),
    postalCode: entered.postalCode.trim(),
    country: entered.country.trim(),
    latitude: entered.latitude,
    longitude: entered.longitude,
    instructions: optional(entered.instructions),
  };
}

/** [field of the contract, stored field]. The contract's `street` is stored as `streetArea`. */
const REQUIRED = [
  ['flatNumber', 'flatNumber'],
  ['street', 'streetArea'],
  ['city', 'city'],
  ['state', 'state'],
  ['postalCode', 'postalCode'],
  ['country', 'country'],
] as const;

/** A visible character: some keyboards write invisible marks, which trimming leaves. */
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** The fields that messages and calendars name. Professionals read the instructions on their page only. */
const IN_MESSAGES = [
  ['flatNumber', 'flatNumber'],
  ['building', 'building'],
  ['street', 'streetArea'],
  ['landmark', 'landmark'],
  ['city', 'city'],
  ['state', 'state'],
  ['postalCode', 'postalCode'],
  ['country', 'country'],
] as const;

/** A line break, another control character, or the sign of a link (rule A21). */
const NO_LINE = /[\p{Cc}\u2028\u2029]|:\/\//u;

/** Every invalid field, in the order of the form; none if the address is valid. */
export function mistakesIn(fields: AddressFields): FieldError[] {
  const blank = REQUIRED.filter(([, kept]) => !VISIBLE.test(fields[kept]));
  const linked = IN_MESSAGES.filter(([, kept]) => NO_LINE.test(fields[kept] ?? ''));
  return [
    ...blank.map(([field]) => fieldError(field, 'required')),
    ...linked.map(([field]) => fieldError(field, 'oneLine')),
    ...mistakesInPosition(fields),
  ];
}

export function joinedStreet({ flatNumber, building, streetArea, landmark }: AddressFields): string {
  return [flatNumber, building, streetArea, landmark].filter(Boolean).join(', ');
}
