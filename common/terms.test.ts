import { describe, expect, it } from 'vitest';
import { depositOf, feeAt, freeUntilAfter, graceOf, laterOnAfter, NO_STEPS, partyStepsOf, termsOf } from './terms.ts';
import { HOUR, MINUTE, SECOND } from './time.ts';

const START = Date.parse('2026-12-10T05:30:00Z');
const DAY_BEFORE = START - 24 * HOUR;
const POLICY = { cancelFeePercent: 20, cancelFreeHours: 24 };

describe('the deposit, in whole rupees (rules M16, M42)', () => {
  it.each([
    ['above the amount', 2_000_01, 30, 2000, 600_00],
    ['up to the amount', 2_000_00, 30, 2000, 0],
    ['half a rupee up', 333_00, 50, 0, 167_00],
    ['less than half a rupee down', 332_98, 50, 0, 166_00],
    ['never more than the price', 999_50, 100, 0, 999_50],
    ['all of it', 999_00, 100, 0, 999_00],
    ['off', 9_999_00, 0, 0, 0],
    ['less than a provider takes', 49_00, 1, 0, 0],
    ['the least that a provider takes', 100_00, 1, 0, 1_00],
    ['nothing to pay', 0, 30, 0, 0],
  ])('%s', (_, finalPaise, depositPercent, depositAbove, deposit) => {
    expect(depositOf(finalPaise, { depositPercent, depositAbove })).toBe(deposit);
  });
});

describe('the steps of a party (rules M62 to M64)', () => {
  const settings = { partyDepositPercent: 40, partyBalancePercent: 75, partyBalanceDays: 14 };
  const far = { date: '2026-12-25', today: '2026-12-10' };
  it.each([
    ['two', far, settings, 0, { advancePaise: 400_00, laterPaise: 750_00, laterOn: '2026-12-11' }],
    ['one, on the day of the second one', { ...far, today: '2026-12-11' }, settings, 0, { ...NO_STEPS, advancePaise: 750_00 }],
    [
      'the second alone',
      far,
      { ...settings, partyDepositPercent: 0 },
      0,
      { advancePaise: 0, laterPaise: 750_00, laterOn: '2026-12-11' },
    ],
    ['the first alone', far, { ...settings, partyBalancePercent: 40 }, 0, { ...NO_STEPS, advancePaise: 400_00 }],
    ['more after no-shows', far, settings, 50, { advancePaise: 500_00, laterPaise: 750_00, laterOn: '2026-12-11' }],
    ['none', far, { ...settings, partyDepositPercent: 0, partyBalancePercent: 0 }, 0, NO_STEPS],
  ])('%s', (_, when, policy, asked, steps) => {
    expect(partyStepsOf(1_000_00, when, policy, asked)).toEqual(steps);
  });
  it('move with the date', () => {
    expect(laterOnAfter('2026-12-11', '2026-12-25', '2027-01-03')).toBe('2026-12-20');
    expect(laterOnAfter(null, '2026-12-25', '2027-01-03')).toBeNull();
  });
});

describe('the fee (rule M17)', () => {
  const booked = { start: START, now: START - 48 * HOUR };

  it('is copied with the moment until which cancelling is free, or not at all', () => {
    expect(termsOf(1_000_00, booked, POLICY)).toEqual({
      ...{ freeCancelUntil: DAY_BEFORE, cancelFeePercent: 20, lateFeePaise: 200_00 },
      graceUntil: booked.now + 15 * MINUTE,
    });
    const free = { freeCancelUntil: null, cancelFeePercent: 0, lateFeePaise: 0, graceUntil: null };
    expect(termsOf(1_000_00, booked, { ...POLICY, cancelFeePercent: 0 })).toEqual(free);
    expect(termsOf(0, booked, POLICY)).toEqual(free);
  });

  it('is due one millisecond after that moment, and kept of what was paid', () => {
    const booking = { freeCancelUntil: DAY_BEFORE, lateFeePaise: 200_00, graceUntil: null, heldPaise: 1_000_00 };
    const fee = (more: object, now: number) => feeAt({ ...booking, ...more }, { now, hasSetOut: false });
    expect(fee({}, DAY_BEFORE)).toBe(0);
    expect(fee({}, DAY_BEFORE + 1)).toBe(200_00);
    expect(fee({ heldPaise: 150_00 }, START)).toBe(150_00);
    expect(fee({ heldPaise: 0 }, START)).toBe(0);
    expect(fee({ freeCancelUntil: null, lateFeePaise: 0 }, START)).toBe(0);
  });

  it.each([
    [999_50, 15, 150_00],
    [333_30, 15, 50_00],
    [100_00, 1, 1_00],
    [49_00, 1, 0],
    [99_50, 100, 99_50],
  ])('M42 of %d paise at %d per cent is %d', (finalPaise, cancelFeePercent, fee) => {
    expect(termsOf(finalPaise, booked, { ...POLICY, cancelFeePercent }).lateFeePaise).toBe(fee);
  });
});

describe('the grace of what was just booked (rule M41)', () => {
  const now = START - 20 * HOUR;
  const booking = { ...termsOf(1_000_00, { start: START, now }, POLICY), heldPaise: 1_000_00 };

  it('is free for 15 minutes, the last moment included, until somebody sets out', () => {
    const fee = (minutes: number, hasSetOut = false) => feeAt(booking, { now: now + minutes * MINUTE, hasSetOut });
    expect([fee(0), fee(15), fee(15.01), fee(5, true)]).toEqual([0, 0, 200_00, 200_00]);
    expect([graceOf(booking, false), graceOf(booking, true)]).toEqual([now + 15 * MINUTE, null]);
  });

  it('ends with the start of the visit', () => {
    expect(termsOf(1_000_00, { start: START, now: START - MINUTE }, POLICY).graceUntil).toBe(START);
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
