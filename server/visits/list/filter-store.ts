/** Which bookings staff want to see. A field that is left out does not filter. */
import { and, eq, gte, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { IsoDate } from '../../../common/time.ts';
import { booking } from '../../platform/db/schema.ts';
import { pending, visible } from '../../platform/db/which-bookings.ts';

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

const hasStatus = (status: Filter['status']): SQL | undefined => {
  if (Array.isArray(status)) return inArray(booking.status, status);
  // The same condition as in the partial index of pending bookings, so that the database uses the index.
  return status === 'PENDING' ? pending : status && eq(booking.status, status);
};

/** Only the counted filters. Clues say the others (clue-store.ts). */
export function passes({ status, paid, from, to }: CountedFilter): SQL | undefined {
  return and(
    visible,
    hasStatus(status),
    paid === undefined ? undefined : paid ? isNotNull(booking.paidAt) : isNull(booking.paidAt),
    from ? gte(booking.bookingDate, from) : undefined,
    to ? lte(booking.bookingDate, to) : undefined,
  );
}
