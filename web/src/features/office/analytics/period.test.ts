import { describe, expect, it } from 'vitest';
import { before, daysIn, problemOf, spanOf } from './period.ts';

describe('a period', () => {
  it.each([
    ['7-days', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['30-days', '2026-03-03', '2026-02-02', '2026-03-03'],
    ['90-days', '2026-03-03', '2025-12-04', '2026-03-03'],
    ['this-month', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last-month', '2028-03-01', '2028-02-01', '2028-02-29'],
    ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ] as const)('%s on %s', (period, today, from, to) => {
    expect(spanOf(period, today)).toEqual({ from, to });
  });

  it('is compared with as many days before', () => {
    expect(daysIn({ from: '2026-02-01', to: '2026-02-28' })).toBe(28);
    expect(before({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  });

  it.each([
    ['', '2026-03-01', 'from'],
    ['2026-02-31', '2026-03-01', 'from'],
    ['2026-03-01', 'soon', 'to'],
    // A year that is half typed, in the one field or in both.
    ['0202-03-01', '0202-03-31', 'from'],
    ['2026-03-01', '0020-03-31', 'to'],
    ['2026-03-02', '2026-03-01', 'to'],
    ['2025-03-01', '2026-03-02', 'to'],
  ] as const)('from %j to %j is none', (from, to, field) => {
    expect(Object.keys(problemOf({ from, to }) ?? {})).toEqual([field]);
  });

  it('is at least a day and at most 366', () => {
    expect(problemOf({ from: '2026-03-01', to: '2026-03-01' })).toBeNull();
    expect(problemOf({ from: '2025-03-01', to: '2026-03-01' })).toBeNull();
  });
});
