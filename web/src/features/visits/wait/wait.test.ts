import { expect, it } from 'vitest';
import { lastWaitDay } from '../booking/availability.ts';
import {
  chosenOf,
  daysProblem,
  daysWords,
  earlierWaitOf,
  lastDayBefore,
  takenOf,
  timeChoices,
  timesOf,
  timesWords,
  type Wait,
  waitFor,
} from './wait.ts';

const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
const open = (opens: string, closes: string) => week.map(day => ({ day, opens, closes, closed: day === 'SUNDAY', spans: [] }));
const teams = { capacity: 'TEAMS', slotPlan: 'TWO_HOUR', openingHours: open('09:00:00', '20:00:00') } as const;
const named = { ...teams, capacity: 'PROFESSIONALS' } as const;

const wait = {
  id: 'w',
  state: 'WAITING',
  bookingId: null,
  serviceIds: ['b~long', 'a', 'a'],
  from: '2026-11-21',
  to: '2026-11-23',
  times: null,
} as unknown as Wait;

it('offers the windows of a short slot list, and the parts of the day of a long one', () => {
  const windows = timeChoices(teams);
  expect(windows.map(({ times }) => times)).toEqual([['09:00:00'], ['11:00:00'], ['13:00:00'], ['15:00:00'], ['17:00:00']]);
  expect(windows[1]?.label).toBe('11:00 AM - 01:00 PM');
  const hourly = timeChoices({ ...teams, slotPlan: 'HOURLY' });
  expect(hourly.map(({ label, times }) => [label, times.length])).toEqual([
    ['Morning', 3],
    ['Afternoon', 4],
    ['Evening', 4],
  ]);
  const quarters = timeChoices(named);
  expect(quarters.map(({ times }) => [times[0], times.at(-1)])).toEqual([
    ['09:00:00', '11:45:00'],
    ['12:00:00', '15:45:00'],
    ['16:00:00', '19:45:00'],
  ]);
});

it('offers only what is within the hours of some day', () => {
  expect(timeChoices({ ...teams, openingHours: open('12:00:00', '16:00:00') }).map(({ times }) => times)).toEqual([
    ['13:00:00'],
    ['15:00:00'],
  ]);
  expect(timeChoices({ ...named, openingHours: open('12:00:00', '20:00:00') }).map(({ label }) => label)).toEqual([
    'Afternoon',
    'Evening',
  ]);
  expect(timeChoices({ ...teams, openingHours: [] })).toEqual([]);
  // The contract allows no more times.
  const always = timeChoices({ ...named, openingHours: open('00:00:00', '23:59:00') });
  expect(always.flatMap(({ times }) => times)).toHaveLength(96);
});

it('sends any time as null, also when every choice is chosen', () => {
  const all = timeChoices(teams);
  expect(timesOf([], all)).toBeNull();
  expect(timesOf(all, all)).toBeNull();
  expect(timesOf(all.slice(1, 3), all)).toEqual(['11:00:00', '13:00:00']);
  expect(chosenOf(['11:00:00', '13:00:00'], all)).toEqual(all.slice(1, 3));
  expect(chosenOf(null, all)).toEqual([]);
});

it('proposes the times that are taken, where others are free', () => {
  const all = timeChoices(teams);
  const slots = (...free: string[]) =>
    all.flatMap(({ times }) => times.map(startTime => ({ startTime, available: free.includes(startTime) })));
  expect(takenOf(slots('15:00:00', '17:00:00'), all)).toEqual(['09:00:00', '11:00:00', '13:00:00']);
  expect(takenOf(slots(), all)).toBeNull();
  expect(takenOf([], all)).toBeNull();
  expect(
    takenOf(
      [
        { startTime: '11:30:00', available: false },
        { startTime: '12:30:00', available: true },
      ],
      timeChoices(named),
    )?.at(-1),
  ).toBe('11:45:00');
});

it('says the times of any client', () => {
  const all = timeChoices(named);
  expect(timesWords(null, all)).toBe('Any time');
  expect(timesWords(timesOf(all.slice(0, 1), all), all)).toBe('Morning');
  expect(timesWords(['11:00:00'], all)).toBe('11:00 AM');
  expect(timesWords([...(all[2]?.times ?? []), '11:00:00'], all)).toBe('Evening, 11:00 AM');
  expect(timesWords(['09:00:00', '09:30:00', '11:00:00', '10:00:00'], all)).toBe('09:00 AM to 11:00 AM');
});

it('says the days, and which ones cannot be waited for', () => {
  expect(daysWords(wait, '2026-11-20')).toBe('Sat, 21 Nov to Mon, 23 Nov');
  expect(daysWords({ from: '2026-11-21', to: '2026-11-21' }, '2026-11-20')).toBe('Sat, 21 Nov');
  expect(lastWaitDay('2026-11-20')).toBe('2026-12-21');
  expect(lastDayBefore('2026-11-23', '2026-12-21')).toBe('2026-11-23');
  expect(lastDayBefore('2027-01-23', '2026-12-21')).toBe('2026-12-21');
  const problem = (from: string, to: string) => daysProblem({ from, to }, '2026-11-20', '2026-12-21');
  expect(problem('2026-11-21', '2026-11-23')).toBeNull();
  expect(problem('2026-11-24', '2026-11-23')).toEqual({ to: 'The last day comes before the first.' });
  expect(Object.keys(problem('2026-11-19', '2026-11-23') ?? {})).toEqual(['from']);
  expect(Object.keys(problem('', '2026-11-23') ?? {})).toEqual(['from']);
  expect(Object.keys(problem('2026-11-21', '2026-12-22') ?? {})).toEqual(['to']);
});

it('finds the wait for a visit, so that nobody asks twice', () => {
  expect(waitFor([wait], '2026-11-22', ['a', 'b~long', 'a'])).toBe(wait);
  expect(waitFor([wait], '2026-11-24', ['a', 'b~long', 'a'])).toBeUndefined();
  expect(waitFor([wait], '2026-11-22', ['a', 'b~long'])).toBeUndefined();
  expect(waitFor([{ ...wait, state: 'ENDED' }], '2026-11-22', ['a', 'b~long', 'a'])).toBeUndefined();
  const earlier: Wait = { ...wait, bookingId: 'k' };
  expect(waitFor([earlier], '2026-11-22', ['a', 'b~long', 'a'])).toBeUndefined();
  expect(earlierWaitOf([wait, earlier], 'k')).toBe(earlier);
  expect(earlierWaitOf([{ ...earlier, state: 'TAKEN' }], 'k')).toBeUndefined();
});
