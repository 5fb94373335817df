/** How often services are booked, which orders the menu. */
import { and, between, count, eq } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, bookingItem, service } from '../../platform/db/schema.ts';
import { standing } from '../../platform/db/which-bookings.ts';

/** The number of bookings with each service that were made in this time. Cancelled and deleted bookings do not count. */
export async function countBookings(db: Queries, from: Instant, to: Instant): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: bookingItem.serviceId, bookings: count() })
    .from(booking)
    .innerJoin(bookingItem, eq(bookingItem.bookingId, booking.id))
    .where(and(standing, between(booking.createdAt, from, to)))
    .groupBy(bookingItem.serviceId);
  return new Map(rows.map(({ id, bookings }) => [id, bookings]));
}

export function findPopularities(db: Queries) {
  return db.select({ id: service.id, popularity: service.popularity }).from(service);
}

export function setPopularity(db: Queries, id: string, popularity: number) {
  return db.update(service).set({ popularity }).where(eq(service.id, id));
}
