import { describe, expect, test } from 'vitest';
import type { CouponLookUp } from '../coupon/rules.ts';
import type { StoredCart, StoredItem } from './line-rules.ts';
import { review } from './rules.ts';

const manicure: StoredItem = {
  id: 'item-1',
  quantity: 2,
  serviceId: 'service-1',
  choice: '',
  storedAs: '',
  name: 'Classic Manicure',
  names: null,
  pricePaise: 59_900,
  durationInMinutes: 45,
  imageId: 'image-1',
  categoryName: 'Manicure & Pedicure',
  categoryTranslations: null,
  withdrawn: null,
};
const facial: StoredItem = {
  ...manicure,
  id: 'item-2',
  quantity: 1,
  serviceId: 'service-2',
  name: 'Fruit Facial',
  imageId: null,
  categoryName: null,
};
const cart: StoredCart = { id: 'cart-1', userId: 'asha', guests: null, couponCode: 'NIKHAR10', items: [manicure, facial] };
const valid: CouponLookUp = {
  coupon: {
    id: 'coupon-1',
    code: 'NIKHAR10',
    description: '10 % off every visit',
    translations: null,
    discountType: 'PERCENTAGE',
    discountHundredths: 1000,
    validFrom: '2026-11-01',
    validTill: '2026-11-30',
    usageLimit: null,
    usedCount: 0,
    isActive: true,
    createdAt: 0,
    userId: null,
    limitPerCustomer: null,
    firstBookingOnly: false,
  },
  refusal: null,
};

const EXACT = { wholeRupees: false };

describe('review', () => {
  test('drops nothing from a valid cart', () => {
    const { answer, withdrawnItems, couponDrops } = review(cart, valid, EXACT);
    expect({ withdrawnItems, couponDrops }).toEqual({ withdrawnItems: [], couponDrops: false });
    expect(answer).toMatchObject({ totalItems: 3, totalPrice: 1797, discount: 179.7, finalPrice: 1617.3, notices: [] });
    expect(answer.coupon).toEqual({
      code: 'NIKHAR10',
      description: '10 % off every visit',
      discountType: 'PERCENTAGE',
      discountValue: 10,
    });
    expect(answer.items.map(({ service }) => [service.imageUrl, service.categoryName])).toEqual([
      ['/api/v1/image/image-1', 'Manicure & Pedicure'],
      [null, null],
    ]);
  });

  test('prices an empty cart at nothing', () => {
    expect(review({ ...cart, couponCode: null, items: [] }, null, EXACT).answer).toEqual({
      id: 'cart-1',
      items: [],
      totalItems: 0,
      totalPrice: 0,
      discount: 0,
      coupon: null,
      finalPrice: 0,
      notices: [],
      changes: [],
    });
  });

  test('leaves out a withdrawn service, and names it', () => {
    const { answer, withdrawnItems } = review({ ...cart, items: [manicure, { ...facial, withdrawn: 'SERVICE' }] }, valid, EXACT);
    expect(withdrawnItems).toEqual(['item-2']);
    expect(answer).toMatchObject({ totalItems: 2, totalPrice: 1198, discount: 119.8, finalPrice: 1078.2 });
    expect(answer.notices).toEqual(['Fruit Facial is no longer available and was removed from your cart.']);
  });

  test.each([
    ['COUPON_NOT_FOUND', 'is no longer offered'],
    ['COUPON_INACTIVE', 'is not active any more'],
    ['COUPON_EXPIRED', 'has expired'],
    ['COUPON_USAGE_LIMIT', 'has been used up'],
  ] as const)('R38 a coupon with %s gives no discount, and the notice says that it %s', (refusal, why) => {
    const { answer, couponDrops } = review(cart, { coupon: null, refusal }, EXACT);
    expect(couponDrops).toBe(true);
    expect(answer).toMatchObject({ coupon: null, totalPrice: 1797, discount: 0, finalPrice: 1797 });
    const message = `Coupon NIKHAR10 ${why} and was removed from your cart.`;
    const params = { couponCode: 'NIKHAR10', reason: refusal, refusal };
    expect(answer.changes).toEqual([{ code: 'COUPON_REMOVED', params, message }]);
    expect(answer.notices).toEqual([message]);
  });
});
