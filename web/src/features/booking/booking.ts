import type { components } from '#contract';
import { serverNow } from '../../shared/clock.ts';
import { inKolkata } from '../../shared/days.ts';

export type Booking = components['schemas']['Booking'];

/** What a booking is called: the services' names, or 'Service' when there are none (rule B19). */
export function titleOf(booking: Booking): string {
  return booking.name.join(', ') || 'Service';
}

/** The last 6 characters of the id: what customer and salon call the booking by. */
export function referenceOf(booking: Booking): string {
  return booking.bookingId.slice(-6);
}

/** Whether there is money to take: of a visit that a coupon pays in full there is none. */
export function isDue({ paymentStatus, status, finalPrice }: Booking): boolean {
  return paymentStatus === 'UNPAID' && status !== 'CANCELLED' && finalPrice > 0;
}

/** Whether there is money to give back: the visit was paid, and then cancelled. */
export function isOwed({ paymentStatus, status }: Booking): boolean {
  return paymentStatus === 'PAID' && status === 'CANCELLED';
}

/** Whether the visit has yet to begin. */
export function isToCome(booking: Booking, now = serverNow()): boolean {
  const { day, clock } = inKolkata(now);
  return startOf(booking) > `${day}T${clock}`;
}

/** A customer may cancel or move it until the visit begins (rule B10). */
export function canChange(booking: Booking, now = serverNow()): boolean {
  return booking.status === 'PENDING' && isToCome(booking, now);
}

/**
 * By date and time (rule W10): what is still to come, the next visit first; then what was, the latest first.
 * A pending visit of today is still to come even while it is going on.
 */
export function inOrder(bookings: Booking[], now = serverNow()): { upcoming: Booking[]; past: Booking[] } {
  const { day } = inKolkata(now);
  const sorted = bookings.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  const isUpcoming = (booking: Booking) => booking.status === 'PENDING' && booking.bookingDate >= day;
  return { upcoming: sorted.filter(isUpcoming), past: sorted.filter(one => !isUpcoming(one)).reverse() };
}

function startOf({ bookingDate, bookingTime }: Booking): string {
  return `${bookingDate}T${bookingTime}`;
}
