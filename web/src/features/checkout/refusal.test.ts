import { expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { Order } from './order.ts';
import { refusalOf } from './refusal.ts';

const order: Order = {
  key: 'k',
  body: {
    userId: 'u',
    serviceIds: ['s'],
    bookingDate: '2026-11-20',
    bookingTime: '09:00:00',
    finalPrice: 1499,
    addressId: 'a',
    paymentType: 'PAY_AFTER',
  },
  isUnanswered: false,
};

it('an order that comes too soon after others is told when it may come', () => {
  const message = 'Too many requests. Please try again later.';
  const error = new ApiError({ status: 429, errorCode: 'RATE_LIMITED', message, retryAfter: 42 });
  expect(refusalOf(error, order).words).toBe('Too many requests. Please try again in 42 seconds.');
});

it.each([
  ['COUPON_INACTIVE', 'Coupon is not active.'],
  ['COUPON_EXPIRED', 'Coupon has expired.'],
  ['COUPON_USAGE_LIMIT', 'Coupon usage limit reached.'],
] as const)('an order refused for its coupon (%s) asks to look at the price without it', (errorCode, message) => {
  const { words, step } = refusalOf(new ApiError({ status: 422, errorCode, message }), order);
  expect(words).toBe(`${message} Please review the price without it and place the order again.`);
  expect(step).toBe(3);
});

it('an order to an address that is gone says which one, for another is proposed in its place', () => {
  const error = new ApiError({ status: 404, errorCode: 'ADDRESS_NOT_FOUND', message: 'Address not found.' });
  expect(refusalOf(error, order).words).toBe('The address you chose is no longer saved. Please choose another one.');
});

it('an order of a service that was withdrawn says that the cart has lost one, for those that are left can be ordered', () => {
  const error = new ApiError({ status: 404, errorCode: 'SERVICE_NOT_FOUND', message: 'Service not found.' });
  const { words, step } = refusalOf(error, order);
  expect(words).toBe('A service you chose is no longer available and was removed from your cart.');
  expect(step).toBe(3);
});

const withdrawn = 'Gold Facial is no longer available and was removed from your cart.';
const expired = 'Coupon GIFT has expired and was removed from your cart.';

it.each([
  ['SERVICE_NOT_FOUND', 'Service not found.', [withdrawn, expired], `${withdrawn} ${expired}`],
  [
    'COUPON_EXPIRED',
    'Coupon has expired.',
    [expired, 'Gold Facial is ₹900 now instead of ₹800'],
    'Coupon has expired. Please review the price without it and place the order again. Gold Facial is ₹900 now instead of ₹800.',
  ],
  ['TOO_MANY_BOOKINGS', 'Five visits are ahead.', [withdrawn], `Five visits are ahead. ${withdrawn}`],
] as const)(
  'what the cart says of itself after a refusal (%s) is said with it, and nothing twice',
  (errorCode, message, news, words) => {
    expect(refusalOf(new ApiError({ status: 409, errorCode, message }), order, [...news]).words).toBe(words);
  },
);
