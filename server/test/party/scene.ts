/** Random days with a party on them, and what a plan of it costs by `fitOf` and by the rules of R23, found in the plainest way. */
import fc from 'fast-check';
import type { Span } from '../../../common/span.ts';
import type { Minute } from '../../../common/time.ts';
import { fairestFirst, rosterOf, type TeamDay } from '../../schedule/fit/assign-rules.ts';
import { type BookedVisit, canDo, fitOf, type Workday } from '../../schedule/fit/fit-rules.ts';
import type { Party, PartyTask } from '../../schedule/fit/party-hand-rules.ts';
import type { PartyPlan, PartyTime } from '../../schedule/fit/party-rules.ts';
import type { Place } from '../../schedule/fit/travel-rules.ts';

export const HALF: Minute = 30;
const START: Minute = 10 * 60;
export function half(n: number): Minute {
  return START + n * HALF;
}
export const DAY: Span = { startMinute: START, endMinute: half(8) };

/** On a line, half an hour from one to the next. */
function at(step: number): Place {
  return { latitude: 21, longitude: 79 + step / 100 };
}
const travel = (a: Place, b: Place) => Math.round(Math.abs(a.longitude - b.longitude) * 100) * HALF;

export function task(serviceId: string, minutes: Minute, together = false): PartyTask {
  return { serviceId, minutes, together };
}

export function workday(professionalId: string, more: Partial<Workday> = {}): Workday {
  return {
    professionalId,
    active: true,
    isWoman: true,
    weight: 1,
    skills: 'ALL',
    hours: [{ startMinute: 9 * 60, endMinute: 18 * 60 }],
    leave: [],
    start: at(0),
    maxTravelMinutes: null,
    visits: [],
    ...more,
  };
}

export function teamOf(workdays: Workday[], grace = 0): TeamDay {
  return { workdays, isFrozen: false, travel, grace };
}

export function partyOf(guests: PartyTask[][], more: Partial<Party> = {}): Party {
  return { guests, place: at(0), womenOnly: false, ...more };
}

const SKILLS = ['make-up', 'hair', 'henna'];
const seldom = fc.integer({ min: 0, max: 4 }).map(n => n === 0);
/** Most people have the same day, so that plans differ in more than who can come at all. */
const oneOfThree = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: one });

/** So many half hours after the one before, or after the day's beginning. */
const aVisit = fc.record({ gap: fc.nat(4), place: fc.nat(2), halves: fc.integer({ min: 1, max: 2 }) });

const visitsOf = (n: number, visits: (typeof aVisit extends fc.Arbitrary<infer T> ? T : never)[]): BookedVisit[] => {
  let end = 0;
  return visits.map(({ gap, place, halves }, nth) => {
    const from = end + gap;
    end = from + halves;
    return {
      ...{ id: `v${n}.${nth}`, bookingId: 'another party', startMinute: half(from), endMinute: half(end), place: at(place) },
      ...{ serviceIds: ['hair'], womenOnly: false, chosen: true, forced: true },
    };
  });
};

const aProfessional = fc.record({
  skills: fc.oneof(fc.constant(SKILLS), fc.subarray(SKILLS, { minLength: 1 })),
  isWoman: fc.boolean(),
  start: fc.constantFrom(0, 0, 0, 1, 2),
  from: fc.constantFrom(0, 0, 0, 1, 3),
  visits: fc.oneof(
    { weight: 2, arbitrary: fc.array(aVisit, { maxLength: 0 }) },
    { weight: 1, arbitrary: fc.array(aVisit, { minLength: 1, maxLength: 2 }) },
  ),
  leave: oneOfThree(fc.nat(6)),
  farthest: oneOfThree(fc.integer({ min: 1, max: 2 })),
});

const professionalOn = (
  n: number,
  { skills, isWoman, start, from, visits, leave, farthest }: typeof aProfessional extends fc.Arbitrary<infer T> ? T : never,
): Workday =>
  workday(`p${n}`, {
    ...{ skills: new Set(skills), isWoman, start: at(start), visits: visitsOf(n, visits) },
    hours: [{ startMinute: half(from), endMinute: DAY.endMinute }],
    leave: leave === null ? [] : [{ startMinute: half(leave), endMinute: half(leave + 1) }],
    maxTravelMinutes: farthest === null ? null : farthest * HALF,
  });

const guestsOf = (most: number) => {
  const aTask = fc
    .tuple(fc.constantFrom(...SKILLS), fc.integer({ min: 1, max: 2 }), seldom)
    .map(([serviceId, halves, together]) => task(serviceId, halves * HALF, together));
  return fc.array(fc.array(aTask, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: most });
};

/** Who may serve, and what it costs to send one of them for this time; undefined if it does not fit her. */
export interface Staff {
  ids: string[];
  can(id: string, serviceId: string): boolean;
  /** Whether so many can be away for the whole of the party. */
  mayGo?(many: number, party: Span): boolean;
  costOf(id: string, span: Span, serviceIds: string[]): { newcomers: number; travel: Minute; rank: number } | undefined;
}

export interface Scene {
  staff: Staff;
  party: Party;
  time: PartyTime;
}

const namedStaff = (team: TeamDay, { place, womenOnly, preferredIds }: Party): Staff => {
  const byRank = fairestFirst(team.workdays).map(({ professionalId }) => professionalId);
  const dayOf = (id: string) => team.workdays.find(({ professionalId }) => professionalId === id) as Workday;
  return {
    ids: team.workdays.map(({ professionalId }) => professionalId),
    can: (id, serviceId) => canDo(dayOf(id).skills, serviceId),
    costOf: (id, span, serviceIds) => {
      const fit = fitOf(dayOf(id), { ...span, place, womenOnly, serviceIds }, team);
      if ('misfit' in fit) return undefined;
      return { travel: fit.added, rank: byRank.indexOf(id), newcomers: preferredIds?.includes(id) ? 0 : 1 };
    },
  };
};

/** A day with named professionals, of half hours, so that the best plan begins and ends at one. */
export function aNamedDay(people: number, guests: number): fc.Arbitrary<Scene & { team: TeamDay }> {
  return fc
    .record({
      people: fc.array(aProfessional, { minLength: 1, maxLength: people }),
      guests: guestsOf(guests),
      place: fc.nat(2).map(at),
      womenOnly: seldom,
      grace: fc.constantFrom(0, 0, HALF),
      readyBy: fc.boolean(),
      wished: oneOfThree(fc.nat(people - 1)),
      preferred: fc.subarray(Array.from({ length: people }, (_, n) => `p${n}`)),
    })
    .map(({ people, guests, grace, readyBy, wished, preferred, ...rest }) => {
      const team = teamOf(
        people.map((one, n) => professionalOn(n, one)),
        grace,
      );
      const professionalId = wished === null ? undefined : `p${wished}`;
      const party = partyOf(guests, { ...rest, professionalId, preferredIds: preferred });
      return { team, party, time: { ...DAY, readyBy }, staff: namedStaff(team, party) };
    });
}

/** A day with up to three teams and other visits. */
export const aTeamsDay: fc.Arbitrary<Scene & { teams: number; taken: Span[] }> = fc
  .record({
    teams: fc.integer({ min: 1, max: 3 }),
    taken: fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 1, max: 2 })), { maxLength: 4 }),
    guests: guestsOf(3),
    readyBy: fc.boolean(),
  })
  .map(({ teams, taken: visits, guests, readyBy }) => {
    const taken = visits.map(([from, halves]) => ({ startMinute: half(from), endMinute: half(from + halves) }));
    const mayGo = (many: number, party: Span) => rosterOf({ teams }).free(party, taken).length >= many;
    const staff = {
      ids: Array.from({ length: teams }, (_, n) => `team ${n}`),
      ...{ mayGo, can: () => true },
      costOf: () => ({ newcomers: 1, travel: 0, rank: 0 }),
    };
    return { teams, taken, party: partyOf(guests), time: { ...DAY, readyBy }, staff };
  });

/** A service of a guest by somebody at a time. */
export type Served = Span & PartyTask & { by: string; guest: number; nth: number };

export function servicesIn({ party }: Scene, plan: PartyPlan): Served[] {
  return plan.parts.flatMap(({ professionalId, steps }, n) =>
    steps.map(step => ({ ...(party.guests[step.guest]?.[step.nth] as PartyTask), ...step, by: professionalId ?? `part ${n}` })),
  );
}

export function lengthOf(spans: Span[], { readyBy, startMinute, endMinute }: PartyTime): Minute {
  if (readyBy) return endMinute - Math.min(...spans.map(span => span.startMinute));
  return Math.max(...spans.map(span => span.endMinute)) - startMinute;
}

/** Whether a guest's later service may have this time after (or, with two hands together, beside) the earlier one. */
export function mayFollow(before: Served, after: Served): boolean {
  const isBeside = before.startMinute <= after.startMinute && before.endMinute <= after.endMinute;
  return before.together || after.together ? isBeside : before.endMinute <= after.startMinute;
}

/** Whether somebody is served by three at once. */
export function areThree(spans: Span[]): boolean {
  return spans.some(({ startMinute: now }) => spans.filter(span => span.startMinute <= now && now < span.endMinute).length > 2);
}
