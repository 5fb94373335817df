import { expect, it } from 'vitest';
import { isTooLong } from './bookable-days.ts';

const openingHours = [
  { day: 'FRIDAY' as const, opens: '09:00:00', closes: '20:00:00', closed: false },
  { day: 'SUNDAY' as const, opens: '10:30:00', closes: '18:00:00', closed: false },
  { day: 'MONDAY' as const, opens: '09:00:00', closes: '10:00:00', closed: true },
];

it.each([
  ['2026-11-20', 660, false],
  ['2026-11-20', 661, true],
  ['2026-11-22', 450, false],
  ['2026-11-22', 451, true],
  // Closed is another reason.
  ['2026-11-23', 600, false],
])('on %s a visit of %i minutes is longer than the day: %s', (day, minutes, answer) => {
  expect(isTooLong({ openingHours }, day, minutes)).toBe(answer);
});
