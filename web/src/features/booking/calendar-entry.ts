import type { EventAttributes } from 'ics';
import { addressLine } from '../address/address.ts';
import { type Booking, referenceOf, titleOf } from './booking.ts';

/** The visit as an entry of the customer's own calendar, with a reminder two hours before. The same entry again after it was moved. */
export function calendarEntry(booking: Booking, salonName: string, now = Date.now()): EventAttributes {
  return {
    uid: `${booking.bookingId}@nikhar`,
    // What is newer takes the place of what a calendar has.
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

/** What a line may have of octets at most (RFC 5545, 3.1), the blank before its continuation among them. */
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

/** The lines of an entry folded anew: `ics` counts letters, and one of Devanagari has three octets. */
export function foldByOctets(entry: string): string {
  return entry.replaceAll('\r\n\t', '').split('\r\n').map(foldLine).join('\r\n');
}
