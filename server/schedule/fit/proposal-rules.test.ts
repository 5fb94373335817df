/** What a proposal moves, on days made by hand and at random, and how long it takes (rules N21, N22). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps, type Span } from '../../../common/span.ts';
import { type BookedVisit, fitOf, misfitsAmong, plannedTravel, quartersOf, type Workday } from './fit-rules.ts';
import { given, type Move, ownersOf, type PlannedDay, possibleMoves, taken } from './move-rules.ts';
import { type Proposal, propose } from './proposal-rules.ts';
import { type Place, travelBy } from './travel-rules.ts';

const SALON: Place = { latitude: 21.1458, longitude: 79.0882 };
/** Kilometres to the east of the salon. */
const east = (km: number): Place => ({ ...SALON, longitude: SALON.longitude + km / 103.71 });
const at = (hour: number) => ({ startMinute: hour * 60, endMinute: hour * 60 + 60 });
const ALL_DAY = { startMinute: 0, endMinute: 24 * 60 };

/** All are of one booking: nothing may tell visits apart by that. */
const booked = (id: string, hour: number, more: Partial<BookedVisit> = {}): BookedVisit => ({
  ...{ id, bookingId: `of ${id}` },
  ...at(hour),
  place: SALON,
  serviceIds: ['facial'],
  womenOnly: false,
  chosen: false,
  forced: false,
  ...more,
});
const workday = (professionalId: string, visits: BookedVisit[] = [], more: Partial<Workday> = {}): Workday => ({
  professionalId,
  active: true,
  isWoman: true,
  weight: 1,
  skills: new Set(['facial']),
  hours: [{ startMinute: 9 * 60, endMinute: 20 * 60 }],
  leave: [],
  start: SALON,
  maxTravelMinutes: null,
  visits,
  ...more,
});
const dayOf = (workdays: Workday[], more: Partial<PlannedDay> = {}): PlannedDay => ({
  workdays,
  unassigned: [],
  isFrozen: false,
  travel: travelBy({ detour: 1.35, speedKmh: 20, fixedMinutes: 10 }),
  grace: 15,
  ...more,
});
const all = () => true;
const short = ({ moves }: Proposal) => moves.map(({ visitId, from, professionalId }) => [visitId, from, professionalId]);

describe('a proposal', () => {
  it('gives the visits of somebody on leave to the others, each to the best', () => {
    const ashas = [10, 12, 14, 16].map(hour => booked(`a${hour}`, hour, { place: east(hour < 13 ? 5 : 0) }));
    const day = dayOf([workday('asha', ashas, { leave: [ALL_DAY] }), workday('near'), workday('east', [], { start: east(5) })]);
    const proposal = propose(day, all);
    expect(proposal).toMatchObject({ uncoveredBefore: 4, uncoveredAfter: 0, travelBefore: 0 });
    expect(proposal.moves.every(({ covers, chosen }) => covers && !chosen)).toBe(true);
    expect(short(proposal)).toContainEqual(['a10', 'asha', 'east']);
    expect(short(proposal)).toContainEqual(['a16', 'asha', 'near']);
  });

  it('places first the visit that fewest can take, and makes room by one hand-over', () => {
    const skills = (...names: string[]) => ({ skills: new Set(names) });
    const bridal = booked('bridal', 11, { serviceIds: ['bridal'] });
    const plain = booked('plain', 11);
    const unassigned = [plain, bridal];
    const both = workday('a-both', [], skills('facial', 'bridal'));
    const scarce = propose(dayOf([both, workday('b-plain')], { unassigned }), all);
    expect(short(scarce)).toEqual([
      ['bridal', null, 'a-both'],
      ['plain', null, 'b-plain'],
    ]);
    const full = [workday('a-both', [plain], skills('facial', 'bridal')), workday('b-plain')];
    const handedOver = propose(dayOf(full, { unassigned: [bridal] }), all);
    expect(short(handedOver)).toEqual([
      ['plain', 'a-both', 'b-plain'],
      ['bridal', null, 'a-both'],
    ]);
    expect(handedOver.moves.every(({ covers }) => covers)).toBe(true);
    // Customers know by now who comes.
    expect(propose(dayOf(full, { unassigned: [bridal], isFrozen: true }), all)).toMatchObject({ moves: [], uncoveredAfter: 1 });
  });

  it('exchanges two visits that the wrong ones have', () => {
    const day = dayOf([
      workday('asha', [booked('a', 11, { serviceIds: ['bridal'] })]),
      workday('rekha', [booked('b', 11)], { skills: new Set(['facial', 'bridal']) }),
    ]);
    const proposal = propose(day, all);
    expect(proposal.uncoveredAfter).toBe(0);
    expect(short(proposal)).toEqual([
      ['b', 'rekha', 'asha'],
      ['a', 'asha', 'rekha'],
    ]);
    expect(possibleMoves(day, proposal.moves, all).refused).toEqual([]);
  });

  it('shortens routes by five minutes or more, but not after the names are known', () => {
    const far = booked('far', 12, { place: east(6) });
    const workdays = [
      workday('asha', [booked('a', 10), far]),
      workday('east', [booked('b', 10, { place: east(6) })], { start: east(6) }),
    ];
    const proposal = propose(dayOf(workdays), all);
    expect(proposal.moves).toEqual([
      { visitId: 'far', from: 'asha', professionalId: 'east', saved: 25, covers: false, chosen: false },
    ]);
    expect(proposal.travelBefore - proposal.travelAfter).toBe(25);
    expect(propose(dayOf(workdays, { isFrozen: true }), all).moves).toEqual([]);
    expect(propose(dayOf(workdays), id => id !== 'far').moves).toEqual([]);
    const chosen = [workday('asha', [booked('a', 10), { ...far, chosen: true }]), workdays[1] as Workday];
    expect(propose(dayOf(chosen), all).moves).toEqual([]);
  });

  it('tells which customer chose the one who cannot come', () => {
    const day = dayOf([workday('asha', [booked('a', 10, { chosen: true })], { active: false }), workday('rekha')]);
    expect(propose(day, all).moves).toEqual([
      { visitId: 'a', from: 'asha', professionalId: 'rekha', saved: -10, covers: true, chosen: true },
    ]);
  });
});

describe('moves', () => {
  it('are refused one by one, with the reason, and the others are carried out', () => {
    const day = dayOf([
      workday('asha', [booked('a', 11), booked('begun', 9)]),
      workday('rekha', [booked('b', 11)]),
      workday('away', [booked('c', 15)], { leave: [ALL_DAY] }),
    ]);
    const move = (visitId: string, professionalId: string): Move => ({ visitId, professionalId });
    const moves = [move('a', 'rekha'), move('b', 'away'), move('c', 'asha'), move('begun', 'rekha'), move('gone', 'asha')];
    expect(possibleMoves(day, moves, id => id !== 'begun')).toMatchObject({
      changes: [{ visitId: 'c', professionalId: 'asha' }],
      unchanged: [],
      refused: [
        { visitId: 'begun', reason: 'BEGUN' },
        { visitId: 'gone', reason: 'GONE' },
        { visitId: 'b', reason: 'LEAVE' },
        // The other one stays, so there is no room.
        { visitId: 'a', reason: 'BUSY' },
      ],
    });
    expect(possibleMoves(day, [move('a', 'asha'), move('b', 'nobody')], all)).toMatchObject({
      changes: [],
      unchanged: [{ visitId: 'a' }],
      refused: [{ visitId: 'b', reason: 'INACTIVE' }],
    });
  });
});

/** Whole numbers, because random fractions crowd around 0. */
const KILOMETRES = fc.integer({ min: -50, max: 50 }).map(tenths => tenths / 10);
const SERVICES = ['facial', 'mehndi', 'bridal'];
const visits = fc.array(
  fc.record({
    half: fc.integer({ min: 18, max: 37 }),
    minutes: fc.constantFrom(30, 45, 60, 90),
    km: KILOMETRES,
    service: fc.constantFrom('facial', 'facial', 'facial', ...SERVICES),
    chosen: fc.constantFrom(false, false, false, true),
    forced: fc.boolean(),
    womenOnly: fc.constantFrom(false, false, false, true),
    begun: fc.constantFrom(false, false, false, true),
    owner: fc.integer({ min: -1, max: 9 }),
  }),
  // A busy day: on an empty one there is nothing to propose.
  { minLength: 12, maxLength: 30 },
);
const people = fc.array(
  fc.record({
    skills: fc.oneof(fc.constant(SERVICES), fc.constant(SERVICES), fc.subarray(SERVICES, { minLength: 1 })),
    isWoman: fc.constantFrom(true, true, true, false),
    leave: fc.constantFrom<Span[]>([], [], [], [], [], [ALL_DAY], [{ startMinute: 0, endMinute: 13 * 60 }]),
    maxTravelMinutes: fc.constantFrom(null, null, null, 45),
    active: fc.constantFrom(...Array<boolean>(7).fill(true), false),
    km: KILOMETRES,
  }),
  { minLength: 4, maxLength: 9 },
);

/** A day as it could have come about: no two visits of a professional in one quarter hour. */
const randomDay = fc.tuple(people, visits, fc.constantFrom(false, false, true)).map(([team, wishes, isFrozen]) => {
  let day = dayOf(
    team.map(({ skills, km, ...one }, n) => workday(`p${n}`, [], { ...one, skills: new Set(skills), start: east(km) })),
    { isFrozen },
  );
  const begun = new Set<string>();
  for (const [n, wish] of wishes.entries()) {
    const startMinute = wish.half * 30;
    const visit: BookedVisit = {
      ...booked(`v${n}`, 0, { chosen: wish.chosen, forced: wish.chosen && wish.forced, womenOnly: wish.womenOnly }),
      ...{ startMinute, endMinute: startMinute + wish.minutes, place: east(wish.km), serviceIds: [wish.service] },
    };
    const owner = day.workdays[wish.owner % day.workdays.length];
    const isTaken = owner?.visits.some(other => quartersOf(other).some(quarter => quartersOf(visit).includes(quarter)));
    if (owner && isTaken) continue;
    if (owner)
      day = { ...day, workdays: day.workdays.map(one => (one === owner ? { ...one, visits: [...one.visits, visit] } : one)) };
    else day = { ...day, unassigned: [...day.unassigned, visit] };
    if (wish.begun && wish.half < 24) begun.add(visit.id);
  }
  const inOrder = (one: Workday) => ({ ...one, visits: one.visits.toSorted((a, b) => a.startMinute - b.startMinute) });
  return { day: { ...day, workdays: day.workdays.map(inOrder) }, isToCome: (id: string) => !begun.has(id) };
});

const uncoveredIn = (day: PlannedDay, isToCome: (id: string) => boolean): string[] =>
  [...day.unassigned.map(({ id }) => id), ...day.workdays.flatMap(one => [...misfitsAmong(one, day).keys()])].filter(isToCome);
const travelIn = (day: PlannedDay) => day.workdays.reduce((sum, one) => sum + plannedTravel(one, day), 0);

/** Quarter hours of the visits that she goes to or not: each takes a row of the guard. */
const mustNotCollide = (day: PlannedDay) => {
  for (const { visits } of day.workdays) {
    const quarters = visits.flatMap(quartersOf);
    expect(new Set(quarters).size).toBe(quarters.length);
    expect(visits.every((a, n) => visits.slice(n + 1).every(b => !overlaps(a, b)))).toBe(true);
  }
};

it('whatever the day, a proposal can be carried out, covers no less, and travels no further without need', () => {
  fc.assert(
    fc.property(randomDay, ({ day, isToCome }) => {
      const proposal = propose(day, isToCome);
      expect(propose(day, isToCome)).toEqual(proposal);
      const owners = ownersOf(day);
      const before = uncoveredIn(day, isToCome);
      expect(new Set(proposal.moves.map(({ visitId }) => visitId)).size).toBe(proposal.moves.length);
      for (const { visitId, from, professionalId, chosen, covers } of proposal.moves) {
        const { visit, owner } = owners.get(visitId) as NonNullable<ReturnType<typeof owners.get>>;
        expect(isToCome(visitId)).toBe(true);
        expect([owner, visit.chosen]).toEqual([from, chosen]);
        expect(from).not.toBe(professionalId);
        if (chosen) expect(before).toContain(visitId);
        if (day.isFrozen) expect(covers && before.includes(visitId)).toBe(true);
      }
      const { changes, refused } = possibleMoves(day, proposal.moves, isToCome);
      expect(refused).toEqual([]);
      const after = changes.reduce((now, { visitId, professionalId }) => {
        const { visit } = owners.get(visitId) as { visit: BookedVisit };
        return given(now, visit, professionalId);
      }, day);
      mustNotCollide(after);
      for (const { visitId, professionalId } of proposal.moves) {
        const { visit } = ownersOf(after).get(visitId) as { visit: BookedVisit };
        const hers = taken(after, visit).workdays.find(one => one.professionalId === professionalId) as Workday;
        expect(fitOf(hers, visit, after)).toHaveProperty('added');
      }
      expect(uncoveredIn(after, isToCome)).toHaveLength(proposal.uncoveredAfter);
      expect(before).toHaveLength(proposal.uncoveredBefore);
      expect(proposal.uncoveredAfter).toBeLessThanOrEqual(proposal.uncoveredBefore);
      expect([travelIn(day), travelIn(after)]).toEqual([proposal.travelBefore, proposal.travelAfter]);
      if (proposal.uncoveredAfter === proposal.uncoveredBefore)
        expect(proposal.travelAfter).toBeLessThanOrEqual(proposal.travelBefore);
      expect(proposal.travelBefore - proposal.travelAfter).toBe(proposal.moves.reduce((sum, { saved }) => sum + saved, 0));
    }),
    { numRuns: 300 },
  );
});

it('whatever moves are asked for, those carried out never collide, and all fit', () => {
  const asked = fc.array(fc.record({ visit: fc.integer({ min: 0, max: 29 }), to: fc.integer({ min: 0, max: 6 }) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(randomDay, asked, ({ day, isToCome }, some) => {
      const moves = new Map(some.map(({ visit, to }) => [`v${visit}`, { visitId: `v${visit}`, professionalId: `p${to}` }]));
      const { changes, unchanged, refused } = possibleMoves(day, [...moves.values()], isToCome);
      expect(changes.length + unchanged.length + refused.length).toBe(moves.size);
      const owners = ownersOf(day);
      const after = changes.reduce((now, { visitId, professionalId }) => {
        const { visit } = owners.get(visitId) as { visit: BookedVisit };
        return given(now, visit, professionalId);
      }, day);
      mustNotCollide(after);
    }),
  );
});
