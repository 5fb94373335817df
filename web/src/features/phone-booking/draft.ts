import type { AddressRequest, Place } from '../address/address.ts';
import type { AddressValues } from '../address/address-form.ts';
import type { Visit } from '../booking/use-visit-choice.ts';
import type { CallerValues } from './caller-section.tsx';
import type { Line, Sent } from './phone-booking.ts';

/** What is chosen for a booking, but for who calls and when it is to be. */
export interface Chosen {
  lines: Line[];
  place: Place | null;
  /** The address that was entered, also while another one is chosen. */
  written: AddressRequest | null;
  couponCode: string;
}

/** All that was entered for a booking that is not made yet. */
export type Draft = Chosen & {
  caller: CallerValues;
  /** What was being typed of an address, in the dialog that was open over it. */
  typed: AddressValues | null;
  visit: Pick<Visit, 'date' | 'time'> | null;
  /** What was sent and not answered: it may be booked. */
  unanswered: Sent | null;
};

type Wanted = Pick<Draft, 'lines' | 'place' | 'visit' | 'couponCode'>;

/** How far the reading is of what it takes. */
type Reading = 'there' | 'awaited' | 'failed';

export function readingOf(isThere: boolean, error: unknown): Reading {
  if (isThere) return 'there';
  return error === undefined ? 'awaited' : 'failed';
}

/** What is still on its way, or has not come. */
interface Readings {
  caller: Reading;
  coupons: Reading;
}

/** Why it cannot be booked yet; null when it can. */
export function missingOf({ lines, place, visit, couponCode }: Wanted, { caller, coupons }: Readings): string | null {
  // The name is asked for only of who is new.
  if (caller === 'awaited') return 'Please wait until the customer is looked up.';
  if (caller === 'failed') return 'The customer could not be looked up.';
  // Without them it would be booked at the full price.
  if (couponCode && coupons === 'awaited') return 'Please wait until the coupons are read.';
  if (couponCode && coupons === 'failed') return 'The coupons could not be read.';
  const missing = [lines.length === 0 && 'a service', !place && 'an address', !visit && 'a time slot'].filter(Boolean);
  return missing.length > 0 ? `Still missing: ${missing.join(', ')}.` : null;
}

/** The chosen address; a saved one is this customer's. Their only one is proposed. */
export function placeOf(chosen: Place | null, saved: { id: string }[]): Place | null {
  if (chosen && ('address' in chosen || saved.some(({ id }) => id === chosen.addressId))) return chosen;
  const [first, second] = saved;
  return first && !second ? { addressId: first.id } : null;
}
