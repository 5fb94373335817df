/** Which bookings staff wants to see; what is left out is not asked for. */
import { and, eq, gte, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { booking } from '../db/schema.ts';
import { pending, visible } from '../db/which-bookings.ts';
import type { IsoDate } from '../shared/time.ts';
import type { BookingRow } from './store.ts';

export interface Filter {
  status?: BookingRow['status'];
  paid?: boolean;
  from?: IsoDate;
  to?: IsoDate;
}

export const passes = ({ status, paid, from, to }: Filter): SQL | undefined =>
  and(
    visible,
    // So that it comes from the index of what is pending, which is small beside the history.
    status === 'PENDING' ? pending : status && eq(booking.status, status),
    paid === undefined ? undefined : paid ? isNotNull(booking.paidAt) : isNull(booking.paidAt),
    from ? gte(booking.bookingDate, from) : undefined,
    to ? lte(booking.bookingDate, to) : undefined,
  );
