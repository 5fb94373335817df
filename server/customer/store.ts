import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { booking, user } from '../db/schema.ts';
import { standing } from '../db/which-bookings.ts';

export type CustomerRow = typeof user.$inferSelect;

const newestFirst = (db: Queries) => db.select().from(user).orderBy(desc(user.createdAt), desc(user.id)).$dynamic();

/** All of them, newest first. */
export function findCustomers(db: Queries, page: number, size: number): Promise<CustomerRow[]> {
  return newestFirst(db)
    .limit(size)
    .offset(page * size)
    .execute();
}

/** Newest first. */
export function findCustomersById(db: Queries, ids: string[]): Promise<CustomerRow[]> {
  return newestFirst(db).where(inArray(user.id, ids)).execute();
}

export async function countCustomers(db: Queries): Promise<number> {
  const [row] = await db.select({ customers: count() }).from(user);
  return row?.customers ?? 0;
}

export async function findCustomer(db: Queries, id: string): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(user).where(eq(user.id, id));
  return row;
}

export interface Totals {
  bookings: number;
  pendingBookings: number;
  /** The sum of what was paid and not given back. */
  spentPaise: number;
}

/** Counts all bookings except cancelled and deleted ones, from the index alone. Customers without any are left out. */
export async function findTotals(db: Queries, userIds: string[]): Promise<Map<string, Totals>> {
  if (userIds.length === 0) return new Map();
  const spentPaise = sql`sum(${booking.heldPaise})`.mapWith(Number);
  const pendingBookings = sql`sum(case when ${booking.status} = 'PENDING' then 1 else 0 end)`.mapWith(Number);
  const rows = await db
    .select({ userId: booking.userId, bookings: count(), pendingBookings, spentPaise })
    .from(booking)
    .where(and(standing, inArray(booking.userId, userIds)))
    .groupBy(booking.userId);
  return new Map(rows.map(({ userId, ...totals }) => [userId, totals]));
}
