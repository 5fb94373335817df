import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { booking } from '../../platform/db/schema.ts';

/** The times in the booking's row, also of a deleted booking. */
export async function findTimes(db: Queries, id: string) {
  const { createdAt, madeBy, completedAt, cancelledAt, cancelReason, holdUntil, status, paidAt, refundedAt, deletedAt } = booking;
  const [row] = await db
    .select({ createdAt, madeBy, completedAt, cancelledAt, cancelReason, holdUntil, status, paidAt, refundedAt, deletedAt })
    .from(booking)
    .where(eq(booking.id, id));
  return row;
}
