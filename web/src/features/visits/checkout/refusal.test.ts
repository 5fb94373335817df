import { expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import type { BookingRequest } from './order.ts';
import { refusalOf } from './refusal.tsx';

const order: BookingRequest = {
  userId: 'u',
  serviceIds: ['s'],
  bookingDate: '2026-11-20',
  bookingTime: '09:00:00',
  finalPrice: 1499,
  addressId: 'a',
  paymentType: 'PAY_AFTER',
};

it('a refused order says when to try again', () => {
  const message = 'Too many requests. Please try again later.';
  const error = new ApiError({ status: 429, errorCode: 'RATE_LIMITED', message, retryAfter: 42 });
  expect(refusalOf(error, order).words).toBe('Too many requests. Please try again in 42 seconds.');
});

it.each([
  ['COUPON_INACTIVE', 'Coupon is not active.'],
  ['COUPON_EXPIRED', 'Coupon has expired.'],
  ['COUPON_USAGE_LIMIT', 'Coupon usage limit reached.'],
] as const)('an order refused for its coupon (%s) asks to review the price without it', (errorCode, message) => {
  const { words, step } = refusalOf(new ApiError({ status: 422, errorCode, message }), order);
  expect(words).toBe(`${message} Please review the price without it and place the order again.`);
  expect(step).toBe(3);
});

it('an order to a deleted address says that the chosen one is gone', () => {
  const error = new ApiError({ status: 404, errorCode: 'ADDRESS_NOT_FOUND', message: 'Address not found.' });
  expect(refusalOf(error, order).words).toBe('The address you chose is no longer saved. Please choose another one.');
});

it('an order of a withdrawn service says that it left the cart', () => {
  const error = new ApiError({ status: 404, errorCode: 'SERVICE_NOT_FOUND', message: 'Service not found.' });
  const { words, step } = refusalOf(error, order);
  expect(words).toBe('A service you chose is no longer available and was removed from your cart.');
  expect(step).toBe(3);
});

const withdrawnWords = 'Gold Facial is no longer available and was removed from your cart.';
const expiredWords = 'Coupon GIFT has expired and was removed from your cart.';
const withdrawn = { code: 'SERVICE_REMOVED', params: { name: 'Gold Facial' }, message: withdrawnWords };
const expired = {
  code: 'COUPON_REMOVED',
  params: { couponCode: 'GIFT', reason: 'COUPON_EXPIRED' },
  message: expiredWords,
} as const;
const dearer = { code: 'PRICE_CHANGED', params: { name: 'Gold Facial', price: 900, before: 800 } } as const;

it.each([
  ['SERVICE_NOT_FOUND', 'Service not found.', [withdrawn, expired], `${withdrawnWords} ${expiredWords}`],
  [
    'COUPON_EXPIRED',
    'Coupon has expired.',
    [expired, dearer],
    'Coupon has expired. Please review the price without it and place the order again. Gold Facial is ₹900 now instead of ₹800.',
  ],
  ['TOO_MANY_BOOKINGS', 'Five visits are ahead.', [withdrawn], `Five visits are ahead. ${withdrawnWords}`],
] as const)('a refusal (%s) tells what changed in the cart, and nothing twice', (errorCode, message, news, words) => {
  expect(refusalOf(new ApiError({ status: 409, errorCode, message }), order, [...news]).words).toBe(words);
});
