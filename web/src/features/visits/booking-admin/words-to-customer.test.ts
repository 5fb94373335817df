import { expect, it } from 'vitest';
import type { Booking } from '../booking/booking.ts';
import { wordsToCustomer } from './words-to-customer.ts';

const ten = Date.parse('2026-11-24T10:00:00+05:30');
const booking = (status: Booking['status'], bookingTime: string) =>
  ({ bookingId: 'a1b2c3', user: { fullName: 'Asha' }, status, bookingDate: '2026-11-24', bookingTime }) as Booking;

it.each<[Booking['status'], string, string]>([
  ['PENDING', '11:00:00', 'Your visit is booked for Tuesday, 24 Nov, 11:00 AM (booking A1B2C3).'],
  ['PENDING', '09:00:00', 'Your visit was booked for Tuesday, 24 Nov, 9:00 AM (booking A1B2C3).'],
  ['CANCELLED', '09:00:00', 'Your visit on Tuesday, 24 Nov, 9:00 AM (booking A1B2C3) is cancelled.'],
])('a %s visit of %s %s', (status, at, words) => {
  expect(wordsToCustomer(booking(status, at), 'Nikhar', 'en', ten)).toBe(`Namaste Asha, this is Nikhar. ${words}`);
});

it('has none for a visit that is done', () => {
  expect(wordsToCustomer(booking('COMPLETED', '09:00:00'), 'Nikhar', 'en', ten)).toBeUndefined();
});
