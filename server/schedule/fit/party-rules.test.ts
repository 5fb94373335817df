/** The plan of a party against every plan there is, and what holds for each plan (R23). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin, minutesOf, overlaps, type Span } from '../../../common/span.ts';
import { bestOfAll, costOf } from '../../test/party/brute-force.ts';
import {
  aNamedDay,
  areThree,
  aTeamsDay,
  DAY,
  half,
  mayFollow,
  partyOf,
  type Scene,
  servicesIn,
  task,
  teamOf,
  workday,
} from '../../test/party/scene.ts';
import { rosterOf, type TeamDay } from './assign-rules.ts';
import { canDo, quartersOf, type Workday } from './fit-rules.ts';
import { freeTeams, type Party } from './party-hand-rules.ts';
import { type PartyPlan, type PartyPlanner, type PartyTime, partyPlanner, partyPlannerOfTeams } from './party-rules.ts';

/** `PARTY_RUNS=10000 vitest … party-rules` tries as many days as the issue asks for, with up to six services. */
const RUNS = Number(process.env.PARTY_RUNS ?? 200);
const MOST_TASKS = process.env.PARTY_RUNS ? 6 : 4;
const isSmall = ({ party }: Scene) => party.guests.flat().length <= MOST_TASKS;

const plansBy = (planner: PartyPlanner): [number, PartyPlan][] =>
  [1, 2, 3, 4, 5, 6].flatMap(many => {
    const plan = planner(many);
    return plan ? [[many, plan]] : [];
  });
const lengths = (plans: Iterable<[number, PartyPlan]>) => [...plans].map(([n, plan]) => [n, minutesOf([plan])]);
const idsOf = (plan: PartyPlan | undefined) => plan?.parts.map(({ professionalId }) => professionalId);

/** Each guest is served once, by one pair of hands at a time, in order, and within the time. */
const mustServeAll = (scene: Scene, plan: PartyPlan) => {
  const { party, time } = scene;
  const served = servicesIn(scene, plan);
  const wanted = party.guests.flatMap((tasks, guest) => tasks.map((_, nth) => `${guest}.${nth}`));
  expect(served.map(({ guest, nth }) => `${guest}.${nth}`).toSorted()).toEqual(wanted.toSorted());
  for (const [n, one] of served.entries()) {
    expect(minutesOf([one])).toBe(one.minutes);
    expect(isWithin(one, time)).toBe(true);
    for (const other of served.slice(n + 1)) {
      if (one.by === other.by) expect(overlaps(one, other)).toBe(false);
      if (one.guest !== other.guest) continue;
      expect(one.nth < other.nth ? mayFollow(one, other) : mayFollow(other, one)).toBe(true);
    }
  }
  for (const guest of party.guests.keys()) expect(areThree(served.filter(one => one.guest === guest))).toBe(false);
  const minutes = plan.parts.map(part => minutesOf([part]));
  expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
};

/** Each part fits its professional by `fitOf`, and by what people would look at. */
const mustFitAll = ({ team, ...scene }: Scene & { team: TeamDay }, plan: PartyPlan) => {
  const { party } = scene;
  expect(costOf(scene, servicesIn(scene, plan))).toBeDefined();
  expect(new Set(idsOf(plan)).size).toBe(plan.parts.length);
  for (const part of plan.parts) {
    const day = team.workdays.find(one => one.professionalId === part.professionalId) as Workday;
    const serviceIds = part.steps.map(({ guest, nth }) => party.guests[guest]?.[nth]?.serviceId ?? '');
    const quarters = [part, ...day.visits].flatMap(quartersOf);
    expect(new Set(quarters).size).toBe(quarters.length);
    expect(serviceIds.every(id => canDo(day.skills, id))).toBe(true);
    expect(day.isWoman || !party.womenOnly).toBe(true);
    expect(day.hours.some(span => isWithin(part, span))).toBe(true);
    expect(day.leave.some(span => overlaps(part, span))).toBe(false);
  }
};

describe('the plan of a party', () => {
  it('is the best of all that there are, for each number of professionals', { timeout: 30_000 + RUNS * 300 }, () => {
    let compared = 0;
    fc.assert(
      fc.property(aNamedDay(3, 3), scene => {
        fc.pre(isSmall(scene));
        const plans = plansBy(partyPlanner(scene.team, scene.party, scene.time));
        const found = [...plans].map(([n, plan]) => [n, costOf(scene, servicesIn(scene, plan))]);
        const best = bestOfAll(scene);
        expect(found).toEqual([...best]);
        compared += best.size;
      }),
      { numRuns: RUNS },
    );
    expect(compared).toBeGreaterThan(RUNS / 4);
  });

  it('is the shortest of all that there are, for each number of teams', { timeout: 30_000 + RUNS * 300 }, () => {
    let compared = 0;
    fc.assert(
      fc.property(aTeamsDay, scene => {
        fc.pre(isSmall(scene));
        const plans = plansBy(partyPlannerOfTeams(freeTeams(scene, [DAY], scene.taken), scene.party, scene.time));
        for (const [, plan] of plans) mustServeAll(scene, plan);
        const found = plans.map(([n, plan]) => [n, costOf(scene, servicesIn(scene, plan))]);
        const best = bestOfAll(scene);
        expect(found).toEqual([...best]);
        compared += best.size;
      }),
      { numRuns: Math.ceil(RUNS / 2) },
    );
    expect(compared).toBeGreaterThan(RUNS / 8);
  });

  it('is the same for whoever asks for its start', () => {
    fc.assert(
      fc.property(aNamedDay(3, 3), ({ team, party, time }) => {
        const asked = { ...time, readyBy: false };
        for (const [many, plan] of plansBy(partyPlanner(team, party, asked))) {
          const again = partyPlanner(team, party, { ...asked, startMinute: plan.startMinute });
          expect(again(many)).toEqual(plan);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('serves everybody once, by one pair of hands at a time, in order, and each part fits its professional', () => {
    let found = 0;
    fc.assert(
      fc.property(aNamedDay(8, 6), scene => {
        for (const [, plan] of plansBy(partyPlanner(scene.team, scene.party, scene.time))) {
          found++;
          mustServeAll(scene, plan);
          mustFitAll(scene, plan);
        }
      }),
      { numRuns: 25 },
    );
    expect(found).toBeGreaterThan(5);
  });
});

describe('for examples made by hand', () => {
  const pairs = (n: number) => Array.from({ length: n }, () => [task('hair', 30), task('make-up', 30)]);
  const NOON = 12 * 60;
  const byNoon: PartyTime = { startMinute: 9 * 60, endMinute: NOON, readyBy: true };
  const people = (ids: string) => teamOf([...ids].map(id => workday(id)));
  const plansFor = (team: TeamDay, party: Party, time: PartyTime = byNoon) => new Map(plansBy(partyPlanner(team, party, time)));

  it('lets four guests be ready at noon by two, and by more who begin later', () => {
    const plans = plansFor(people('abcd'), partyOf(pairs(4)));
    expect([...plans].map(([n, { startMinute, endMinute }]) => [n, startMinute, endMinute])).toEqual([
      [2, NOON - 120, NOON],
      [3, NOON - 90, NOON],
      [4, NOON - 60, NOON],
    ]);
  });

  it('is done as soon as it can be, if nobody must be ready by a time', () => {
    const plans = plansFor(people('ab'), partyOf(pairs(2)), { ...byNoon, readyBy: false });
    expect([...plans].map(([n, { endMinute }]) => [n, endMinute])).toEqual([
      [1, 11 * 60],
      [2, 10 * 60],
    ]);
  });

  it('serves one guest by two only with two hands together', () => {
    const both = (together: boolean) => partyOf([[task('hair', 60, together), task('nails', 60)]]);
    expect(lengths(plansFor(people('ab'), both(false)))).toEqual([
      [1, 120],
      [2, 120],
    ]);
    expect(lengths(plansFor(people('ab'), both(true)))).toEqual([
      [1, 120],
      [2, 60],
    ]);
  });

  it('serves nobody by three, even with two hands together', () => {
    const party = partyOf([[task('hair', 60, true), task('nails', 60, true), task('feet', 60, true)]]);
    expect(lengths(plansFor(people('abc'), party))).toEqual([
      [1, 180],
      [2, 120],
      [3, 120],
    ]);
  });

  it('keeps those who have a part, before it saves travel, but not at the price of time', () => {
    const near = workday('near');
    const far = workday('far', { start: { latitude: 21, longitude: 79.02 } });
    const party = partyOf(pairs(1), { preferredIds: ['far'] });
    expect(idsOf(plansFor(teamOf([near, far]), party).get(1))).toEqual(['far']);
    const late = workday('far', { ...far, hours: [{ startMinute: NOON - 50, endMinute: 18 * 60 }] });
    expect(idsOf(plansFor(teamOf([near, late]), party).get(1))).toEqual(['near']);
  });

  it('is none without the professional whom the customer wishes', () => {
    const wish = (professionalId: string) => partyOf(pairs(2), { professionalId });
    const team = teamOf([
      workday('a'),
      workday('b', { start: { latitude: 21, longitude: 79.02 } }),
      workday('off', { hours: [] }),
    ]);
    expect(idsOf(plansFor(team, wish('b')).get(1))).toEqual(['b']);
    expect(plansFor(team, wish('off')).size).toBe(0);
  });

  it('sends nobody into the house long before she is needed', () => {
    const guests = [[task('hair', 60), task('make-up', 30)], [task('make-up', 30)]];
    const team = teamOf([workday('a', { skills: new Set(['hair']) }), workday('b', { skills: new Set(['make-up']) })]);
    const plan = plansFor(team, partyOf(guests), { ...byNoon, readyBy: false }).get(2);
    expect(plan?.parts.map(part => [part.professionalId, minutesOf([part])])).toEqual([
      ['a', 60],
      ['b', 60],
    ]);
  });
});

describe('the free time of teams', () => {
  const aSpan = fc
    .tuple(fc.nat(7), fc.integer({ min: 1, max: 4 }))
    .map(([from, halves]): Span => ({ startMinute: half(from), endMinute: half(from + halves) }));

  it('is what the slot list counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(aSpan, { maxLength: 6 }), aSpan, (teams, taken, visit) => {
        const free = freeTeams({ teams }, [DAY], taken).filter(spans => spans.some(span => isWithin(visit, span)));
        expect(free.length).toBe(isWithin(visit, DAY) ? rosterOf({ teams }).free(visit, taken).length : 0);
      }),
    );
  });

  it('shares a party among teams', () => {
    const free = freeTeams({ teams: 3 }, [DAY], [{ startMinute: half(0), endMinute: half(2) }]);
    const guests = Array.from({ length: 4 }, () => [task('hair', 60)]);
    const plans = new Map(plansBy(partyPlannerOfTeams(free, { guests }, { ...DAY, readyBy: false })));
    expect([...plans].map(([n, { endMinute }]) => [n, endMinute])).toEqual([
      [1, half(8)],
      [2, half(4)],
      [3, half(6)],
    ]);
    expect(idsOf(plans.get(2))).toEqual([null, null]);
  });
});
