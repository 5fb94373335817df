/** Which bookings staff wants to see; what is left out is not asked for. */
import { and, eq, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { booking } from '../db/schema.ts';
import type { IsoDate } from '../shared/time.ts';
import { type BookingRow, visible } from './store.ts';

export interface Filter {
  status?: BookingRow['status'];
  paid?: boolean;
  from?: IsoDate;
  to?: IsoDate;
}

export const passes = ({ status, paid, from, to }: Filter): SQL | undefined =>
  and(
    visible,
    // Written out for the index of what is pending (store.ts), which is small beside the history.
    status === 'PENDING' ? sql`${booking.status} = 'PENDING'` : status && eq(booking.status, status),
    paid === undefined ? undefined : paid ? isNotNull(booking.paidAt) : isNull(booking.paidAt),
    from ? gte(booking.bookingDate, from) : undefined,
    to ? lte(booking.bookingDate, to) : undefined,
  );
