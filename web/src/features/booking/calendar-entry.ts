import type { EventAttributes } from 'ics';
import { addressLine } from '../address/address.ts';
import { type Booking, referenceOf, titleOf } from './booking.ts';

/** The visit as a calendar entry, with a reminder two hours before. A moved visit keeps the same entry. */
export function calendarEntry(booking: Booking, salonName: string, now = Date.now()): EventAttributes {
  return {
    uid: `${booking.bookingId}@nikhar`,
    // Calendars replace an entry by one with a higher sequence.
    sequence: Math.floor(now / 1000),
    productId: 'nikhar',
    title: `${salonName}: ${titleOf(booking)}`,
    description: `Booking ${referenceOf(booking).toUpperCase()}`,
    location: booking.address ? addressLine(booking.address) : undefined,
    start: Date.parse(`${booking.bookingDate}T${booking.bookingTime}+05:30`),
    duration: { minutes: booking.durationInMinutes },
    alarms: [{ action: 'display', description: `${salonName} comes in two hours`, trigger: { hours: 2, before: true } }],
  };
}

/** The most octets a line may have, including the blank that begins a continuation (RFC 5545, 3.1). */
const longest = 75;

function foldLine(line: string): string {
  const octets = new TextEncoder();
  let folded = '';
  let room = longest;
  for (const letter of line) {
    const size = octets.encode(letter).length;
    if (size > room) {
      folded += '\r\n ';
      room = longest - 1;
    }
    folded += letter;
    room -= size;
  }
  return folded;
}

/** Folds the lines again by octets: `ics` counts letters, and a Devanagari letter has three octets. */
export function foldByOctets(entry: string): string {
  return entry.replaceAll('\r\n\t', '').split('\r\n').map(foldLine).join('\r\n');
}
