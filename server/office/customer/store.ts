import { and, asc, count, desc, eq, exists, gte, inArray, lte, notExists, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, messageLog, user } from '../../platform/db/schema.ts';
import { standing } from '../../platform/db/which-bookings.ts';
import { quietSince } from '../../platform/db/which-users.ts';

export type CustomerRow = typeof user.$inferSelect;

/** All of them, newest first. */
export function findCustomers(db: Queries, page: number, size: number): Promise<CustomerRow[]> {
  return db
    .select()
    .from(user)
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(size)
    .offset(page * size)
    .execute();
}

/** In the order of the ids. */
export async function findCustomersById(db: Queries, ids: string[]): Promise<CustomerRow[]> {
  const rows = await db.select().from(user).where(inArray(user.id, ids));
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
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

/** Whether they were warned by then, after they were last seen. */
const warning = (db: Queries, by: Instant) =>
  db
    .select({ id: messageLog.id })
    .from(messageLog)
    .where(
      and(
        ...[eq(messageLog.userId, user.id), eq(messageLog.kind, 'ACCOUNT_ENDS')],
        ...[gte(messageLog.createdAt, user.lastActive), lte(messageLog.createdAt, by)],
      ),
    );

const longestQuietFirst = (db: Queries) =>
  db.select({ id: user.id, mobile: user.mobile }).from(user).orderBy(asc(user.lastActive), asc(user.id)).$dynamic();

/** The accounts that nobody has used since then, and whose owners were not told. */
export function findUnwarned(db: Queries, since: Instant, now: Instant, most: number) {
  return longestQuietFirst(db)
    .where(and(quietSince(db, since), notExists(warning(db, now))))
    .limit(most)
    .execute();
}

/** The accounts that nobody has used since then, and whose owners were told by `warned`. */
export function findForgotten(db: Queries, since: Instant, warned: Instant, most: number) {
  return longestQuietFirst(db)
    .where(and(quietSince(db, since), exists(warning(db, warned))))
    .limit(most)
    .execute();
}
