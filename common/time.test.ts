import { expect, it } from 'vitest';
import { istDate, istTime } from './time.ts';

it('tells day and time of the salon, whatever zone this runs in', () => {
  const told = (instant: string) => [istDate(Date.parse(instant)), istTime(Date.parse(instant))];
  expect(told('2026-11-20T18:29:59Z')).toEqual(['2026-11-20', '23:59:59']);
  expect(told('2026-11-20T18:30:00Z')).toEqual(['2026-11-21', '00:00:00']);
});
