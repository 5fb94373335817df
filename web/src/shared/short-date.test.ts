import { expect, it } from 'vitest';
import { shortDate } from './short-date.ts';

it('names the year of another one than this', () => {
  expect(shortDate('2026-11-20', '2026-11-25')).toBe('Fri, 20 Nov');
  expect(shortDate('2026-01-01', '2026-12-31')).toBe('Thu, 1 Jan');
  expect(shortDate('2027-01-01', '2026-12-31')).toBe('Fri, 1 Jan 2027');
  expect(shortDate('2025-12-31', '2026-01-01')).toBe('Wed, 31 Dec 2025');
});
