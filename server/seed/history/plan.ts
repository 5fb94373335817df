/** Plans invented visits day by day with the product's own slots, so that no slot is overbooked. Pure. */

import { toPaise } from '../../../common/money.ts';
import type { Span } from '../../../common/span.ts';
import { addDays, type IsoDate, istMidnight } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { PlainError } from '../../platform/shared/plain-error.ts';
import type { Translations } from '../../platform/shared/translations.ts';
import { rosterOf } from '../../schedule/fit/assign-rules.ts';
import { visitAt, windowStarts } from '../../schedule/fit/slot-rules.ts';
import { pick, type Random } from './random.ts';

type Settings = Schemas['Settings'];

export interface Offered {
  id: string;
  name: string;
  translations: Translations | null;
  pricePaise: number;
  durationInMinutes: number;
}

export interface PlannedVisit {
  bookingDate: IsoDate;
  visit: Span;
  services: Offered[];
  /** The customer's number. */
  customer: number;
}

/** The share of places that are booked. */
const FILLED = 0.75;
/** Each coming day has fewer visits. */
const DAYS_AHEAD = 14;
/** If these days cannot hold the bookings, the salon has more teams, not a longer past. */
const DAYS_BACK = 3 * 365;
/** After so many days without a visit, none can be booked. */
const DAYS_OF_HOPE = 400;
/** The most tries to find a customer without a visit on a day. */
const TRIES = 8;

/** The contract's limit of teams. For more bookings, the past is longer. */
const MOST_TEAMS = 100;

/** The number of teams that so many bookings need. */
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
  // Each service once, with quantity 1.
  return [...new Set(services)];
};

/** Finds a customer who may still book on this day; undefined if the tries find none. */
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

/** Plans so many visits, earliest first, up to two weeks ahead. Throws PlainError if the settings allow none. */
export function planVisits(
  settings: Settings,
  offered: Offered[],
  { bookings, customers, today }: { bookings: number; customers: number; today: IsoDate },
  next: Random,
): PlannedVisit[] {
  const days: PlannedVisit[][] = [];
  /** Each customer's number of coming visits. */
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
    // Past visits are completed soon, so they do not count as pending.
    if (ahead === 0) pending.clear();
    else if (ahead > 0) for (const { customer } of visits) pending.set(customer, (pending.get(customer) ?? 0) + 1);
  }
  return days.toReversed().flat();
}
