/** Which visits a salon had: planned day by day with the product's own slots, so that none was ever overbooked. Pure. */
import { rosterOf, type Span } from '../../booking/roster-rules.ts';
import { visitAt, windowStarts } from '../../booking/slot-rules.ts';
import type { Schemas } from '../../contract/types.ts';
import { toPaise } from '../../shared/money.ts';
import { PlainError } from '../../shared/plain-error.ts';
import { addDays, type IsoDate, istMidnight } from '../../shared/time.ts';
import { pick, type Random } from './random.ts';

type Settings = Schemas['Settings'];

export interface Offered {
  id: string;
  name: string;
  pricePaise: number;
  durationInMinutes: number;
}

export interface PlannedVisit {
  bookingDate: IsoDate;
  visit: Span;
  services: Offered[];
  /** Place of the customer among all. */
  customer: number;
}

/** How much of what could be booked was booked. */
const FILLED = 0.75;
/** Visits to come are fewer from day to day. */
const DAYS_AHEAD = 14;
/** A salon with more bookings than these days hold has more teams, not a longer past. */
const DAYS_BACK = 3 * 365;
/** So many without one visit, and there never is one. */
const DAYS_OF_HOPE = 400;
/** Nobody is asked more often who has no visit yet on a day. */
const TRIES = 8;

/** As many as the contract lets a salon have; with more bookings than they take, the past is longer. */
const MOST_TEAMS = 100;

/** As many teams as it takes to have had so many bookings. */
export function teamsFor(settings: Settings, bookings: number): number {
  const enough = Math.ceil(bookings / (DAYS_BACK * windowStarts(settings).length * FILLED));
  return Math.min(MOST_TEAMS, Math.max(settings.teams, enough));
}

const servicesOf = (offered: Offered[], minimumPaise: number, next: Random): Offered[] => {
  const services = [pick(next, offered)];
  while (next() < 0.4 || services.reduce((sum, { pricePaise }) => sum + pricePaise, 0) < minimumPaise) {
    services.push(pick(next, offered));
    if (services.length === 5) break;
  }
  // A second of the same would be a quantity.
  return [...new Set(services)];
};

/** Somebody without a visit on this day who may still book one; undefined when none is met. */
type FindCustomer = (busy: Set<number>) => number | undefined;

const planDay = (
  settings: Settings,
  date: IsoDate,
  filled: number,
  offered: Offered[],
  findCustomer: FindCustomer,
  next: Random,
) => {
  const planned: PlannedVisit[] = [];
  const taken: Span[] = [];
  const day = { settings, roster: rosterOf(settings), date, taken, now: istMidnight(date) - 1 };
  const busy = new Set<number>();
  const minimumPaise = toPaise(settings.minimumOrderValue);
  for (const start of windowStarts(settings)) {
    for (let team = 0; team < settings.teams; team++) {
      if (next() >= filled) continue;
      const services = servicesOf(offered, minimumPaise, next);
      if (services.reduce((sum, { pricePaise }) => sum + pricePaise, 0) < minimumPaise) continue;
      const minutes = services.reduce((sum, { durationInMinutes }) => sum + durationInMinutes, 0);
      const { visit, refusal } = visitAt(day, start, minutes);
      const found = findCustomer(busy);
      if (refusal !== null || found === undefined) continue;
      taken.push(visit);
      busy.add(found);
      planned.push({ bookingDate: date, visit, services, customer: found });
    }
  }
  return planned;
};

/** So many visits, the last two weeks after today, earliest day first. Throws PlainError when the settings allow none. */
export function planVisits(
  settings: Settings,
  offered: Offered[],
  { bookings, customers, today }: { bookings: number; customers: number; today: IsoDate },
  next: Random,
): PlannedVisit[] {
  const days: PlannedVisit[][] = [];
  /** Visits of each customer that are still to come. */
  const pending = new Map<number, number>();
  const findCustomer = (busy: Set<number>) =>
    Array.from({ length: TRIES }, () => Math.floor(next() * customers)).find(
      one => !busy.has(one) && (pending.get(one) ?? 0) < settings.maxPendingBookings,
    );
  let total = 0;
  for (let ahead = Math.min(DAYS_AHEAD, settings.bookingHorizonDays); total < bookings; ahead--) {
    const filled = ahead > 0 ? FILLED * (1 - ahead / (DAYS_AHEAD + 1)) : FILLED;
    const visits = planDay(settings, addDays(today, ahead), filled, offered, findCustomer, next);
    if (total + visits.length === 0 && ahead < -DAYS_OF_HOPE)
      throw new PlainError('Nothing can be booked under these settings: look at opening hours, minimum order and services.');
    days.push(visits.slice(0, bookings - total));
    total += visits.length;
    // What is past is soon completed and stands in nobody's way.
    if (ahead === 0) pending.clear();
    else if (ahead > 0) for (const { customer } of visits) pending.set(customer, (pending.get(customer) ?? 0) + 1);
  }
  return days.toReversed().flat();
}
