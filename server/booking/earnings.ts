/** What a change of a booking does to the pay of its professional (rules M22 and M23). */
import type { Queries } from '../db/database.ts';
import { earn, forgetEarning, lowerEarning } from '../pay/earn.ts';
import { visitOf } from '../professional/visits.ts';
import { istDate } from '../shared/time.ts';
import { type BookingRow, findItemsOf } from './store.ts';

/** Only a completed visit earns, so new and moved bookings cost no statement here. */
export async function earningChange(tx: Queries, before: BookingRow, after: BookingRow): Promise<void> {
  const { id, status, completedAt, discountPaise, finalPaise, creditedPaise } = after;
  if (status !== 'COMPLETED' || completedAt === null) return;
  if (before.status !== 'COMPLETED') {
    const professionalId = (await visitOf(tx, id))?.professionalId;
    if (!professionalId) return;
    const items = await findItemsOf(tx, id);
    return earn(tx, { bookingId: id, professionalId, date: istDate(completedAt), items, discountPaise, finalPaise });
  }
  if (after.deletedAt !== null && before.deletedAt === null) return forgetEarning(tx, id);
  if (creditedPaise !== before.creditedPaise) return lowerEarning(tx, id, creditedPaise);
}
