import { expect, it } from 'vitest';
import { HOUR, SECOND } from '../../../common/time.ts';
import { periodStart, retryDelay } from './rules.ts';

it('doubles the delay of a retry from 10 seconds to 6 hours, and takes off up to half', () => {
  expect([1, 2, 3, 4].map(tries => retryDelay(tries, 0) / SECOND)).toEqual([10, 20, 40, 80]);
  expect([12, 13, 99].map(tries => retryDelay(tries, 0) / HOUR)).toEqual([expect.closeTo(5.69, 2), 6, 6]);
  expect([retryDelay(1, 0.5), retryDelay(1, 1)]).toEqual([7500, 5000]);
});

it('begins a period at whole multiples of its length', () => {
  const start = Date.parse('2026-12-04T06:00:00Z');
  expect([start, start + 1, start + HOUR - 1, start + HOUR].map(at => periodStart(at, HOUR) - start)).toEqual([0, 0, 0, HOUR]);
});
