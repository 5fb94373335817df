import { createEvent } from 'ics';
import { expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { calendarEntry, foldByOctets } from './calendar-entry.ts';

const booking = {
  bookingId: '01a1f963-f54c-7b96-a020-c5a6464471f6',
  name: ['Gold Radiance Facial', 'Threading; eyebrows, upper lip'],
  bookingDate: '2026-12-01',
  bookingTime: '09:00:00',
  durationInMinutes: 90,
  address: { street: '12, Lotus Residency, Ramdaspeth', city: 'Nagpur', state: 'Maharashtra', postalCode: '440010' },
} as unknown as Booking;

it('is at the hour of the salon, whatever the clock of who reads it, and takes the place of the one before', () => {
  const linesAt = (now: number) => {
    const { value, error } = createEvent(calendarEntry(booking, 'Nikhar Salon & Academy', now));
    expect(error).toBeFalsy();
    // Long lines are folded: a continuation begins with a tab.
    return value?.replaceAll('\r\n\t', '').split('\r\n');
  };
  const lines = linesAt(5_000);
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:01a1f963-f54c-7b96-a020-c5a6464471f6@nikhar',
      'SEQUENCE:5',
      'DTSTART:20261201T033000Z',
      'DURATION:PT90M',
      'SUMMARY:Nikhar Salon & Academy: Gold Radiance Facial\\, Threading\\; eyebrows\\, upper lip',
      'DESCRIPTION:Booking 4471F6',
      expect.stringMatching(/^LOCATION:.*Lotus Residency/),
      'TRIGGER:-PT2H',
    ]),
  );
  expect(linesAt(6_000)).toContain('SEQUENCE:6');
});

it('has no line of more than 75 octets, and no letter is cut in two', () => {
  const name = ['गोल्ड रेडियंस फेशियल और थ्रेडिंग, आइब्रो और अपर लिप के साथ', 'Bridal trial, ₹2,999 to ₹3,999', '💅🏽'.repeat(30)];
  const value = createEvent(calendarEntry({ ...booking, name }, 'निखार सैलून और अकादमी', 5_000)).value ?? '';
  const folded = foldByOctets(value);
  const sizes = folded.split('\r\n').map(line => Buffer.byteLength(line));
  expect(Math.max(...sizes)).toBe(75);
  expect(folded).not.toContain('\ufffd');
  expect(folded.replaceAll('\r\n ', '')).toBe(value.replaceAll('\r\n\t', ''));
});
