import { type Booking, isAskedAnew } from '../booking/booking.ts';

/** Whether a visit can come again every few weeks: it is firm or was carried out, for one person, and no visit of a series. */
export function canBegin(booking: Booking): boolean {
  const { seriesId, status, payBy, guests } = booking;
  if (guests || seriesId !== undefined || payBy !== null || isAskedAnew(booking)) return false;
  return status === 'PENDING' || status === 'COMPLETED';
}
