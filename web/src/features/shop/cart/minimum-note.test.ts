import { expect, test } from 'vitest';
import { saving } from '../coupon/coupon.ts';
import { missingTo } from './minimum-note.tsx';

const coupon = (discountType: 'PERCENTAGE' | 'FIXED', discountValue: number) => ({
  code: 'C',
  description: '',
  discountType,
  discountValue,
});

test.each([
  ['no coupon', 599, null, 300],
  ['a coupon that takes its part of what is added', 999, coupon('PERCENTAGE', 25), 199.67],
  ['one of hundredths of a per cent', 900, coupon('PERCENTAGE', 12.34), 125.56],
  ['a fixed sum', 999, coupon('FIXED', 200), 100],
  ['a fixed sum of which there is a rest', 300, coupon('FIXED', 500), 1099],
  ['one with which nothing is ever paid', 999, coupon('PERCENTAGE', 100), null],
])('a cart with %s', (_, totalPrice, coupon, missing) => {
  expect(missingTo(899, { totalPrice, coupon })).toBe(missing);
});

test('what is said to be missing is enough, whatever the coupon takes off', () => {
  for (let hundredths = 1; hundredths < 10_000; hundredths += 7) {
    const percent = coupon('PERCENTAGE', hundredths / 100);
    const total = missingTo(899, { totalPrice: 0, coupon: percent }) ?? 0;
    expect([hundredths, Math.round((total - saving(total, percent)) * 100) >= 89_900]).toEqual([hundredths, true]);
  }
});
