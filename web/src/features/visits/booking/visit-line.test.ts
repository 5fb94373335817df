import { expect, it } from 'vitest';
import { visitLine } from './visit-line.ts';

const WINDOW = { time: '15:00:00', until: '17:00:00' };

it.each([
  // In Nagpur it is the 24th already.
  ['2026-11-24', '2026-11-23T18:30:00Z', 'Today, Tue 24 Nov, between 03:00 PM and 05:00 PM, for about 3 h'],
  ['2026-11-24', '2026-11-23T18:29:00Z', 'Tomorrow, Tue 24 Nov, between 03:00 PM and 05:00 PM, for about 3 h'],
  ['2026-11-25', '2026-11-23T12:00:00Z', 'Wed 25 Nov, between 03:00 PM and 05:00 PM, for about 3 h'],
  ['2027-01-01', '2026-12-31T12:00:00Z', 'Tomorrow, Fri 1 Jan 2027, between 03:00 PM and 05:00 PM, for about 3 h'],
])('a visit on %s, seen at %s, is %s', (date, now, line) => {
  expect(visitLine({ date, ...WINDOW }, 180, Date.parse(now))).toBe(line);
});

it('a start of somebody with a name is said as it is, and a choice needs no length', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  expect(visitLine({ date: '2026-11-25', time: '15:00:00', until: null }, undefined, now)).toBe('Wed 25 Nov, 03:00 PM');
});
