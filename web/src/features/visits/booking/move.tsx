import type { components } from '#contract';
import type { Place } from '../../schedule/address/address.ts';
import type { Visit } from './availability.ts';

/** What the chosen time means for cancelling; read out when it changes. */
export function MoveTerms({ terms }: { terms?: string | null }) {
  return (
    <p role="status" className="mt-4 text-sm text-muted empty:hidden">
      {terms}
    </p>
  );
}

/** Changes to a visit. Null keeps what is there, even if somebody else changed it meanwhile. */
export interface Move {
  visit: Visit | null;
  place: Place | null;
  /** Anyone may come, instead of the professional who was chosen. */
  isForAnyone: boolean;
}

export type RescheduleRequest = components['schemas']['RescheduleRequest'];

export function moveRequest({ visit, place, isForAnyone }: Move): RescheduleRequest {
  return {
    ...(visit && { bookingDate: visit.date, bookingTime: visit.time }),
    ...place,
    ...(isForAnyone && { professionalId: null }),
  };
}
