// Visits for several guests: who serves whom, and when (rule R23.6).

import type { components } from '#contract';
import * as words from '#words/party';
import { minuteOf } from '../../../../../common/minutes.ts';

export type Plan = components['schemas']['PartyPlan'];
export type Plans = components['schemas']['PartyPlans'];
/** How many come to the guests, and by when everyone is to be ready. */
export type PartyChoice = Pick<components['schemas']['BookingRequest'], 'readyBy' | 'professionals'>;
export type Part = components['schemas']['BookingPart'];
export type ServedGuest = components['schemas']['ServedGuest'];

/** How the customer calls the guest, or the guest's number from 1. */
function guestName(label: string | null, index: number): string {
  return label || words.guest(index + 1);
}

/** The guests with their names, and a key that tells those of the same name apart. */
export function namedGuests<Guest extends { label: string | null }>(
  guests: readonly Guest[],
): (Guest & { name: string; key: string })[] {
  return guests.map((guest, index) => ({ ...guest, name: guestName(guest.label, index), key: `guest-${index}` }));
}

/** From the first service to the last, in minutes. */
export function lengthOf({ bookingTime, endTime }: Pick<Plan, 'bookingTime' | 'endTime'>): number {
  return minuteOf(endTime) - minuteOf(bookingTime);
}

/** The name of who does a part, or the part's number as long as nobody is told who comes. */
export function nameOfPart(parts: readonly Part[], part: number): string {
  return parts.find(one => one.part === part)?.professional?.name ?? words.nthProfessional(part);
}
