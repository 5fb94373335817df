import { adminApi, ask } from '../../api/client.ts';
import { useStaffRead } from '../admin-shell/use-staff-read.ts';
import type { BookingOrder, BookingQuery } from './use-booking-filter.ts';

/** Bookings a page (rule W32). */
const size = 10;

/** One page of the bookings asked for; none while the question makes no sense. */
export function useBookingList(query: BookingQuery | null, order: BookingOrder, page: number) {
  return useStaffRead(
    query && ['/booking/admin', query, order, page],
    () => ask(adminApi.GET('/booking/admin', { params: { query: { ...query, order, page, size } } })),
    { isLive: true },
  );
}
