import type { components } from '#contract';
import { serverNow } from '../../shared/clock.ts';
import { inKolkata } from '../../shared/days.ts';

export type Booking = components['schemas']['Booking'];

/** The names of the services, or 'Service' without any (rule B19). */
export function titleOf(booking: Booking): string {
  return booking.name.join(', ') || 'Service';
}

/** The last 6 characters of the id: customer and salon call the booking by them. */
export function referenceOf(booking: Booking): string {
  return booking.bookingId.slice(-6);
}

/** Whether there is money to collect. A coupon may make a visit free. */
export function isDue({ paymentStatus, status, finalPrice }: Booking): boolean {
  return paymentStatus === 'UNPAID' && status !== 'CANCELLED' && finalPrice > 0;
}

/** Whether the money has to be refunded: a paid visit was cancelled. */
export function isOwed({ paymentStatus, status }: Booking): boolean {
  return paymentStatus === 'PAID' && status === 'CANCELLED';
}

/** Whether the visit has not begun. */
export function isToCome(booking: Booking, now = serverNow()): boolean {
  const { day, clock } = inKolkata(now);
  return startOf(booking) > `${day}T${clock}`;
}

/** A customer may cancel or move it until the visit begins (rule B10). */
export function canChange(booking: Booking, now = serverNow()): boolean {
  return booking.status === 'PENDING' && isToCome(booking, now);
}

/**
 * By date and time (rule W10): pending visits with the next one first, then the others with the latest first. A pending visit of today
 * counts as upcoming while it is going on.
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

/** The services' ids, repeated for their quantity. */
export function idsOf(items: { serviceId: string; quantity: number }[]): string[] {
  return items.flatMap(({ serviceId, quantity }) => Array<string>(quantity).fill(serviceId));
}
