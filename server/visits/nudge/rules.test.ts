/** Whom the salon reminds, and when (rules B130 to B133). */
import { expect, it } from 'vitest';
import { DAY } from '../../../common/time.ts';
import { newId } from '../../platform/shared/ids.ts';
import { isControl, kindDue, mayHear, winBackOn } from './rules.ts';

it('B131 leaves out one customer in ten, another one each month', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  const december = ids.filter(id => isControl(id, '2026-12-04'));
  expect(Math.abs(december.length / 100 - 10)).toBeLessThanOrEqual(1);
  expect(december.every(id => isControl(id, '2026-12-31'))).toBe(true);
  const both = december.filter(id => isControl(id, '2027-01-01'));
  expect(both.length).toBeLessThan(december.length / 4);
});

it('B130 is due three days before, and half an interval after for a win-back, which has a week', () => {
  const due = { dueOn: '2026-12-10', days: 31 };
  const on = (today: string, winBack = true) => kindDue(due, today, { winBack });
  expect(winBackOn(due)).toBe('2026-12-26');
  expect([on('2026-12-06'), on('2026-12-07'), on('2026-12-10'), on('2026-12-11')]).toEqual([
    undefined,
    'NUDGE',
    'NUDGE',
    undefined,
  ]);
  expect([on('2026-12-25'), on('2026-12-26'), on('2027-01-01'), on('2027-01-02')]).toEqual([
    undefined,
    'WIN_BACK',
    'WIN_BACK',
    undefined,
  ]);
  expect(on('2026-12-26', false)).toBeUndefined();
});

it('B130 rests 14 days, and ends after two that nobody answered, until a booking', () => {
  const nudged = (daysAgo: number, more: object = {}) => ({
    ...{ createdAt: -daysAgo * DAY, answeredAt: null, control: false },
    ...more,
  });
  expect(mayHear([], null, 0)).toBe(true);
  expect(mayHear([nudged(13)], null, 0)).toBe(false);
  expect(mayHear([nudged(14)], null, 0)).toBe(true);
  expect(mayHear([nudged(20), nudged(40)], null, 0)).toBe(false);
  expect(mayHear([nudged(20), nudged(40)], -30 * DAY, 0)).toBe(true);
  expect(mayHear([nudged(20), nudged(40)], -41 * DAY, 0)).toBe(false);
  expect(mayHear([nudged(20), nudged(40)], -10 * DAY, 0)).toBe(true);
  expect(mayHear([nudged(20, { answeredAt: -19 * DAY }), nudged(40)], null, 0)).toBe(true);
  expect(mayHear([nudged(20), nudged(30, { control: true }), nudged(40)], null, 0)).toBe(false);
  expect(mayHear([nudged(20), nudged(30, { control: true })], null, 0)).toBe(true);
});
