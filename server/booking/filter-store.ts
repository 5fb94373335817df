/** Which bookings staff want to see. A field that is left out does not filter. */
import { and, count, eq, gte, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { booking, bookingItem } from '../db/schema.ts';
import { pending, visible } from '../db/which-bookings.ts';
import { addDays, type IsoDate, istMidnight } from '../shared/time.ts';

type Status = (typeof booking.$inferSelect)['status'];

/** The filters that the counts of months can answer (month-store.ts). */
export interface CountedFilter {
  status?: Status | Status[];
  paid?: boolean;
  from?: IsoDate;
  to?: IsoDate;
}

export interface Filter extends CountedFilter {
  userId?: string;
  serviceId?: string;
  externalId?: string;
  createdFrom?: IsoDate;
  createdTo?: IsoDate;
}

/** Whether the bookings themselves have to be counted. The counts of months know no customers, services or days of booking. */
export function isNarrow({ userId, serviceId, externalId, createdFrom, createdTo }: Filter): boolean {
  return [userId, serviceId, externalId, createdFrom, createdTo].some(one => one !== undefined);
}

const hasStatus = (status: Filter['status']): SQL | undefined => {
  if (Array.isArray(status)) return inArray(booking.status, status);
  // The same condition as in the partial index of pending bookings, so that the database uses the index.
  return status === 'PENDING' ? pending : status && eq(booking.status, status);
};

/** Each item carries its booking's date, so the index of services finds the bookings of a period. */
const hasService = ({ serviceId, from, to }: Filter): SQL | undefined =>
  serviceId === undefined
    ? undefined
    : sql`${booking.id} IN (SELECT ${bookingItem.bookingId} FROM ${bookingItem} WHERE ${and(
        eq(bookingItem.serviceId, serviceId),
        from ? gte(bookingItem.bookingDate, from) : undefined,
        to ? lte(bookingItem.bookingDate, to) : undefined,
      )})`;

export function passes(filter: Filter): SQL | undefined {
  const { status, paid, from, to, userId, externalId, createdFrom, createdTo } = filter;
  return and(
    visible,
    hasStatus(status),
    paid === undefined ? undefined : paid ? isNotNull(booking.paidAt) : isNull(booking.paidAt),
    from ? gte(booking.bookingDate, from) : undefined,
    to ? lte(booking.bookingDate, to) : undefined,
    userId === undefined ? undefined : eq(booking.userId, userId),
    externalId === undefined ? undefined : eq(booking.externalId, externalId),
    createdFrom ? gte(booking.createdAt, istMidnight(createdFrom)) : undefined,
    createdTo ? lt(booking.createdAt, istMidnight(addDays(createdTo, 1))) : undefined,
    hasService(filter),
  );
}

/** Counts the bookings that pass; for narrow filters. */
export async function countPassing(db: Queries, filter: Filter): Promise<number> {
  const [row] = await db.select({ bookings: count() }).from(booking).where(passes(filter));
  return row?.bookings ?? 0;
}
