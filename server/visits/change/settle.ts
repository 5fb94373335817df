/** What payments and refunds make of a booking's row (rule M10). */

import { type Received, receive, sumsOfBooking } from '../../money/ledger/ledger.ts';
import { due, settled } from '../../money/ledger/rules.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { BookingRow } from '../record/rules.ts';

/** The columns that follow from the payments, for a booking as it will be written. */
export async function settle(tx: Queries, booking: BookingRow): Promise<Partial<BookingRow>> {
  return settled(booking, await sumsOfBooking(tx, booking.id));
}

/** The salon took all that was due, and perhaps a tip. */
export async function receiveDue(
  tx: Queries,
  booking: BookingRow,
  received: Omit<Received, 'bookingId' | 'amountPaise'>,
): Promise<Partial<BookingRow>> {
  const amountPaise = due(booking);
  if (amountPaise > 0 || (received.tipPaise ?? 0) > 0) await receive(tx, { ...received, bookingId: booking.id, amountPaise });
  return settle(tx, booking);
}
