import { describe, expect, test } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { problemsOf, whyUnusable } from './rules.ts';

describe('whyUnusable', () => {
  const coupon = { isActive: true, validFrom: '2026-11-01', validTill: '2026-11-30', usageLimit: 5, usedCount: 4 };
  const usedUp = { usedCount: 5 };
  test.each([
    ['on its first day', {}, '2026-11-01', null],
    ['R39 on its last day', {}, '2026-11-30', null],
    ['without a limit', { usageLimit: null, usedCount: 900 }, '2026-11-15', null],
    ['switched off', { isActive: false }, '2026-11-15', 'COUPON_INACTIVE'],
    ['the day before', {}, '2026-10-31', 'COUPON_INACTIVE'],
    ['R39 the day after', {}, '2026-12-01', 'COUPON_EXPIRED'],
    ['used up', usedUp, '2026-11-15', 'COUPON_USAGE_LIMIT'],
    ['switched off, over and used up', { isActive: false, ...usedUp }, '2026-12-01', 'COUPON_INACTIVE'],
    ['over and used up', usedUp, '2026-12-01', 'COUPON_EXPIRED'],
  ])('%s', (_, change, today, expected) => {
    expect(whyUnusable({ ...coupon, ...change }, today)).toBe(expected);
  });
});

describe('R40 problemsOf', () => {
  const request: Schemas['CouponRequest'] = {
    code: 'DIWALI15',
    discountType: 'PERCENTAGE',
    discountValue: 15,
    validFrom: '2026-11-01',
    validTill: '2026-11-30',
  };
  test.each([
    ['a valid coupon', {}, []],
    ['100 %', { discountValue: 100 }, []],
    ['one day', { validTill: '2026-11-01' }, []],
    ['a fixed sum over 100', { discountType: 'FIXED', discountValue: 100.01 }, []],
    ['more than 100 %', { discountValue: 100.01 }, ['discountValue']],
    ['the end before the start', { validTill: '2026-10-31' }, ['validTill']],
    ['both mistakes', { discountValue: 150, validTill: '2026-10-31' }, ['discountValue', 'validTill']],
  ] as [string, Partial<Schemas['CouponRequest']>, string[]][])('%s', (_, change, fields) => {
    expect(problemsOf({ ...request, ...change }).map(({ field }) => field)).toEqual(fields);
  });
});
