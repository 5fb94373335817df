import { describe, expect, it } from 'vitest';
import { type CashUpRow, differenceOf, inRupees, stateOf, sumOf, takenOf, toSalonOf, toSettlement } from './rules.ts';

const cash = { method: 'CASH', amountPaise: 149_900, tipPaise: 5_000, returnedPaise: 0, toSalon: false } as const;
const upi = { method: 'UPI', amountPaise: 99_950, tipPaise: 0, returnedPaise: 0, toSalon: false } as const;

describe('M19 what she took', () => {
  it('has cash and UPI apart, each with its tips', () => {
    expect(inRupees(takenOf([cash, upi, cash]))).toEqual({ cash: 3098, upi: 999.5, tips: 100, payments: 3 });
    expect(inRupees(takenOf([]))).toEqual({ cash: 0, upi: 0, tips: 0, payments: 0 });
  });
  it('adds up to the day', () => {
    expect(sumOf([takenOf([cash]), takenOf([upi])])).toEqual(takenOf([cash, upi]));
  });
});

describe('M43 UPI to the salon', () => {
  it('is apart from what she took, with its tip', () => {
    const toSalon = { ...upi, tipPaise: 2_000, toSalon: true };
    expect(takenOf([cash, toSalon])).toEqual(takenOf([cash]));
    expect([toSalonOf([cash, toSalon, upi]), toSalonOf([cash])]).toEqual([101_950, 0]);
  });
});

describe('M20 settling', () => {
  const settled: CashUpRow = {
    ...{ id: 'a', professionalId: 'b', date: '2026-12-04', ...takenOf([cash]), countedPaise: 149_900, note: null },
    ...{ settledAt: 0, settledBy: 'owner@nikhar.example' },
  };
  it('is open, then settled, and changed once a payment is added or taken back', () => {
    expect(stateOf(takenOf([cash]), undefined)).toBe('OPEN');
    expect(stateOf(takenOf([cash]), settled)).toBe('SETTLED');
    expect(stateOf(takenOf([cash, upi]), settled)).toBe('CHANGED');
    expect(stateOf(takenOf([]), settled)).toBe('CHANGED');
  });
  it('sees money that moved from cash to UPI', () => {
    expect(stateOf(takenOf([{ ...cash, method: 'UPI' }]), settled)).toBe('CHANGED');
  });
  it('compares the count with the cash alone', () => {
    expect(differenceOf(settled)).toBe(-5_000);
    expect(toSettlement(settled)).toMatchObject({ cash: 1549, counted: 1499, difference: -50 });
  });
});
