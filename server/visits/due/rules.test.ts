/** Intervals of fixed histories, and which free times suit somebody (rules B110 and B112). */
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '../../../common/time.ts';
import { categoryDays, dueAfter, habitOf, intervalOf, medianOf, ownDays, threeOf, weeksSince } from './rules.ts';

const FIRST = '2026-01-05';
/** Visits with these days between them. */
const visitsAfter = (...gaps: number[]) => {
  let date: IsoDate = FIRST;
  const dates = [date, ...gaps.map(gap => (date = addDays(date, gap)))];
  return dates.map((on, n) => ({ bookingId: `b${n}`, date: on, startMinute: 660 }));
};
const daysOf = (...gaps: number[]) => ownDays(visitsAfter(...gaps).map(({ date }) => date));
const who = { userId: 'asha', categoryId: 'facial' };

describe('B110 the usual interval', () => {
  it.each([
    ['two gaps', [28, 30], 29],
    ['three gaps', [28, 35, 21], 28],
    ['a mean of two halves', [28, 29], 29],
    ['four gaps', [20, 30, 40, 50], 35],
    ['a long holiday', [28, 28, 120, 28], 28],
    ['visits on the day before a wedding', [1, 1, 1], 7],
  ])('of %s', (_of, gaps, days) => expect(daysOf(...gaps)).toBe(days));

  it('counts several visits of a day once', () => {
    expect(daysOf(30, 0, 30)).toBe(30);
    expect(daysOf(30, 0)).toBeUndefined();
  });

  it('is the category’s before the third visit, and 28 days after the second if the category has none', () => {
    expect(intervalOf(who, visitsAfter(10), 35)).toMatchObject({ visits: 2, medianDays: 35, dueOn: '2026-02-19' });
    expect(intervalOf(who, visitsAfter(10), undefined)).toMatchObject({ medianDays: 28, dueOn: '2026-02-12' });
    expect(intervalOf(who, visitsAfter(), 35)).toMatchObject({ visits: 1, medianDays: 35 });
    expect(intervalOf(who, visitsAfter(), undefined)).toMatchObject({ visits: 1, medianDays: null, dueOn: null, dueUntil: null });
    expect(intervalOf(who, [], 35)).toBeUndefined();
  });

  it('of a category is the median of at least three customers', () => {
    expect(categoryDays([{ days: 30, customers: 2 }])).toBeUndefined();
    expect(
      categoryDays([
        { days: 30, customers: 2 },
        { days: 90, customers: 1 },
      ]),
    ).toBe(30);
    expect(
      categoryDays([
        { days: 30, customers: 2 },
        { days: 40, customers: 2 },
      ]),
    ).toBe(35);
  });

  it('ends twice the interval after the day', () => {
    expect(dueAfter('2026-01-01', 10)).toEqual({ medianDays: 10, dueOn: '2026-01-11', dueUntil: '2026-01-31' });
    expect(medianOf([])).toBeUndefined();
    expect([weeksSince('2026-01-01', '2026-02-05'), weeksSince('2026-01-01', '2026-01-03')]).toEqual([5, 1]);
  });
});

describe('B112 times that suit', () => {
  const MONDAY = '2026-03-02';
  const free = (day: number, hours: number[], professionalId?: string) =>
    hours.map(hour => ({ date: addDays(MONDAY, day), startMinute: hour * 60, professionalId }));
  const visits = [0, 1, 7].map(day => ({ bookingId: `b${day}`, date: addDays('2026-01-06', -day), startMinute: 16 * 60 }));
  const habit = habitOf(visits, ['asha', 'bina', 'asha']);

  it('are known by the last visits: weekday, time of the day and who came most', () =>
    expect(habit).toEqual({ weekday: 2, startMinute: 16 * 60, professionalId: 'asha' }));

  it('are on three days, the usual one among them, by the usual professional, in order of time', () => {
    const times = [
      ...free(0, [9, 15, 17], 'asha'),
      ...free(0, [16]),
      ...free(1, [10, 16], 'asha'),
      ...free(2, [16]),
      ...free(3, [9], 'asha'),
      ...free(4, [16], 'asha'),
    ];
    expect(threeOf(times, habit)).toEqual([
      { date: MONDAY, startMinute: 15 * 60, professionalId: 'asha' },
      { date: addDays(MONDAY, 1), startMinute: 16 * 60, professionalId: 'asha' },
      { date: addDays(MONDAY, 4), startMinute: 16 * 60, professionalId: 'asha' },
    ]);
  });

  it('are fewer when fewer days have any', () => expect(threeOf(free(0, [9, 16]), habit)).toHaveLength(1));
});
