import type { components } from '#contract';
import type { Place } from '../../schedule/address/address.ts';
import type { Visit } from './use-visit-choice.ts';

/** Changes to a visit. Null keeps what is there, even if somebody else changed it meanwhile. */
export interface Move {
  visit: Visit | null;
  place: Place | null;
  /** Anyone may come, instead of the professional who was chosen. */
  isForAnyone: boolean;
}

export function moveRequest({ visit, place, isForAnyone }: Move): components['schemas']['RescheduleRequest'] {
  return {
    ...(visit && { bookingDate: visit.date, bookingTime: visit.time }),
    ...place,
    ...(isForAnyone && { professionalId: null }),
  };
}
