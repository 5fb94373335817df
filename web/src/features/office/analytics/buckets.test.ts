import { expect, it } from 'vitest';
import { addDays } from '../../../../../common/time.ts';
import { bucketsOf } from './buckets.ts';

/** From Friday 20 Nov 2026 on. */
const days = (length: number) =>
  Array.from({ length }, (_, i) => ({
    date: addDays('2026-11-20', i),
    bookings: 1,
    revenue: 0.1,
    cancelled: 0,
    booked: 2,
    capacity: 15,
  }));

it('shows up to 45 days each by itself', () => {
  const buckets = bucketsOf(days(45), '2026-12-31');
  expect(buckets).toHaveLength(45);
  expect(buckets[0]).toMatchObject({ title: 'Fri, 20 Nov', label: '20 Nov', bookings: 1, capacity: 15 });
  expect(buckets[44]).toMatchObject({ title: 'Sun, 3 Jan 2027', label: '3 Jan' });
});

it('gathers more of them by weeks from Monday, loses none, and adds money exactly', () => {
  const buckets = bucketsOf(days(46));
  expect(buckets.map(({ from, to }) => [from, to])).toEqual([
    ['2026-11-20', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
    ['2026-12-07', '2026-12-13'],
    ['2026-12-14', '2026-12-20'],
    ['2026-12-21', '2026-12-27'],
    ['2026-12-28', '2027-01-03'],
    ['2027-01-04', '2027-01-04'],
  ]);
  expect(buckets[0]).toMatchObject({ title: '20 to 22 Nov 2026', bookings: 3, revenue: 0.3, booked: 6 });
  expect([2, 6].map(week => buckets[week]?.title)).toEqual(['30 Nov to 6 Dec 2026', '28 Dec 2026 to 3 Jan 2027']);
  expect(buckets.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(46);
});
