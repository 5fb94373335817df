/** The customers and the services of visits, by name. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { booking, bookingItem, user } from '../../platform/db/schema.ts';
import { listOf } from '../../platform/shared/list-of.ts';

export interface VisitNames {
  /** Null after the account was deleted. */
  customerName: string | null;
  services: string;
}

/** By booking. */
export async function findNamesOf(db: Queries, bookingIds: string[]): Promise<Map<string, VisitNames>> {
  if (bookingIds.length === 0) return new Map();
  const customers = await db
    .select({ id: booking.id, customerName: user.fullName })
    .from(booking)
    .leftJoin(user, eq(user.id, booking.userId))
    .where(inArray(booking.id, bookingIds));
  const items = await db
    .select({ bookingId: bookingItem.bookingId, name: bookingItem.name, quantity: bookingItem.quantity })
    .from(bookingItem)
    .where(inArray(bookingItem.bookingId, bookingIds))
    .orderBy(asc(bookingItem.bookingId), asc(bookingItem.position));
  const itemsOf = Map.groupBy(items, ({ bookingId }) => bookingId);
  return new Map(customers.map(({ id, customerName }) => [id, { customerName, services: listOf(itemsOf.get(id) ?? []) }]));
}
