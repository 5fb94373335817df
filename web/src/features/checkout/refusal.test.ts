import { expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { Order } from './order.ts';
import { refusalOf } from './refusal.ts';

it('an order that comes too soon after others is told when it may come', () => {
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
  const message = 'Too many requests. Please try again later.';
  const error = new ApiError({ status: 429, errorCode: 'RATE_LIMITED', message, retryAfter: 42 });
  expect(refusalOf(error, order).words).toBe('Too many requests. Please try again in 42 seconds.');
});
