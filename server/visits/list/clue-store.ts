/**
 * What staff ask of bookings beyond the counted filters: customers, services, ids, the day of booking. No count of it is kept. A clue says
 * it in three forms, so that no statement reads more of a long history than it has to (find-ids-store.ts).
 */
import { and, type Column, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { addDays, istMidnight } from '../../../common/time.ts';
import { onPostgres } from '../../platform/config/config.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { oneOf } from '../../platform/db/one-of.ts';
import { booking, bookingItem, user } from '../../platform/db/schema.ts';
import type { Filter } from './filter-store.ts';

export interface Clue {
  /** At most `most` ids of the bookings that have it, by index. Null if no index has them together. */
  lead: ((db: Queries, most: number) => Promise<string[]>) | null;
  /** The condition on all bookings of a few days. */
  among: (days: Period) => SQL;
  /** The condition on few bookings, tested one by one. */
  each: SQL;
}

const columns = (condition: SQL): Clue => ({
  lead: async (db, most) => {
    const rows = await db.select({ id: booking.id }).from(booking).where(condition).limit(most);
    return rows.map(({ id }) => id);
  },
  among: () => condition,
  each: condition,
});

/** SQLite would look up each of the values by index. For a few days it is faster to read the bookings in order: the plus keeps it at that. */
const inPassing = (condition: SQL): SQL => (onPostgres ? condition : sql`+${condition}`);

/** An item has one of these values in a column that has an index with date and booking. */
const items = (column: Column, values: string[]): Clue => {
  const { bookingId, bookingDate } = bookingItem;
  const is = inArray(column, values);
  return {
    lead: async (db, most) => {
      const rows = await db.select({ bookingId }).from(bookingItem).where(is).limit(most);
      return rows.map(row => row.bookingId);
    },
    among: ({ from, to }) =>
      inPassing(
        sql`${booking.id} IN (SELECT ${bookingId} FROM ${bookingItem} WHERE ${and(is, gte(bookingDate, from), sql`${bookingDate} <= ${to}`)})`,
      ),
    each: sql`EXISTS (SELECT 1 FROM ${bookingItem} WHERE ${and(eq(bookingId, booking.id), is)})`,
  };
};

export function ofServicesNamed(names: string[]): Clue {
  return items(bookingItem.name, names);
}

export function withId(condition: SQL): Clue {
  return columns(condition);
}

export function ofCustomers(userIds: string[]): Clue {
  const are = oneOf(booking.userId, userIds);
  return { ...columns(are), among: () => inPassing(are) };
}

/** The customer of the booking is looked up for each of them, because they are too many for a list. */
export function ofCustomersLike(condition: SQL): Clue {
  const each = sql`coalesce((SELECT ${condition} FROM ${user} WHERE ${eq(user.id, booking.userId)}), false)`;
  return { lead: null, among: () => each, each };
}

/** A clue that at least one of these is true. */
export function anyOf(clues: Clue[]): Clue {
  const [first, ...others] = clues;
  if (first && others.length === 0) return first;
  const either = (conditions: SQL[]) => or(...conditions) ?? sql`false`;
  const leads = clues.map(({ lead }) => lead);
  return {
    lead: leads.some(lead => lead === null)
      ? null
      : async (db, most) => (await Promise.all(leads.map(async lead => (await lead?.(db, most)) ?? []))).flat().slice(0, most),
    among: days => either(clues.map(({ among }) => among(days))),
    each: either(clues.map(({ each }) => each)),
  };
}

/** Whether the counts of months know how many bookings pass. */
export function isCounted(filter: Filter): boolean {
  return cluesOf(filter).length === 0;
}

/** The filters that are not counted. */
export function cluesOf({ userId, serviceId, externalId, createdFrom, createdTo }: Filter): Clue[] {
  const created = and(
    createdFrom ? gte(booking.createdAt, istMidnight(createdFrom)) : undefined,
    createdTo ? lt(booking.createdAt, istMidnight(addDays(createdTo, 1))) : undefined,
  );
  return [
    ...(externalId === undefined ? [] : [columns(eq(booking.externalId, externalId))]),
    ...(userId === undefined ? [] : [columns(eq(booking.userId, userId))]),
    ...(serviceId === undefined ? [] : [items(bookingItem.serviceId, [serviceId])]),
    ...(created ? [columns(created)] : []),
  ];
}
