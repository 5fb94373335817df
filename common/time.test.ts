import { expect, it } from 'vitest';
import { isDay, istDate, istTime, mondayOf } from './time.ts';

it('tells day and time of the salon, whatever zone this runs in', () => {
  const told = (instant: string) => [istDate(Date.parse(instant)), istTime(Date.parse(instant))];
  expect(told('2026-11-20T18:29:59Z')).toEqual(['2026-11-20', '23:59:59']);
  expect(told('2026-11-20T18:30:00Z')).toEqual(['2026-11-21', '00:00:00']);
});

it('begins weeks on Monday', () => {
  expect(['2026-11-16', '2026-11-22', '2026-11-23'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-16', '2026-11-23']);
});

it('knows a day from what the address makes up', () => {
  expect(['2026-11-20', '2026-02-30', '20-11-2026', '', 'tomorrow'].map(isDay)).toEqual([true, false, false, false, false]);
});
