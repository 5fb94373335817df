import { and, between, count, inArray, sql } from 'drizzle-orm';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking } from '../../platform/db/schema.ts';
import { visible } from '../../platform/db/which-bookings.ts';

/** Written out: the partial index serves only a condition that is known when the statement is prepared. */
const missed = sql`${booking.cancelReason} = 'NO_SHOW'`;

/** How many visits of these days nobody was there for, by customer; without those who were always there. */
export async function countNoShowsOf(db: Queries, userIds: string[], { from, to }: Period): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: booking.userId, visits: count() })
    .from(booking)
    .where(and(missed, visible, inArray(booking.userId, userIds), between(booking.bookingDate, from, to)))
    .groupBy(booking.userId);
  return new Map(rows.map(({ userId, visits }) => [userId, visits]));
}
