import { expect, test } from 'vitest';
import { totalMinutes, withAdded, without, withQuantity } from './cart.ts';
import { emptyCart } from './waiting-changes.ts';

const service = { id: 's', name: 'Facial', price: 499.9, durationInMinutes: 60, imageUrl: null, categoryName: null };
const three = (coupon: typeof emptyCart.coupon, price = service.price) =>
  withQuantity({ ...emptyCart, coupon, items: [{ id: 'i', service: { ...service, price }, quantity: 1 }] }, 's', 3);

test('what a cart comes to is whole paise', () => {
  expect(three(null)).toMatchObject({ totalItems: 3, totalPrice: 1499.7, discount: 0, finalPrice: 1499.7 });
});

test('a coupon takes off what the server will: half a paisa up, never more than all', () => {
  const percent = { code: 'C', description: '', discountType: 'PERCENTAGE', discountValue: 5 } as const;
  // 5 % of 499.90 × 3 are 74.985.
  expect(three(percent)).toMatchObject({ discount: 74.99, finalPrice: 1424.71 });
  expect(three({ ...percent, discountType: 'FIXED', discountValue: 5000 })).toMatchObject({ discount: 1499.7, finalPrice: 0 });
});

test('a change of one service leaves the others, and one more than the most is no more', () => {
  const wax = { ...service, id: 'w', price: 100, durationInMinutes: 30 };
  const both = withAdded(withAdded(withAdded(emptyCart, service), wax), wax);
  expect(both.items.map(({ service: { id }, quantity }) => [id, quantity])).toEqual([
    ['s', 1],
    ['w', 2],
  ]);
  expect([both.totalPrice, totalMinutes(both)]).toEqual([699.9, 120]);
  expect(withQuantity(both, 'w', 5)).toMatchObject({ totalItems: 6, totalPrice: 999.9 });
  expect(withAdded(withQuantity(both, 'w', 20), wax).totalItems).toBe(21);
  expect(without(both, 's')).toMatchObject({ totalItems: 2, totalPrice: 200 });
});
