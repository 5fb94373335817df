/** The services of guests, by booking (rule B140). */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { booking, guestService } from '../../platform/db/schema.ts';

export type GuestServiceRow = typeof guestService.$inferSelect;

/** Of these bookings, guest by guest and in order. */
export function findGuestServices(db: Queries, bookingIds: string[]): Promise<GuestServiceRow[]> {
  return db
    .select()
    .from(guestService)
    .where(inArray(guestService.bookingId, bookingIds))
    .orderBy(asc(guestService.bookingId), asc(guestService.guest), asc(guestService.nth))
    .execute();
}

/** Those of these bookings to which several come. */
export function findParties(db: Queries, bookingIds: string[]) {
  return db
    .select({ id: booking.id })
    .from(booking)
    .where(and(inArray(booking.id, bookingIds), gt(booking.partCount, 1)))
    .execute();
}

/** Writes the services of a booking's guests in the place of those that it had. */
export async function replaceGuestServices(tx: Queries, bookingId: string, rows: GuestServiceRow[]): Promise<void> {
  await tx.delete(guestService).where(eq(guestService.bookingId, bookingId));
  await tx.insert(guestService).values(rows);
}
