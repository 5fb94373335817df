/** Who can carry out a visit and who does, on days made by hand and at random. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps, type Span } from '../../../common/span.ts';
import { hoursOn, leaveOn, wrongSpanOf } from '../professional/workday-rules.ts';
import { assign, candidatesFor, namedRosterOf, type TeamDay } from './assign-rules.ts';
import {
  type BookedVisit,
  canDoAll,
  fitOf,
  quartersOf,
  routeOf,
  shareQuarter,
  travelOn,
  unreachedOf,
  type Visit,
  type Workday,
} from './fit-rules.ts';
import { discreetTravel, distanceKm, ownPlace, type Place, strangersPlace, travelBy } from './travel-rules.ts';

const ESTIMATE = { detour: 1.35, speedKmh: 20, fixedMinutes: 10 };
const SALON: Place = { latitude: 21.1458, longitude: 79.0882 };
/** Kilometres to the east of the salon. */
const east = (km: number): Place => ({ ...SALON, longitude: SALON.longitude + km / 103.71 });
const at = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
const span = (from: string, to: string) => ({ startMinute: at(from), endMinute: at(to) });

const visit = (from: string, to: string, more: Partial<Visit> = {}): Visit => ({
  ...span(from, to),
  place: SALON,
  serviceIds: ['facial'],
  womenOnly: false,
  ...more,
});
/** All are of one booking: nothing may tell visits apart by that. */
const booked = (id: string, from: string, to: string, more: Partial<BookedVisit> = {}): BookedVisit => ({
  ...visit(from, to),
  ...{ id, bookingId: `of ${id}` },
  chosen: false,
  forced: false,
  ...more,
});
const workday = (professionalId: string, more: Partial<Workday> = {}): Workday => ({
  professionalId,
  active: true,
  isWoman: true,
  weight: 1,
  skills: new Set(['facial']),
  hours: [span('09:00', '19:00')],
  leave: [],
  start: SALON,
  maxTravelMinutes: null,
  visits: [],
  ...more,
});
const team = (workdays: Workday[], more: Partial<TeamDay> = {}): TeamDay => ({
  workdays,
  isFrozen: false,
  travel: travelBy(ESTIMATE),
  grace: 15,
  ...more,
});
const roads = { travel: travelBy(ESTIMATE), grace: 15 };

describe('travel', () => {
  it.each([
    [0, 10],
    [2, 20],
    [5, 35],
    [10, 55],
  ])('takes for %d km %d minutes, rounded up to five', (km, minutes) => {
    expect(distanceKm(SALON, east(km))).toBeCloseTo(km, 2);
    expect(travelBy(ESTIMATE)(SALON, east(km * 0.999))).toBe(minutes);
  });

  it('N8 is never shorter for those who must not learn where others live', () => {
    const place = fc.record({
      latitude: fc.double({ min: 21, max: 21.3, noNaN: true }),
      longitude: fc.double({ min: 79, max: 79.3, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (asked, other) => {
        const exact = travelBy(ESTIMATE)(other, asked);
        const [own, strange] = [ownPlace(asked), strangersPlace(asked)].map(place => discreetTravel(ESTIMATE)(other, place));
        expect(own).toBeGreaterThanOrEqual(exact);
        expect(strange).toBeGreaterThanOrEqual(own as number);
      }),
    );
  });
});

describe('a visit', () => {
  it.each<[string, Partial<Workday>, Visit, string]>([
    ['INACTIVE', { active: false }, visit('11:00', '12:00'), 'an inactive professional'],
    ['SKILL', {}, visit('11:00', '12:00', { serviceIds: ['facial', 'mehndi'] }), 'somebody without one of the skills'],
    ['WISH', { isWoman: false }, visit('11:00', '12:00', { womenOnly: true }), 'a man, if the customer wishes a woman'],
    ['OFF', {}, visit('18:30', '19:30'), 'hours that end during the visit'],
    ['OFF', { hours: [span('09:00', '13:00'), span('13:30', '19:00')] }, visit('12:30', '13:30'), 'a break'],
    ['LEAVE', { leave: [span('11:30', '12:00')] }, visit('11:00', '12:00'), 'leave during part of it'],
    ['BUSY', { visits: [booked('a', '10:00', '11:15')] }, visit('11:00', '12:00'), 'another visit'],
    ['BUSY', { visits: [booked('a', '10:00', '11:20')] }, visit('11:25', '12:00'), 'another visit in the same quarter hour'],
    ['TRAVEL', { maxTravelMinutes: 30 }, visit('11:00', '12:00', { place: east(5) }), 'a longer way than she goes'],
    [
      'TRAVEL',
      { visits: [booked('a', '10:00', '11:00', { place: east(5) })] },
      visit('11:00', '12:00'),
      'a far visit just before',
    ],
    [
      'TRAVEL',
      { visits: [booked('a', '12:00', '13:00', { place: east(5) })] },
      visit('11:00', '12:00'),
      'a far visit just after',
    ],
  ])('is refused with %s', (misfit, more, wanted, _because) => {
    expect(fitOf(workday('asha', more), wanted, roads)).toEqual({ misfit });
  });

  it('fits next door straight after another, and tells the travel that it adds', () => {
    const day = workday('asha', { visits: [booked('a', '10:00', '11:00')] });
    expect(fitOf(day, visit('11:00', '12:00'), roads)).toEqual({ added: 10 });
    expect(fitOf(day, visit('09:00', '09:30', { place: east(2) }), roads)).toEqual({ added: 30 });
  });

  it('is the first of the day without a way that takes of her hours', () => {
    expect(fitOf(workday('asha'), visit('09:00', '10:00', { place: east(10) }), roads)).toEqual({ added: 55 });
  });

  it('without a place fits anywhere', () => {
    const day = workday('asha', { visits: [booked('a', '10:00', '11:00', { place: east(20) })] });
    expect(fitOf(day, visit('11:00', '12:00', { place: null }), roads)).toEqual({ added: 0 });
  });

  it('is refused when lateness adds up beyond the grace', () => {
    // Each way takes 25 minutes: 13 more than the 12 between two visits.
    const places = [east(0), east(3), east(0), east(3)];
    const visits = ['09:00', '10:12', '11:24'].map((from, n) =>
      booked(`${n}`, from, '', { startMinute: at(from), endMinute: at(from) + 60, place: places[n] as Place }),
    );
    const [first, second, third] = visits as [BookedVisit, BookedVisit, BookedVisit];
    const route = { travel: () => 25, grace: 15 };
    expect(fitOf(workday('asha', { visits: [first] }), { ...second, startMinute: at('10:12') }, route)).toEqual({ added: 25 });
    expect(fitOf(workday('asha', { visits: [first, second] }), third, route)).toEqual({ misfit: 'TRAVEL' });
    const later = { ...third, startMinute: at('11:30'), endMinute: at('12:00') };
    // 10:25 + 60 + 25 = 11:50, twenty minutes late.
    expect(fitOf(workday('asha', { visits: [first, second] }), later, route)).toEqual({ misfit: 'TRAVEL' });
  });

  it('does not use her break for travel', () => {
    const hours = [span('09:00', '13:00'), span('13:30', '19:00')];
    const day = workday('asha', { hours, visits: [booked('a', '12:00', '13:00', { place: east(5) })] });
    expect(fitOf(day, visit('13:30', '14:00'), roads)).toEqual({ misfit: 'TRAVEL' });
    expect(fitOf(workday('asha', { visits: day.visits }), visit('13:30', '14:00'), roads)).toEqual({ added: 35 });
  });

  it('fits before a visit that staff have forced too close to another', () => {
    const visits = [booked('a', '12:00', '13:00'), booked('b', '13:00', '14:00', { place: east(15) })];
    const day = workday('asha', { visits });
    expect(unreachedOf(day, roads)).toEqual(['b']);
    expect(fitOf(day, visit('09:00', '10:00'), roads)).toEqual({ added: 10 });
  });
});

describe('the best professional', () => {
  it('has the least added travel, then the fairest share, then no scarce skill, then the first id', () => {
    const wanted = visit('15:00', '16:00');
    const near = workday('z-near', { start: SALON });
    const far = workday('a-far', { start: east(5) });
    expect(candidatesFor(team([far, near]), wanted).map(one => one.professionalId)).toEqual(['z-near', 'a-far']);

    const visits = [booked('a', '10:00', '12:00')];
    const busy = workday('a-busy', { visits, start: SALON });
    const idle = workday('b-idle', { visits: [booked('b', '10:00', '11:00')] });
    expect(assign(team([busy, idle]), wanted)).toEqual({ professionalId: 'b-idle' });
    expect(assign(team([{ ...busy, weight: 3 }, idle]), wanted)).toEqual({ professionalId: 'a-busy' });

    const bridal = workday('a-bridal', { skills: new Set(['facial', 'bridal']) });
    expect(assign(team([bridal, workday('b-plain')]), wanted)).toEqual({ professionalId: 'b-plain' });
    expect(assign(team([workday('b'), workday('a')]), wanted)).toEqual({ professionalId: 'a' });
  });

  it('is the chosen one, or nobody', () => {
    const day = team([workday('asha'), workday('rekha', { visits: [booked('a', '11:00', '12:00', { chosen: true })] })]);
    expect(assign(day, visit('11:00', '12:00'), 'asha')).toEqual({ professionalId: 'asha' });
    expect(assign(day, visit('11:00', '12:00'), 'rekha')).toBeUndefined();
  });
});

describe('handing over', () => {
  const skilled = (id: string, skills: string[], visits: BookedVisit[] = []) => workday(id, { skills: new Set(skills), visits });
  const wanted = visit('11:00', '12:00', { serviceIds: ['bridal'] });
  const plain = booked('plain', '11:00', '12:00');

  it('makes room for the only one with the skill', () => {
    const day = team([skilled('asha', ['facial', 'bridal'], [plain]), skilled('rekha', ['facial'])]);
    expect(assign(day, wanted)).toEqual({
      professionalId: 'asha',
      handOver: { visitId: 'plain', bookingId: 'of plain', from: 'asha', to: 'rekha' },
    });
  });

  it.each<[string, TeamDay]>([
    [
      'the other customer chose her',
      team([skilled('asha', ['facial', 'bridal'], [{ ...plain, chosen: true }]), skilled('rekha', ['facial'])]),
    ],
    [
      'customers know who comes',
      team([skilled('asha', ['facial', 'bridal'], [plain]), skilled('rekha', ['facial'])], { isFrozen: true }),
    ],
    ['nobody else can take it', team([skilled('asha', ['facial', 'bridal'], [plain]), skilled('rekha', ['nails'])])],
    [
      'it would still not fit',
      team([
        skilled('asha', ['facial', 'bridal'], [plain, booked('b', '11:30', '12:30', { chosen: true })]),
        skilled('rekha', ['facial']),
      ]),
    ],
  ])('is not done if %s', (_, day) => {
    expect(assign(day, wanted)).toBeUndefined();
  });
});

describe('hours', () => {
  const week = [
    {
      day: 'THURSDAY' as const,
      spans: [
        { from: '08:00:00', to: '13:00:00' },
        { from: '14:00:00', to: '21:00:00' },
      ],
    },
  ];
  const salon = [span('09:00', '20:00')];

  it('lie within the salon’s, and another day may replace them', () => {
    expect(hoursOn(week, undefined, '2026-11-26', salon)).toEqual([span('09:00', '13:00'), span('14:00', '20:00')]);
    expect(hoursOn(week, undefined, '2026-11-27', salon)).toEqual([]);
    expect(hoursOn(week, [], '2026-11-26', salon)).toEqual([]);
    expect(hoursOn(week, [{ from: '10:00:00', to: '12:00:00' }], '2026-11-27', salon)).toEqual([span('10:00', '12:00')]);
  });

  it('are cut by leave day by day, and leave until midnight leaves the next day whole', () => {
    const night = { fromDate: '2026-11-26', fromMinute: at('20:00'), toDate: '2026-11-28', toMinute: 0 };
    expect(leaveOn([night], '2026-11-25')).toEqual([]);
    expect(leaveOn([night], '2026-11-26')).toEqual([span('20:00', '24:00')]);
    expect(leaveOn([night], '2026-11-27')).toEqual([span('00:00', '24:00')]);
    expect(leaveOn([night], '2026-11-28')).toEqual([]);
  });

  it('must be in order and must not overlap', () => {
    const part = (from: string, to: string) => ({ from: `${from}:00`, to: `${to}:00` });
    expect(wrongSpanOf([part('09:00', '13:00'), part('13:00', '18:00')])).toBeUndefined();
    expect(wrongSpanOf([part('13:00', '13:00')])).toBe(0);
    expect(wrongSpanOf([part('09:00', '13:00'), part('12:00', '18:00')])).toBe(1);
    expect(wrongSpanOf([part('14:00', '18:00'), part('09:00', '13:00')])).toBe(1);
  });
});

/** Goes her whole way with the visit on it, stop by stop, until she goes as she would without. */
const fitOfWholeWay = (day: Workday, wanted: Visit) => {
  const before = routeOf(day, day.visits, roads);
  const place = day.visits.filter(({ startMinute }) => startMinute < wanted.startMinute).length;
  const stops = day.visits.toSpliced(place, 0, wanted as BookedVisit);
  const after = routeOf(day, stops, roads);
  const isBack = (n: number) => wanted.place === null || stops.slice(place + 1, n + 1).some(one => one.place !== null);
  const asBefore = after.findIndex(({ late }, n) => n > place && late === 0 && isBack(n));
  const changed = after.slice(place, asBefore === -1 ? undefined : asBefore + 1);
  const limit = day.maxTravelMinutes ?? Number.POSITIVE_INFINITY;
  const holds = changed.every(({ late, travel }) => late <= roads.grace && travel <= limit);
  return holds ? { added: travelOn(after) - travelOn(before) } : { misfit: 'TRAVEL' };
};

it('a visit fits on any day exactly if she reaches every stop that it delays', () => {
  const stop = fc.record({
    start: fc.integer({ min: 18, max: 37 }),
    minutes: fc.constantFrom(30, 45, 60),
    place: fc.option(fc.double({ min: -8, max: 8, noNaN: true }), { freq: 6 }),
  });
  const more = fc.record({
    maxTravelMinutes: fc.option(fc.integer({ min: 15, max: 45 })),
    leave: fc.subarray([span('12:00', '12:30'), span('15:10', '16:00')]),
    hours: fc.boolean().map(rests => (rests ? [span('09:00', '13:00'), span('13:30', '19:00')] : [span('09:00', '19:00')])),
    start: fc.double({ min: -8, max: 8, noNaN: true }).map(east),
  });
  const found = { fits: 0, doesNot: 0 };
  fc.assert(
    fc.property(fc.array(stop, { maxLength: 7 }), stop, more, (stops, last, rest) => {
      const [wanted, ...others] = [last, ...stops].map(({ start, minutes, place }, n) => {
        const where = place === null ? null : east(place);
        const [startMinute, endMinute] = [start * 30, start * 30 + minutes];
        // Staff forced the others upon her, so some may be late.
        return { ...booked(`${n}`, '09:00', '10:00'), startMinute, endMinute, place: where, forced: true };
      }) as [BookedVisit, ...BookedVisit[]];
      const visits = others
        .filter((one, n) => !others.slice(0, n).some(other => shareQuarter(one, other)))
        .sort((a, b) => a.startMinute - b.startMinute);
      const day = workday('asha', { ...rest, visits });
      const fit = fitOf(day, wanted, roads);
      if ('misfit' in fit && fit.misfit !== 'TRAVEL') return;
      expect(fit).toEqual(fitOfWholeWay(day, wanted));
      found['added' in fit ? 'fits' : 'doesNot']++;
    }),
    { numRuns: 2000 },
  );
  expect(Math.min(found.fits, found.doesNot)).toBeGreaterThan(50);
});

it('whatever is booked, nobody overlaps, everybody is reached, and what a hand-over promises holds', () => {
  const services = ['facial', 'mehndi', 'bridal'];
  const wish = fc.record({
    hour: fc.integer({ min: 9, max: 18 }),
    minutes: fc.constantFrom(30, 45, 60, 90, 120, 150),
    km: fc.double({ min: -10, max: 10, noNaN: true }),
    service: fc.constantFrom(...services),
    chosen: fc.constantFrom(undefined, undefined, 'p0', 'p1'),
  });
  const skills = fc.subarray(services, { minLength: 1 });
  fc.assert(
    fc.property(fc.array(skills, { minLength: 2, maxLength: 4 }), fc.array(wish, { maxLength: 25 }), (people, wishes) => {
      let day = team(people.map((skills, n) => workday(`p${n}`, { skills: new Set(skills), start: east(n) })));
      const put = (id: string, added: BookedVisit) => {
        day = {
          ...day,
          workdays: day.workdays.map(one =>
            one.professionalId === id
              ? { ...one, visits: [...one.visits, added].sort((a, b) => a.startMinute - b.startMinute) }
              : one,
          ),
        };
      };
      for (const [n, { hour, minutes, km, service, chosen }] of wishes.entries()) {
        const startMinute = hour * 60;
        const wanted = {
          startMinute,
          endMinute: startMinute + minutes,
          place: east(km),
          serviceIds: [service],
          womenOnly: false,
        };
        const result = assign(day, wanted, chosen);
        if (!result) continue;
        const { professionalId, handOver } = result;
        if (handOver) {
          const from = day.workdays.find(one => one.professionalId === handOver.from) as Workday;
          const moved = from.visits.find(one => one.id === handOver.visitId) as BookedVisit;
          expect(moved.chosen).toBe(false);
          day = {
            ...day,
            workdays: day.workdays.map(one =>
              one === from ? { ...one, visits: one.visits.filter(other => other !== moved) } : one,
            ),
          };
          put(handOver.to, moved);
        }
        put(professionalId, { ...wanted, id: `${n}`, bookingId: `of ${n}`, chosen: chosen !== undefined, forced: false });
        for (const one of day.workdays) {
          expect(unreachedOf(one, day)).toEqual([]);
          const quarters = one.visits.flatMap(quartersOf);
          expect(new Set(quarters).size).toBe(quarters.length);
          expect(one.visits.every((a, i) => one.visits.slice(i + 1).every(b => !overlaps(a, b)))).toBe(true);
          expect(one.visits.every(({ serviceIds }) => canDoAll(one.skills, serviceIds))).toBe(true);
        }
      }
    }),
  );
});

describe('on any of 1,000 random days', () => {
  /** Two homes in one square of the grid for unsigned callers. */
  const within = fc.record({
    north: fc.double({ min: -0.0099, max: 0.0099, noNaN: true }),
    east: fc.double({ min: -0.0099, max: 0.0099, noNaN: true }),
  });
  const inSquare = fc.tuple(fc.nat(12), fc.nat(12), within, within).map(([row, column, ...homes]) => {
    const [first, second] = homes.map(home => ({
      latitude: (row + 1051) * 0.02 + home.north,
      longitude: (column + 3948) * 0.02 + home.east,
    })) as [Place, Place];
    return [first, second] as const;
  });
  const aVisit = fc.record({
    hour: fc.integer({ min: 9, max: 18 }),
    minutes: fc.constantFrom(30, 45, 60, 90, 120),
    homes: fc.option(inSquare, { freq: 5 }),
    forced: fc.boolean(),
    chosen: fc.boolean(),
  });
  const aPerson = fc.record({
    starts: inSquare,
    maxTravelMinutes: fc.constantFrom(null, null, 30, 60),
    hours: fc.constantFrom<Span[]>([span('09:00', '20:00')], [span('09:00', '13:00'), span('13:30', '20:00')]),
    visits: fc.array(aVisit, { maxLength: 6 }),
  });
  const aDay = fc.array(aPerson, { minLength: 1, maxLength: 3 });
  type Person = typeof aPerson extends fc.Arbitrary<infer T> ? T : never;

  /** The day with everybody in the first or the second home. Visits that nobody could make beside an earlier one are left out. */
  const dayOf = (people: Person[], n: 0 | 1): TeamDay =>
    team(
      people.map(({ starts, visits, ...person }, p) => {
        const taken = new Set<number>();
        const made = visits.flatMap(({ hour, minutes, homes, forced, chosen }, v) => {
          const startMinute = hour * 60;
          const one = booked(`${p} ${v}`, '', '', {
            startMinute,
            endMinute: startMinute + minutes,
            place: homes?.[n] ?? null,
            forced,
            chosen,
          });
          const quarters = quartersOf(one);
          if (quarters.some(quarter => taken.has(quarter))) return [];
          for (const quarter of quarters) taken.add(quarter);
          return [one];
        });
        return workday(`p${p}`, { ...person, start: starts[n], visits: made.toSorted((a, b) => a.startMinute - b.startMinute) });
      }),
    );
  const windows = Array.from({ length: 11 }, (_, n) => ({ startMinute: (9 + n) * 60, endMinute: (10 + n) * 60 }));
  const offered = (day: TeamDay, place: Place) => {
    const roster = namedRosterOf(day, { serviceIds: ['facial'], place, womenOnly: false });
    return windows.map(window => roster.free(window, []).map(({ id }) => id));
  };

  it('N8 what customers and strangers are offered is free, and the list is the same wherever in their squares others live', () => {
    let hidden = 0;
    fc.assert(
      fc.property(aDay, inSquare, (people, [home]) => {
        const [day, elsewhere] = ([0, 1] as const).map(n => ({ ...dayOf(people, n), travel: discreetTravel(ESTIMATE) })) as [
          TeamDay,
          TeamDay,
        ];
        const exact = offered(dayOf(people, 0), { ...home });
        const own = offered(day, ownPlace(home));
        const strange = offered(day, strangersPlace(home));
        expect(offered(elsewhere, home)).toEqual(own);
        expect(offered(elsewhere, strangersPlace(home))).toEqual(strange);
        for (const n of windows.keys()) {
          if (strange[n]?.length) expect(own[n]).not.toEqual([]);
          if (own[n]?.length) expect(exact[n]).not.toEqual([]);
          if (own[n]?.length === 0 && exact[n]?.length) hidden++;
        }
      }),
      { numRuns: 1000 },
    );
    expect(hidden).toBeGreaterThan(0);
  });

  it('a slot is offered exactly if a booking gets a professional, whose day then holds no less', () => {
    fc.assert(
      fc.property(aDay, inSquare, (people, [place]) => {
        const day = dayOf(people, 0);
        const roster = namedRosterOf(day, { serviceIds: ['facial'], place, womenOnly: false });
        for (const window of windows) {
          const found = roster.assign(window);
          expect(roster.free(window, []).length > 0).toBe(found !== undefined);
          if (!found || found.handOver) continue;
          const one = day.workdays.find(({ professionalId }) => professionalId === found.professionalId) as Workday;
          const wanted = booked('new', '', '', { ...window, place });
          const visits = [...one.visits, wanted].toSorted((a, b) => a.startMinute - b.startMinute);
          expect(unreachedOf({ ...one, visits }, day).filter(id => !unreachedOf(one, day).includes(id))).toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
