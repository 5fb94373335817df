import { useState } from 'react';
import { useSettings } from '../../salon/settings/use-settings.ts';
import type { Guest } from '../../shop/cart/cart.ts';
import { useBookableDays, type Visit } from '../booking/availability.ts';
import type { PartyChoice, Plan } from '../guests/guests.ts';
import { type PartyTime, proposedTime } from './party-times.ts';
import { type PartyPlace, usePlans } from './use-plans.ts';

/** What was chosen: the plan's day and beginning, and how many come. */
export interface Chosen {
  visit: Visit;
  party: PartyChoice;
}

interface Asked {
  guests: Guest[];
  /** Null as long as nobody has chosen it. */
  place: PartyPlace | null;
  womenOnly?: boolean | undefined;
  /** The booking that moves: its own time counts as free, and as many come as before. */
  moving?: { bookingId: string; professionals: number };
  initial: { visit: Visit | null; party: PartyChoice | null };
}

export type PartyChoosing = ReturnType<typeof usePartyChoice>;

/** The choice of day, time and number of professionals for several guests. Proposes the first open day, and ready by five. */
export function usePartyChoice({ guests, place, womenOnly, moving, initial }: Asked) {
  const settings = useSettings();
  const where = place && ('addressId' in place ? place : { position: place });
  const wantedDays = { minutes: 0, ...where, ...(moving && { bookingId: moving.bookingId }) };
  const { data: days, error: daysError, mutate: reloadDays } = useBookableDays(wantedDays);
  const [chosenDay, chooseDay] = useState(initial.visit?.date);
  const day = chosenDay ?? days?.find(({ reason }) => reason === null)?.date;
  const [chosenTime, chooseTime] = useState<PartyTime | null>(timeOfChoice(initial));
  const when = chosenTime ?? (settings && day ? proposedTime(settings, day) : null);
  const except = moving && { exceptBookingId: moving.bookingId };
  const wanted =
    day && when && place && guests.length > 0 ? { guests, bookingDate: day, ...place, ...when, womenOnly, ...except } : null;
  const { data: found, error: planError, mutate: reloadPlans } = usePlans(wanted);
  const [number, chooseNumber] = useState(initial.party?.professionals);
  const plans = found?.plans.filter(({ professionals }) => !moving || professionals === moving.professionals);
  const plan = plans?.find(({ professionals }) => professionals === number) ?? plans?.[0];
  return {
    ...{ settings, days, daysError, reloadDays, day, chooseDay, when, chooseTime },
    ...{ found, plans, planError, reloadPlans, plan, chooseNumber },
    /** False as long as something is missing that a plan needs. */
    isAsked: wanted !== null,
    /** Null as long as there is no plan. */
    chosen: plan && day && when ? choiceOf(plan, day, when) : null,
    /** False while day and time are only proposed. */
    isTouched: chosenTime !== null,
  };
}

function timeOfChoice({ visit, party }: Asked['initial']): PartyTime | null {
  if (!visit || !party) return null;
  return party.readyBy ? { readyBy: party.readyBy } : { bookingTime: visit.time };
}

function choiceOf(plan: Plan, date: string, when: PartyTime): Chosen {
  const { bookingTime, professionals } = plan;
  return {
    visit: { date, time: bookingTime, until: null },
    party: { professionals, ...('readyBy' in when && { readyBy: when.readyBy }) },
  };
}
