import { expect, it } from 'vitest';
import { isDay, mondayOf } from './calendar.ts';

it('begins weeks on Monday', () => {
  expect(['2026-11-16', '2026-11-22', '2026-11-23'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-16', '2026-11-23']);
});

it('knows a day from what the address makes up', () => {
  expect(['2026-11-20', '2026-02-30', '20-11-2026', '', 'tomorrow'].map(isDay)).toEqual([true, false, false, false, false]);
});
