import { useSearchParams } from 'wouter';
import type { components } from '#contract';
import { isDay } from '../../../../../../common/calendar.ts';
import type { Sent } from '../../../../api/use-save.ts';
import type { Address, AddressRequest, Place } from '../../../../features/schedule/address/address.ts';
import type { Chosen as Professional } from '../../../../features/schedule/professional/offered.ts';
import type { GuestDraft } from '../../../../features/shop/cart/guests-draft.ts';
import type { Visit } from '../../../../features/visits/booking/availability.ts';
import type { CallerValues } from './caller-section.tsx';
import type { Line, StaffBookingRequest } from './phone-booking.ts';

/** The chosen services, address and coupon; caller and visit are kept apart. */
export interface Chosen {
  lines: Line[];
  place: Place | null;
  /** The entered address, also while a saved one is chosen. */
  written: AddressRequest | null;
  couponCode: string;
  /** Who gets what, if the visit is for several guests; null for one person. */
  guests: GuestDraft[] | null;
  /** Who shall come; null for anyone. */
  professional: Professional | null;
  /** Whether only women may come; null if the customer's profile decides. */
  womenOnly: boolean | null;
}

/** Everything entered for a booking that is not made yet. */
export type Draft = Chosen & {
  caller: CallerValues;
  visit: Pick<Visit, 'date' | 'time'> | null;
  /** Requests without an answer: they may be booked. */
  unanswered: readonly Sent<StaffBookingRequest & { took?: TookRequest }>[];
};

type Wanted = Pick<Draft, 'lines' | 'guests' | 'place' | 'visit' | 'couponCode'>;

/** State of the reads that a booking needs. */
type Reading = 'there' | 'awaited' | 'failed';

export function readingOf(isThere: boolean, error: unknown): Reading {
  if (isThere) return 'there';
  return error === undefined ? 'awaited' : 'failed';
}

/** What is still loading, or failed to load. */
interface Readings {
  caller: Reading;
  coupons: Reading;
}

/** Why the draft cannot be booked yet; null when it can. */
export function missingOf({ lines, guests, place, visit, couponCode }: Wanted, { caller, coupons }: Readings): string | null {
  // Only new customers are asked for a name.
  if (caller === 'awaited') return 'Please wait until the customer is looked up.';
  if (caller === 'failed') return 'The customer could not be looked up.';
  // Without the coupons it would be booked at the full price.
  if (couponCode && coupons === 'awaited') return 'Please wait until the coupons are read.';
  if (couponCode && coupons === 'failed') return 'The coupons could not be read.';
  const hasAll = guests?.every(({ refs }) => refs.length > 0) ?? true;
  const missing = [
    lines.length === 0 && 'a service',
    !hasAll && 'a service for each guest',
    !place && 'an address',
    !visit && 'a time slot',
  ].filter(Boolean);
  return missing.length > 0 ? `Still missing: ${missing.join(', ')}.` : null;
}

/** Where the visit would be. */
export function positionOf(place: Place | null, saved: Address[]): Pick<Address, 'latitude' | 'longitude'> | undefined {
  const address = place && ('address' in place ? place.address : saved.find(({ id }) => id === place.addressId));
  return address ? { latitude: address.latitude, longitude: address.longitude } : undefined;
}

/** The chosen address. A saved one must be this customer's; their only one is proposed. */
export function placeOf(chosen: Place | null, saved: { id: string }[]): Place | null {
  if (chosen && ('address' in chosen || saved.some(({ id }) => id === chosen.addressId))) return chosen;
  const [first, second] = saved;
  return first && !second ? { addressId: first.id } : null;
}

type PastVisitRequest = components['schemas']['PastVisitRequest'];

/** A visit that took place, as the form has it (rule B50). */
export interface Took {
  /** `2026-11-20`; empty until it is entered. */
  date: string;
  /** `11:20` */
  time: string;
  /** Empty with teams. */
  professionalId: string;
  /** HERS: cash that the professional took. */
  way: 'NOT_YET' | 'HERS' | NonNullable<PastVisitRequest['paidBy']>;
}

export const noVisitYet: Took = { date: '', time: '', professionalId: '', way: 'NOT_YET' };

/** What the server is told of it, beside the booking itself. */
export type TookRequest = Pick<PastVisitRequest, 'professionalId' | 'paidBy' | 'takenBy'>;

export function tookRequest({ professionalId, way }: Took): TookRequest {
  return {
    ...(professionalId && { professionalId }),
    ...(way === 'HERS' ? { paidBy: 'CASH', takenBy: professionalId } : way !== 'NOT_YET' && { paidBy: way }),
  };
}

/** The visit; null until all of it is entered. */
export function visitOf({ date, time, professionalId }: Took, isNamed: boolean): Visit | null {
  return date && time && (professionalId || !isNamed) ? { date, time: `${time}:00`, until: null } : null;
}

/** What the page that leads here knows already: who calls, or which slot was looked at. */
export function useGiven(): Draft {
  const [params] = useSearchParams();
  const [day, time] = [params.get('day') ?? '', params.get('time') ?? ''];
  const address = params.get('address');
  const isTime = /^\d\d:\d\d:\d\d$/.test(time);
  return {
    caller: { mobile: params.get('mobile') ?? '', fullName: '', language: 'en' },
    lines: [],
    place: address ? { addressId: address } : null,
    written: null,
    couponCode: '',
    guests: null,
    professional: null,
    womenOnly: null,
    // A day alone is looked at, and no time of it is chosen.
    visit: isDay(day) ? { date: day, time: isTime ? time : '' } : null,
    unanswered: [],
  };
}
