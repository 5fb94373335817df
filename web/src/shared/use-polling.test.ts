import { expect, it } from 'vitest';
import { paceAfter } from './use-polling.ts';

it.each([
  [0, 2000],
  [30_000, 2000],
  [120_000, 8000],
  [450_000, 30_000],
  [3_600_000, 30_000],
])('after %i ms the next look is %i ms later', (passed, pause) => {
  expect(paceAfter(passed)).toBe(pause);
});
