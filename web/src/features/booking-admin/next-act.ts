import { type Booking, isDue, isOwed } from '../booking/booking.ts';

export type SettlingAct = 'complete' | 'pay' | 'refund';

/** The one act that brings a booking on: completed first, then paid; or refunded; null once it is settled. */
export function nextAct(booking: Booking): SettlingAct | null {
  if (booking.status === 'PENDING') return 'complete';
  if (isOwed(booking)) return 'refund';
  return isDue(booking) ? 'pay' : null;
}
