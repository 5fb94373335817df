import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minuteOf } from '../../../common/minutes.ts';
import type { Place } from '../../../common/place.ts';
import { overlaps, type Span } from '../../../common/span.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { namedRosterOf, rosterOf } from './assign-rules.ts';
import { conflictsOf, ordinaryWeek, placesOf, placesTaken } from './calendar-rules.ts';
import { slotsOf, visitAt } from './slot-rules.ts';

const FRIDAY = '2026-12-04';
const SUNDAY = '2026-12-06';
const noonOf = (date: string) => Date.parse(`${date}T12:00:00+05:30`);
const dayBefore = noonOf('2026-12-03');
const span = (from: number, to: number): Span => ({ startMinute: from * 60, endMinute: to * 60 });
type Settings = typeof DEMO_SETTINGS;
const dayOf = (settings: Settings, date = FRIDAY, taken: Span[] = [], now = dayBefore) => ({
  settings,
  roster: rosterOf(settings),
  date,
  taken,
  now,
});
const reasons = (...given: Parameters<typeof slotsOf>) => slotsOf(...given).map(({ reason }) => reason);

describe('the plans of rule L1', () => {
  it('offers five two-hour windows with their labels', () => {
    expect(slotsOf(dayOf(DEMO_SETTINGS), 0).map(({ label }) => label)).toEqual([
      '09:00 AM - 11:00 AM',
      '11:00 AM - 01:00 PM',
      '01:00 PM - 03:00 PM',
      '03:00 PM - 05:00 PM',
      '05:00 PM - 07:00 PM',
    ]);
  });

  it('offers thirteen hourly windows, closed before opening', () => {
    const slots = slotsOf(dayOf({ ...DEMO_SETTINGS, slotPlan: 'HOURLY' }), 0);
    expect(slots).toHaveLength(13);
    expect(slots.map(({ reason }) => reason)).toEqual(['CLOSED', 'CLOSED', ...Array(11).fill(null)]);
    expect(slots.at(-1)).toMatchObject({ startTime: '19:00:00', endTime: '20:00:00', label: '07:00 PM - 08:00 PM' });
  });
});

describe('a window that cannot be booked', () => {
  it('is PAST if it starts now or earlier', () => {
    expect(reasons(dayOf(DEMO_SETTINGS, FRIDAY, [], Date.parse('2026-12-04T11:00:00+05:30')), 0)).toEqual([
      'PAST',
      'PAST',
      null,
      null,
      null,
    ]);
    expect(reasons(dayOf(DEMO_SETTINGS, FRIDAY, [], Date.parse('2026-12-04T10:59:59+05:30')), 0)).toEqual([
      'PAST',
      null,
      null,
      null,
      null,
    ]);
    expect(reasons(dayOf(DEMO_SETTINGS, '2026-12-02'), 0)).toEqual(Array(5).fill('PAST'));
  });

  it('is CLOSED if it ends after closing, on closed days and beyond the horizon', () => {
    expect(reasons(dayOf(DEMO_SETTINGS, SUNDAY), 0)).toEqual([null, null, null, null, 'CLOSED']);
    expect(reasons(dayOf({ ...DEMO_SETTINGS, closedDays: [FRIDAY] }), 0)).toEqual(Array(5).fill('CLOSED'));
    expect(reasons(dayOf(DEMO_SETTINGS, '2027-02-01'), 0)).toEqual(Array(5).fill(null));
    expect(reasons(dayOf(DEMO_SETTINGS, '2027-02-02'), 0)).toEqual(Array(5).fill('CLOSED'));
  });

  it('is CLOSED if the services last beyond closing', () => {
    expect(reasons(dayOf(DEMO_SETTINGS), 180)).toEqual([null, null, null, null, null]);
    expect(reasons(dayOf(DEMO_SETTINGS), 181)).toEqual([null, null, null, null, 'CLOSED']);
  });

  it('is CLOSED if it would run into the next day, and open if only the way home ends after closing', () => {
    const opening = DEMO_SETTINGS.openingHours.map(hours => ({ ...hours, closes: '23:59:00' }));
    const late = { ...DEMO_SETTINGS, slotPlan: 'HOURLY' as const, openingHours: opening };
    const [home, customer] = [21, 21.3].map(latitude => ({ latitude, longitude: 79.1 })) as [Place, Place];
    const asha = {
      professionalId: 'asha',
      active: true,
      isWoman: true,
      weight: 1,
      skills: new Set<string>(),
      hours: [{ startMinute: minuteOf('09:00:00'), endMinute: minuteOf('23:59:00') }],
      leave: [],
      start: home,
      maxTravelMinutes: null,
      visits: [],
    };
    const team = { workdays: [asha], isFrozen: false, travel: () => 110, grace: 15 };
    const roster = namedRosterOf(team, { serviceIds: [], place: customer, womenOnly: false });
    const lastOf = (settings: Settings, minutes: number) => reasons({ ...dayOf(settings), roster }, minutes).at(-1);
    // The last window begins at 19:00.
    expect([299, 300].map(minutes => lastOf(late, minutes))).toEqual([null, 'CLOSED']);
    expect([60, 61].map(minutes => lastOf({ ...late, openingHours: DEMO_SETTINGS.openingHours }, minutes))).toEqual([
      null,
      'CLOSED',
    ]);
  });

  it('is FULL if every team is away at some instant of the visit', () => {
    const teams = { ...DEMO_SETTINGS, teams: 2 };
    const taken = [span(9, 12), span(11, 13)];
    expect(slotsOf(dayOf(teams, FRIDAY, taken), 0).map(({ remaining, reason }) => [remaining, reason])).toEqual([
      [1, null],
      [0, 'FULL'],
      [2, null],
      [2, null],
      [2, null],
    ]);
    expect(reasons(dayOf(teams, FRIDAY, taken), 180)[0]).toBe('FULL');
  });

  it('is not FULL if consecutive visits take only one team', () => {
    const [nine] = slotsOf(dayOf({ ...DEMO_SETTINGS, teams: 2 }, FRIDAY, [span(9, 10), span(10, 11)]), 0);
    expect(nine).toMatchObject({ remaining: 1, reason: null });
  });

  it('is FULL if the salon now has fewer teams than visits', () => {
    const [nine] = slotsOf(dayOf({ ...DEMO_SETTINGS, teams: 1 }, FRIDAY, [span(9, 11), span(9, 11), span(9, 11)]), 0);
    expect(nine).toMatchObject({ available: false, remaining: 0, reason: 'FULL' });
  });

  it('is NOT_OFFERED if it is not in the plan', () => {
    const at = (time: string) => visitAt(dayOf(DEMO_SETTINGS), minuteOf(time), 60);
    expect(at('10:00:00')).toEqual({ visit: span(10, 11), refusal: 'NOT_OFFERED' });
    expect(at('07:30:00')).toEqual({ visit: span(7.5, 8.5), refusal: 'NOT_OFFERED' });
    expect(at('09:00:00')).toEqual({ visit: span(9, 11), refusal: null });
  });
});

describe('any sequence of bookings', () => {
  const wish = fc.record({ hour: fc.integer({ min: 6, max: 20 }), duration: fc.integer({ min: 1, max: 600 }) });

  it('never overbooks teams or places, and lists a slot as free exactly if it can be booked', () => {
    fc.assert(
      fc.property(
        fc.array(wish, { maxLength: 60 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('TWO_HOUR' as const, 'HOURLY' as const),
        (wishes, teams, slotPlan) => {
          const settings = { ...DEMO_SETTINGS, teams, slotPlan };
          const taken: Span[] = [];
          for (const { hour, duration } of wishes) {
            const listed = slotsOf(dayOf(settings, FRIDAY, taken), duration).find(
              ({ startTime }) => minuteOf(startTime) === hour * 60,
            );
            const { visit, refusal } = visitAt(dayOf(settings, FRIDAY, taken), hour * 60, duration);
            expect(refusal === null).toBe(listed?.available ?? false);
            if (refusal === null) taken.push(visit);
          }
          for (let minute = 0; minute < 1440; minute += 5) {
            const instant = { startMinute: minute, endMinute: minute + 1 };
            expect(taken.filter(visit => overlaps(visit, instant)).length).toBeLessThanOrEqual(teams);
          }
          const places = placesTaken(
            { settings, date: FRIDAY },
            taken.map(visit => ({ ...visit, visits: 1 })),
          );
          expect(places).toBeLessThanOrEqual(placesOf(dayOf(settings)));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the places of visits', () => {
  const places = (date: string, from: number, to: number, change: Partial<typeof DEMO_SETTINGS> = {}) =>
    placesTaken({ settings: { ...DEMO_SETTINGS, ...change }, date }, [{ ...span(from, to), visits: 2 }]);

  it('include every window that a visit overlaps', () => {
    expect(places(FRIDAY, 9, 11)).toBe(2);
    expect(places(FRIDAY, 9, 11.25)).toBe(4);
    expect(places(FRIDAY, 9, 11, { slotPlan: 'HOURLY' })).toBe(4);
  });

  it('exclude windows that are not offered', () => {
    expect(places(FRIDAY, 17, 20)).toBe(2);
    expect(places(SUNDAY, 15, 18)).toBe(2);
    expect(places(FRIDAY, 9, 13, { closedDays: [FRIDAY] })).toBe(2);
  });
});

describe('an ordinary week', () => {
  it('goes from Monday to Sunday with all windows free, on any day of asking', () => {
    for (const today of ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07']) {
      const settings = { ...DEMO_SETTINGS, bookingHorizonDays: 1, closedDays: ['2026-12-08'] };
      const week = ordinaryWeek(settings, () => rosterOf(settings), noonOf(today));
      expect(week.map(({ day }) => day)).toEqual(DEMO_SETTINGS.openingHours.map(({ day }) => day));
      // The last window of a Sunday ends after closing (rule L2).
      expect(week.map(({ slots }) => slots.filter(({ remaining }) => remaining === 3).length)).toEqual([5, 5, 5, 5, 5, 5, 4]);
    }
  });
});

describe('visits that were booked under other settings', () => {
  const visits = [span(9, 11), span(9, 11), span(10, 12), span(17, 19)];
  const on = (change: Partial<typeof DEMO_SETTINGS>) => conflictsOf(dayOf({ ...DEMO_SETTINGS, ...change }), visits);
  const fridayIs = (change: object) => ({
    openingHours: DEMO_SETTINGS.openingHours.map(hours => (hours.day === 'FRIDAY' ? { ...hours, ...change } : hours)),
  });

  it('fit the same settings, another plan and longer hours', () => {
    expect(on({})).toEqual([]);
    expect(on({ slotPlan: 'HOURLY', teams: 50 })).toEqual([]);
    expect(on(fridayIs({ opens: '00:00:00', closes: '23:59:00' }))).toEqual([]);
  });

  it('do not fit a closed day, shorter hours or fewer teams', () => {
    expect(on({ closedDays: [FRIDAY] })).toEqual(Array(4).fill('CLOSED_DAY'));
    expect(on(fridayIs({ closed: true }))).toEqual(Array(4).fill('CLOSED_DAY'));
    expect(on(fridayIs({ closes: '18:00:00' }))).toEqual(['OUTSIDE_HOURS']);
    expect(on({ teams: 2 })).toEqual(['TOO_FEW_TEAMS']);
    expect(on({ teams: 1 })).toEqual(['TOO_FEW_TEAMS', 'TOO_FEW_TEAMS']);
    expect(on({ ...fridayIs({ opens: '09:30:00' }), teams: 1 })).toEqual(['OUTSIDE_HOURS', 'OUTSIDE_HOURS']);
  });

  it('have no conflicts under the settings that they were booked under', () => {
    const visit = fc.integer({ min: 0, max: 4 }).map(place => span(9 + 2 * place, 11 + 2 * place));
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 20 }), fc.integer({ min: 1, max: 4 }), (wanted, teams) => {
        const settings = { ...DEMO_SETTINGS, teams };
        const booked: Span[] = [];
        for (const one of wanted) {
          if (visitAt(dayOf(settings, FRIDAY, booked), one.startMinute, 60).refusal === null) booked.push(one);
        }
        expect(conflictsOf(dayOf(settings), booked)).toEqual([]);
        expect(conflictsOf(dayOf(settings), wanted)).toHaveLength(wanted.length - booked.length);
      }),
    );
  });
});
