import { describe, expect, it } from 'vitest';
import { daysOf } from './use-booking-filter.ts';

describe('periods by their words', () => {
  it.each([
    ['all', {}],
    ['upcoming', { from: '2026-11-20' }],
    ['today', { from: '2026-11-20', to: '2026-11-20' }],
    ['tomorrow', { from: '2026-11-21', to: '2026-11-21' }],
    ['week', { from: '2026-11-16', to: '2026-11-22' }],
    ['month', { from: '2026-11-01', to: '2026-11-30' }],
  ] as const)('%s', (when, days) => {
    expect(daysOf(when, '2026-11-20')).toEqual(days);
  });

  it('ends months where they end', () => {
    for (const [day, last] of [
      ['2028-02-10', '2028-02-29'],
      ['2026-12-31', '2026-12-31'],
      ['2026-01-31', '2026-01-31'],
    ] as const)
      expect(daysOf('month', day).to).toBe(last);
  });
});
