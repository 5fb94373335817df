/**
 * How long the plans of a large party take (rule N85): one for each number of professionals up to six. Nothing else runs in the meantime, so
 * it is CPU time that counts, of random days in this process.
 */
import type { BookedVisit, Workday } from '../../server/schedule/fit/fit-rules.ts';
import { partyPlanner } from '../../server/schedule/fit/party-rules.ts';
import { type Place, travelBy } from '../../server/schedule/fit/travel-rules.ts';
import type { Effort } from './effort.ts';
import { type Figure, inMs, median } from './figures.ts';

const GUESTS = 12;
const UP_TO_6 = [1, 2, 3, 4, 5, 6];
const MOST_MS = 200;
const SERVICES = { hair: 45, 'make-up': 60, henna: 30, nails: 40, saree: 25 };
const names = Object.keys(SERVICES) as (keyof typeof SERVICES)[];
const roads = { travel: travelBy({ detour: 1.35, speedKmh: 20, fixedMinutes: 10 }), grace: 15 };

let seed = 7;
/** From 0 up to, but not including, `end`; the same numbers in each run. */
const below = (end: number): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return Math.floor((seed / 0x8000_0000) * end);
};
const aPlace = (): Place => ({ latitude: 21.1 + below(100) / 1000, longitude: 79.04 + below(100) / 1000 });

/** Up to three visits of an hour, in different hours. */
const someVisits = (): BookedVisit[] => {
  const hours = new Set(Array.from({ length: below(4) }, () => 9 + 2 * below(5)));
  return [...hours]
    .sort((a, b) => a - b)
    .map(hour => ({
      ...{ id: `${hour}`, bookingId: `${hour}`, startMinute: hour * 60, endMinute: (hour + 1) * 60, place: aPlace() },
      ...{ serviceIds: ['hair'], womenOnly: false, chosen: false, forced: false },
    }));
};

/** Two of three know some services, the others all. */
const aWorkday = (professionalId: string): Workday => ({
  ...{ professionalId, active: true, isWoman: below(5) > 0, weight: 1, start: aPlace(), maxTravelMinutes: null, leave: [] },
  skills: below(3) > 0 ? new Set(names.filter(() => below(3) > 0)) : 'ALL',
  hours: [
    { startMinute: 9 * 60, endMinute: 13 * 60 },
    { startMinute: 13 * 60 + 30, endMinute: 20 * 60 },
  ],
  visits: someVisits(),
});

const aGuest = () =>
  Array.from({ length: 1 + below(3) }, () => {
    const serviceId = names[below(names.length)] as keyof typeof SERVICES;
    return { serviceId, minutes: SERVICES[serviceId], together: false };
  });

const cpuMilliseconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** CPU milliseconds of the plans of one party. */
const planOne = (professionals: number): number => {
  const workdays = Array.from({ length: professionals }, (_, n) => aWorkday(`p${n}`));
  const party = { guests: Array.from({ length: GUESTS }, aGuest), place: aPlace(), womenOnly: false };
  const time = { startMinute: 9 * 60, endMinute: 19 * 60, readyBy: true };
  const began = cpuMilliseconds();
  const planner = partyPlanner({ ...roads, workdays, isFrozen: false }, party, time);
  for (const many of UP_TO_6) planner(many);
  return cpuMilliseconds() - began;
};

export async function measureParties({ rounds, warmUpRounds, professionals }: Effort): Promise<Figure[]> {
  for (let n = 0; n < warmUpRounds; n++) planOne(professionals);
  const took = Array.from({ length: rounds }, () => planOne(professionals));
  const name = `${GUESTS} guests, up to ${UP_TO_6.length} of ${professionals} professionals`;
  return [{ name, product: inMs(median(took)), ratios: took, unit: 'ms', reach: { most: MOST_MS } }];
}
