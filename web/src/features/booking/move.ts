import type { components } from '#contract';
import type { Place } from '../address/address.ts';
import type { Visit } from './use-visit-choice.ts';

/** What becomes other of a visit; null: that stays, also where somebody else has changed it meanwhile. */
export interface Move {
  visit: Visit | null;
  place: Place | null;
}

export function moveRequest({ visit, place }: Move): components['schemas']['RescheduleRequest'] {
  return { ...(visit && { bookingDate: visit.date, bookingTime: visit.time }), ...place };
}
