import { serverNow } from '../../shared/clock.ts';
import { longDate, time } from '../../shared/format.ts';
import { type Booking, isToCome, referenceOf } from '../booking/booking.ts';

/** Begins a WhatsApp message with the state of the booking, which only the salon tells the customer. */
export function wordsToCustomer(booking: Booking, salonName: string, now = serverNow()): string | undefined {
  const { user, status, bookingDate, bookingTime } = booking;
  if (!user.fullName || status === 'COMPLETED') return undefined;
  const when = `${longDate(bookingDate)}, ${time(bookingTime)}`;
  const stands =
    status === 'CANCELLED'
      ? 'is cancelled:'
      : status === 'PENDING' && isToCome(booking, now)
        ? 'is booked for'
        : 'was booked for';
  return `Namaste ${user.fullName}, your visit by ${salonName} ${stands} ${when} (booking ${referenceOf(booking).toUpperCase()}).`;
}
