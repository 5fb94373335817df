import { expect, it } from 'vitest';
import type { Coupon } from '../../../../features/shop/coupon/coupon.ts';
import { isUsable, type Line, priceOf } from './phone-booking.ts';

const nagpur = { latitude: '21.1458', longitude: '79.0882' };
const [whole, exact] = [
  { ...nagpur, wholeRupees: true },
  { ...nagpur, wholeRupees: false },
];

const line = (price: number, quantity: number) => ({ service: { price }, quantity }) as Line;
const coupon = (of: Partial<Coupon>) =>
  ({
    isActive: true,
    validFrom: '2026-01-01',
    validTill: '2026-01-31',
    usageLimit: null,
    usedCount: 0,
    discountType: 'PERCENTAGE',
    discountValue: 10,
    ...of,
  }) as Coupon;

it('says the price the server will book at: half a paisa up, never below nothing', () => {
  expect(priceOf([], coupon({}), exact)).toMatchObject({ total: 0, discount: 0, final: 0 });
  expect(priceOf([line(0.1, 3), line(499.95, 1)], undefined, exact)).toMatchObject({ total: 500.25, discount: 0, final: 500.25 });
  expect(priceOf([line(0.1, 3), line(499.95, 1)], coupon({}), exact)).toMatchObject({
    total: 500.25,
    discount: 50.03,
    final: 450.22,
  });
  // As the server rounds it, so that what is told is what is booked (rule M3).
  expect(priceOf([line(999, 1)], coupon({}), whole)).toMatchObject({ total: 999, discount: 100, final: 899 });
  expect(priceOf([line(999.5, 1)], coupon({}), whole)).toMatchObject({ total: 999.5, discount: 99.5, final: 900 });
  expect(priceOf([line(80, 1)], coupon({ discountType: 'FIXED', discountValue: 100 }), exact)).toMatchObject({
    total: 80,
    discount: 80,
    final: 0,
  });
});

it('offers a coupon that is switched on, within its days and not used up', () => {
  expect(isUsable(coupon({}), '2026-01-31')).toBe(true);
  expect(isUsable(coupon({}), '2026-02-01')).toBe(false);
  expect(isUsable(coupon({}), '2025-12-31')).toBe(false);
  expect(isUsable(coupon({ isActive: false }), '2026-01-10')).toBe(false);
  expect(isUsable(coupon({ usageLimit: 3, usedCount: 2 }), '2026-01-10')).toBe(true);
  expect(isUsable(coupon({ usageLimit: 3, usedCount: 3 }), '2026-01-10')).toBe(false);
});
