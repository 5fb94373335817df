import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, money } from './format.ts';

describe('money and counts are written the Indian way', () => {
  it.each([
    [0, '₹0'],
    [899, '₹899'],
    [1499.5, '₹1,499.50'],
    [1078.2, '₹1,078.20'],
    [0.05, '₹0.05'],
    [123456, '₹1,23,456'],
    [-200, '−₹200'],
    [-0.001, '₹0'],
    [99.999, '₹100'],
  ])('%f is %s', (rupees, written) => {
    expect(money(rupees)).toBe(written);
  });

  it('as the platform groups them, which is too slow to start with on a phone', () => {
    const platform = new Intl.NumberFormat('en-IN');
    fc.assert(fc.property(fc.nat(), n => count(n) === platform.format(n)));
  });
});
