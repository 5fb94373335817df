import { describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '../shared/time.ts';
import { depositOf, feeAt, freeUntilAfter, lateFee, termsOf } from './terms-rules.ts';

const START = Date.parse('2026-12-10T05:30:00Z');
const DAY_BEFORE = START - 24 * HOUR;
const POLICY = { cancelFeePercent: 20, cancelFreeHours: 24 };

describe('the deposit (rule M16)', () => {
  it.each([
    ['above the amount, to the paisa', 2_000_01, 30, 2000, 600_00],
    ['up to the amount', 2_000_00, 30, 2000, 0],
    ['half a paisa', 333_15, 50, 0, 166_58],
    ['all of it', 999_00, 100, 0, 999_00],
    ['off', 9_999_00, 0, 0, 0],
    ['less than a provider takes', 99_00, 1, 0, 0],
    ['the least that a provider takes', 100_00, 1, 0, 1_00],
    ['nothing to pay', 0, 30, 0, 0],
  ])('%s', (_, finalPaise, depositPercent, depositAbove, deposit) => {
    expect(depositOf(finalPaise, { depositPercent, depositAbove })).toBe(deposit);
  });
});

describe('the fee (rule M17)', () => {
  it('is copied with the moment until which cancelling is free, or not at all', () => {
    expect(termsOf(1_000_00, START, POLICY)).toEqual({ freeCancelUntil: DAY_BEFORE, cancelFeePercent: 20 });
    const free = { freeCancelUntil: null, cancelFeePercent: 0 };
    expect(termsOf(1_000_00, START, { ...POLICY, cancelFeePercent: 0 })).toEqual(free);
    expect(termsOf(0, START, POLICY)).toEqual(free);
  });

  it('is due one millisecond after that moment, and kept of what was paid', () => {
    const booking = { freeCancelUntil: DAY_BEFORE, cancelFeePercent: 20, finalPaise: 1_000_00, heldPaise: 1_000_00 };
    expect(feeAt(booking, DAY_BEFORE)).toBe(0);
    expect(feeAt(booking, DAY_BEFORE + 1)).toBe(200_00);
    expect(feeAt({ ...booking, heldPaise: 150_00 }, START)).toBe(150_00);
    expect(feeAt({ ...booking, heldPaise: 0 }, START)).toBe(0);
    expect(feeAt({ ...booking, freeCancelUntil: null, cancelFeePercent: 0 }, START)).toBe(0);
  });

  it.each([
    [999_50, 15, 149_93],
    [333_30, 15, 50_00],
    [1, 49, 0],
    [1, 50, 1],
    [1, 100, 1],
  ])('of %d paise at %d per cent is %d', (finalPaise, cancelFeePercent, fee) => {
    expect(lateFee({ finalPaise, cancelFeePercent })).toBe(fee);
  });
});

describe('a move (rule M18)', () => {
  const move = { from: START, to: START + 48 * HOUR, byCustomer: true, now: DAY_BEFORE };

  it('takes the moment along, unless it has passed', () => {
    expect(freeUntilAfter(DAY_BEFORE, move)).toBe(DAY_BEFORE + 48 * HOUR);
    expect(freeUntilAfter(DAY_BEFORE, { ...move, to: START - HOUR })).toBe(DAY_BEFORE - HOUR);
    expect(freeUntilAfter(DAY_BEFORE, { ...move, now: DAY_BEFORE + 1 })).toBe(DAY_BEFORE);
    expect(freeUntilAfter(null, move)).toBeNull();
  });

  it('by the salon costs the customer nothing', () => {
    const late = { ...move, byCustomer: false, now: START - SECOND };
    expect(freeUntilAfter(DAY_BEFORE, late)).toBe(DAY_BEFORE + 48 * HOUR);
    expect(freeUntilAfter(DAY_BEFORE, { ...late, to: START - HOUR })).toBe(DAY_BEFORE);
    expect(freeUntilAfter(DAY_BEFORE, { ...late, to: START - 48 * HOUR })).toBe(START - 48 * HOUR);
  });
});
