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
