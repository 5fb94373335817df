/** The customers and the services of visits, by name (rule N102). */
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { booking, bookingItem, guestService, user } from '../../platform/db/schema.ts';
import { listOf } from '../../platform/shared/list-of.ts';
import type { Names } from '../../platform/shared/translations.ts';

export interface VisitNames {
  /** Null after the account was deleted. */
  customerName: string | null;
  /** Of a booking with several visits: those of this one. */
  services: string;
  part?: number;
  parts?: number;
}

/** A service as a visit has it. */
export interface ServiceName {
  name: string;
  names: Names | null;
  quantity: number;
}

/** What each part of these bookings does, each service with how often. Of ordinary bookings nothing. */
export async function findPartServices(db: Queries, bookingIds: string[]) {
  if (bookingIds.length === 0) return [];
  const { bookingId, part, serviceId, choice } = guestService;
  const isItem = and(eq(bookingItem.bookingId, bookingId), eq(bookingItem.serviceId, serviceId), eq(bookingItem.choice, choice));
  return db
    .select({ bookingId, part, name: bookingItem.name, names: bookingItem.names, quantity: count() })
    .from(guestService)
    .innerJoin(booking, and(eq(booking.id, bookingId), gt(booking.partCount, 1)))
    .innerJoin(bookingItem, isItem)
    .where(inArray(bookingId, bookingIds))
    .groupBy(bookingId, part, bookingItem.position, bookingItem.name, bookingItem.names)
    .orderBy(asc(bookingId), asc(part), asc(bookingItem.position))
    .execute();
}

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
  const partItems = Map.groupBy(await findPartServices(db, parties), row => `${row.bookingId} ${row.part}`);
  return ({ bookingId, part }) => {
    const found = known.get(bookingId);
    if (!found) return undefined;
    const { customerName, parts } = found;
    const items = parts > 1 ? partItems.get(`${bookingId} ${part}`) : itemsOf.get(bookingId);
    return { customerName, services: listOf(items ?? []), ...(parts > 1 && { part, parts }) };
  };
}
