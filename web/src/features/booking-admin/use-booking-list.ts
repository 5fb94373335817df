import { adminApi, ask } from '../../api/client.ts';
import { useStaffRead } from '../staff/use-staff-read.ts';
import type { BookingQuery } from './use-booking-filter.ts';

/** Spec 9. */
const size = 10;

/** One page of the bookings asked for, latest visit first; none while the question makes no sense. */
export function useBookingList(query: BookingQuery | null, page: number) {
  return useStaffRead(
    query && ['/booking/admin', query, page],
    () => ask(adminApi.GET('/booking/admin', { params: { query: { ...query, page, size } } })),
    { isLive: true },
  );
}
