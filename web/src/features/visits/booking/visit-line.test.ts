import { expect, it } from 'vitest';
import { visitLine } from './visit-line.ts';

it.each([
  // In Nagpur it is the 24th already.
  ['2026-11-24', '2026-11-23T18:30:00Z', 'Today, Tue 24 Nov, 03:00 PM - 05:00 PM'],
  ['2026-11-24', '2026-11-23T18:29:00Z', 'Tomorrow, Tue 24 Nov, 03:00 PM - 05:00 PM'],
  ['2026-11-25', '2026-11-23T12:00:00Z', 'Wed 25 Nov, 03:00 PM - 05:00 PM'],
  ['2027-01-01', '2026-12-31T12:00:00Z', 'Tomorrow, Fri 1 Jan 2027, 03:00 PM - 05:00 PM'],
])('a visit on %s, seen at %s, is %s', (date, now, line) => {
  expect(visitLine({ date, label: '03:00 PM - 05:00 PM' }, Date.parse(now))).toBe(line);
});
