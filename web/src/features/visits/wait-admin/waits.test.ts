import { expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { daysWords, forStaff, heldWords, type StaffWait, servicesWords, timesWords, waitingWords } from './waits.ts';

it('says the days of a wait, each month and year once', () => {
  expect(daysWords({ from: '2026-11-21', to: '2026-11-21' })).toBe('Sat, 21 Nov');
  expect(daysWords({ from: '2026-11-21', to: '2026-11-23' })).toBe('Sat, 21 to Mon, 23 Nov');
  expect(daysWords({ from: '2026-11-30', to: '2026-12-02' })).toBe('Mon, 30 Nov to Wed, 2 Dec');
});

it('says a few times one by one, and many as a span', () => {
  expect(timesWords({ times: null })).toBe('any time');
  expect(timesWords({ times: ['11:30:00'] })).toBe('11:30 AM');
  expect(timesWords({ times: ['13:00:00', '11:00:00'] })).toBe('11 AM or 1 PM');
  expect(timesWords({ times: ['09:00:00', '10:00:00', '11:00:00'] })).toBe('9 AM, 10 AM or 11 AM');
  expect(timesWords({ times: ['09:00:00', '10:00:00', '11:00:00', '12:30:00'] })).toBe('9 AM to 12:30 PM');
});

it('says how many wait, for what, and what is held for them', () => {
  expect([0, 1, 12].map(waitingWords)).toEqual(['Nobody waiting', '1 waiting', '12 waiting']);
  const services = [
    { serviceId: 'a', name: 'Gold Facial', quantity: 2 },
    { serviceId: 'b', name: 'Haircut · Long', quantity: 1 },
  ];
  expect(servicesWords({ wait: { services } } as StaffWait)).toBe('Gold Facial ×2, Haircut · Long');
  const offer = { token: '', bookingDate: '2026-11-21', bookingTime: '11:00:00', expiresAt: '2026-11-21T05:00:00.000Z' };
  expect(heldWords({ ...offer, professional: null })).toBe('Sat, 21 Nov, 11:00 AM, held until 10:30 AM');
  const professional = { id: 'a', name: 'Meera', photoUrl: null };
  expect(heldWords({ ...offer, professional } as Parameters<typeof heldWords>[0])).toContain('11:00 AM with Meera, held');
});

it('tells staff of the customer what the server tells the customer', () => {
  const refusal = new ApiError({ status: 409, errorCode: 'TOO_MANY_WAITS', message: 'You wait for three times already.' });
  expect(forStaff(refusal)).toMatchObject({ message: expect.stringMatching(/^This customer waits/), status: 409 });
  const other = new ApiError({ status: 409, errorCode: 'SLOT_UNAVAILABLE', message: 'Gone.' });
  expect(forStaff(other)).toBe(other);
});
