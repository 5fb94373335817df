/** The customers and the services of visits, by name (rule N102). */
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { booking, bookingItem, guestService, user } from '../../platform/db/schema.ts';
import { listOf } from '../../platform/shared/list-of.ts';

export interface VisitNames {
  /** Null after the account was deleted. */
  customerName: string | null;
  /** Of a booking with several visits: those of this one. */
  services: string;
  part?: number;
  parts?: number;
}

/** Of bookings for guests: how often which part does a service. */
const findPartItems = async (db: Queries, bookingIds: string[]) => {
  const { bookingId, part, serviceId, choice } = guestService;
  const isItem = and(
    ...[eq(bookingItem.bookingId, bookingId), eq(bookingItem.serviceId, serviceId), eq(bookingItem.choice, choice)],
  );
  const rows = await db
    .select({ bookingId, part, name: bookingItem.name, quantity: count() })
    .from(guestService)
    .innerJoin(bookingItem, isItem)
    .where(inArray(bookingId, bookingIds))
    .groupBy(bookingId, part, bookingItem.position, bookingItem.name)
    .orderBy(asc(bookingId), asc(part), asc(bookingItem.position));
  return Map.groupBy(rows, row => `${row.bookingId} ${row.part}`);
};

/** The names of each visit, by booking and part. */
export async function findNamesOf(
  db: Queries,
  bookingIds: string[],
): Promise<(visit: { bookingId: string; part: number }) => VisitNames | undefined> {
  if (bookingIds.length === 0) return () => undefined;
  const customers = await db
    .select({ id: booking.id, customerName: user.fullName, parts: booking.partCount })
    .from(booking)
    .leftJoin(user, eq(user.id, booking.userId))
    .where(inArray(booking.id, bookingIds));
  const items = await db
    .select({ bookingId: bookingItem.bookingId, name: bookingItem.name, quantity: bookingItem.quantity })
    .from(bookingItem)
    .where(inArray(bookingItem.bookingId, bookingIds))
    .orderBy(asc(bookingItem.bookingId), asc(bookingItem.position));
  const itemsOf = Map.groupBy(items, ({ bookingId }) => bookingId);
  const known = new Map(customers.map(one => [one.id, one]));
  const parties = customers.filter(({ parts }) => parts > 1).map(({ id }) => id);
  const partItems = parties.length > 0 ? await findPartItems(db, parties) : new Map<string, never>();
  return ({ bookingId, part }) => {
    const found = known.get(bookingId);
    if (!found) return undefined;
    const { customerName, parts } = found;
    const items = parts > 1 ? partItems.get(`${bookingId} ${part}`) : itemsOf.get(bookingId);
    return { customerName, services: listOf(items ?? []), ...(parts > 1 && { part, parts }) };
  };
}
