import type { components } from '#contract';
import { plainTime } from '../../shared/format.ts';
import { shortDate } from '../../shared/short-date.ts';

type BookingEvent = components['schemas']['BookingEvent'];

const happened: Record<BookingEvent['kind'], string> = {
  BOOKED: 'Visit booked',
  MOVED: 'Visit moved',
  ADDRESS_CHANGED: 'Address changed',
  COMPLETED: 'Visit completed',
  CANCELLED: 'Visit cancelled',
  PAID: 'Marked paid',
  UNPAID: 'Marked unpaid',
  REFUNDED: 'Marked refunded',
  UNREFUNDED: 'Marked not refunded',
  DELETED: 'Booking deleted',
};

/** What happened: `Visit moved from Fri, 20 Nov, 9:00 AM`. */
export function wordsFor({ kind, from }: BookingEvent): string {
  return from ? `${happened[kind]} from ${shortDate(from.bookingDate)}, ${plainTime(from.bookingTime)}` : happened[kind];
}

/** Who did it: `by the customer`. The name is unknown when that member of staff was removed at that moment. */
export function actorOf({ kind, name }: NonNullable<BookingEvent['by']>): string {
  if (kind === 'CUSTOMER') return 'by the customer';
  if (kind === 'API_KEY') return name ? `by the API key “${name}”` : 'by an API key';
  return `by ${name ?? 'a member of staff'}`;
}
