import { expect, it } from 'vitest';
import { teamWindow } from './arrival.ts';

it('Q34 a team comes within the window of the plan, and to a party within 15 minutes of its start', () => {
  expect([teamWindow('TWO_HOUR', false), teamWindow('HOURLY', false)]).toEqual([120, 60]);
  expect([teamWindow('TWO_HOUR', true), teamWindow('HOURLY', true)]).toEqual([15, 15]);
});
