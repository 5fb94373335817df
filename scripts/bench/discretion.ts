/**
 * `node scripts/bench/discretion.ts`: how many windows customers miss on random days, because other people's homes stand for squares
 * (rule N8). The figures of decision 009.
 */

import { HOUR, MINUTE } from '../../common/time.ts';
import { DEMO_SETTINGS } from '../../server/salon/demo/settings.ts';
import type { TeamDay } from '../../server/schedule/fit/assign-rules.ts';
import { assign, namedRosterOf } from '../../server/schedule/fit/assign-rules.ts';
import type { BookedVisit, Workday } from '../../server/schedule/fit/fit-rules.ts';
import { discreetTravel, ownPlace, type Place, travelBy } from '../../server/schedule/fit/travel-rules.ts';

const DAYS = 120;
const CALLERS = 6;
const [OPENS, CLOSES] = [9 * 60, 20 * 60];
const { travel, arrivalGraceMinutes: grace } = DEMO_SETTINGS;
const [exact, discreet] = [travelBy(travel), discreetTravel(travel)];

/** Lehmer's numbers: the same days each time. */
let state = 1;
const random = (): number => {
  state = (state * 16_807) % (2 ** 31 - 1);
  return state / (2 ** 31 - 1);
};
/** Within 7 km of the salon. */
const home = (): Place => {
  const [radius, angle] = [7 * Math.sqrt(random()), 2 * Math.PI * random()];
  return { latitude: 21.1458 + (radius * Math.sin(angle)) / 111.2, longitude: 79.0882 + (radius * Math.cos(angle)) / 103.7 };
};

const idle = (_: unknown, n: number): Workday => ({
  professionalId: `p${n}`,
  active: true,
  isWoman: true,
  weight: 1,
  skills: new Set(),
  hours: [{ startMinute: OPENS, endMinute: CLOSES }],
  leave: [],
  start: home(),
  maxTravelMinutes: null,
  visits: [],
});
const wish = (place: Place) => ({ serviceIds: [], place, womenOnly: false });
const teamOf = (workdays: Workday[], by = exact): TeamDay => ({ workdays, travel: by, grace, isFrozen: false });

/** A day with as many visits by customers as fit, of those that were wanted. */
const dayWith = (people: number, wanted: number, windows: number[]): Workday[] => {
  let workdays = Array.from({ length: people }, idle);
  for (let n = 0, made = 0; made < wanted && n < 4 * wanted; n++) {
    const startMinute = windows[Math.floor(random() * windows.length)] as number;
    const span = { startMinute, endMinute: startMinute + 45 + 15 * Math.floor(random() * 4) };
    const place = home();
    const found = assign(teamOf(workdays, discreet), { ...span, ...wish(ownPlace(place)) }, undefined);
    const at = workdays.findIndex(({ professionalId }) => professionalId === found?.professionalId);
    if (!found || found.handOver || at < 0) continue;
    made++;
    const visit: BookedVisit = { ...span, ...wish({ ...place }), id: `v${n}`, bookingId: `b${n}`, chosen: false, forced: false };
    const before = workdays[at] as Workday;
    const after = { ...before, visits: [...before.visits, visit].toSorted((a, b) => a.startMinute - b.startMinute) };
    workdays = workdays.with(at, after);
  }
  return workdays;
};

const missed = (people: number, wanted: number, step: number): number => {
  const windows = Array.from({ length: Math.floor((CLOSES - OPENS) / step) }, (_, n) => OPENS + n * step);
  const offered = (team: TeamDay, place: Place): number => {
    const roster = namedRosterOf(team, wish(place));
    return windows.filter(start => roster.free({ startMinute: start, endMinute: start + 60 }, []).length > 0).length;
  };
  let [could, can] = [0, 0];
  for (let day = 0; day < DAYS; day++) {
    const workdays = dayWith(people, wanted, windows);
    for (let caller = 0; caller < CALLERS; caller++) {
      const place = home();
      could += offered(teamOf(workdays), { ...place });
      can += offered(teamOf(workdays, discreet), ownPlace(place));
    }
  }
  return 1 - can / could;
};

for (const step of [2 * HOUR, HOUR].map(one => one / MINUTE)) {
  for (const [people, visits] of [
    [3, 6],
    [3, 12],
    [5, 10],
    [5, 20],
    [10, 40],
  ] as const)
    console.log(
      `windows of ${step} minutes, ${people} professionals, ${visits} visits: ${(100 * missed(people, visits, step)).toFixed(1)} % missed`,
    );
}
