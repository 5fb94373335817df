import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, dateSpan, duration, money, plainTime, time } from './format.ts';

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

describe('days from one to another say what they share once', () => {
  it.each([
    ['2026-11-16', '2026-11-22', '16 to 22 Nov 2026'],
    ['2026-11-30', '2026-12-06', '30 Nov to 6 Dec 2026'],
    ['2026-12-28', '2027-01-03', '28 Dec 2026 to 3 Jan 2027'],
    ['2025-11-16', '2026-11-22', '16 Nov 2025 to 22 Nov 2026'],
  ])('%s to %s', (from, to, written) => {
    expect(dateSpan(from, to)).toBe(written);
  });
});

describe('times and durations', () => {
  it.each([
    ['00:00:00', '12:00 AM'],
    ['09:00:00', '09:00 AM'],
    ['11:59:00', '11:59 AM'],
    ['12:00:00', '12:00 PM'],
    ['13:05:00', '01:05 PM'],
  ])('%s is %s', (clock, written) => {
    expect(time(clock)).toBe(written);
    expect(plainTime(clock)).toBe(written.replace(/^0/, ''));
  });

  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [90, '1 h 30 min'],
  ])('%i minutes are %s', (minutes, written) => {
    expect(duration(minutes)).toBe(written);
  });
});
