import { expect, it } from 'vitest';
import { arrivalWords, leftWords, moveWords, type Offer, priceLines, stateAt } from './offer.ts';

const offer = {
  state: 'OPEN',
  bookingDate: '2026-11-21',
  bookingTime: '11:00:00',
  arriveUntil: '11:15:00',
  durationInMinutes: 75,
  expiresAt: '2026-11-20T05:50:00.000Z',
  movesFrom: null,
  total: 1499,
  discount: 0,
  finalPrice: 1499,
} as unknown as Offer;
const end = Date.parse(offer.expiresAt);

it('counts the time that is left, and knows before the server that it is over', () => {
  expect([leftWords(offer.expiresAt, end - 14 * 60_000), stateAt(offer, end - 1)]).toEqual(['14 min left', 'OPEN']);
  // The clocks of phones and servers differ by seconds.
  expect(leftWords(offer.expiresAt, end - 14 * 60_000 - 3000)).toBe('14 min left');
  expect(leftWords(offer.expiresAt, end - 60_000)).toBe('60 s left');
  expect(leftWords(offer.expiresAt, end + 60_000)).toBe('0 s left');
  expect(stateAt(offer, end)).toBe('LAPSED');
  expect(stateAt({ ...offer, state: 'TAKEN' }, end)).toBe('TAKEN');
});

it('says time in the one way', () => {
  expect(arrivalWords(offer)).toBe('We arrive between 11:00 AM and 11:15 AM, for about 1 h 15 min');
  expect(arrivalWords({ ...offer, arriveUntil: '11:00:00' })).toBe('11:00 AM, for about 1 h 15 min');
  expect(moveWords(offer)).toBeNull();
  const from = (bookingDate: string) =>
    moveWords({ ...offer, movesFrom: { bookingDate, bookingTime: '15:00:00' } }, '2026-11-20');
  expect(from('2026-11-23')).toBe('Your visit moves from Mon, 23 Nov, 03:00 PM to Sat, 21 Nov, 11:00 AM. Its price stays.');
  expect(from('2026-11-21')).toBe('Your visit moves from Sat, 21 Nov, 03:00 PM to 11:00 AM. Its price stays.');
});

it('shows what the price is made of', () => {
  expect(priceLines(offer)).toEqual([]);
  expect(priceLines({ ...offer, total: 1599.5, travelFee: 100, discount: 150, quietDiscount: 149.9 })).toEqual([
    { of: 'SERVICES', amount: 1499.5 },
    { of: 'QUIET', amount: -149.9 },
    { of: 'DISCOUNT', amount: -0.1 },
    { of: 'TRAVEL', amount: 100 },
  ]);
});
