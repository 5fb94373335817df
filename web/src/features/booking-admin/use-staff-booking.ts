import { adminApi, ask } from '../../api/client.ts';
import { useStaffRead } from '../admin-shell/use-staff-read.ts';
import type { Booking } from '../booking/booking.ts';

/** As the salon has it now; throws ApiError. */
export function readStaffBooking(id: string): Promise<Booking> {
  return ask(adminApi.GET('/booking/{id}', { params: { path: { id } } }));
}

/** One booking with all its facts, whosever it is. */
export function useStaffBooking(id: string): {
  booking: Booking | undefined;
  error: unknown;
  reload: () => Promise<Booking | undefined>;
} {
  const { data, error, reload } = useStaffRead(['/booking/{id}', id], () => readStaffBooking(id), { isLive: true });
  return { booking: data, error, reload };
}

/** Who did what to it, latest first; also when it was deleted. */
export function useBookingHistory(id: string) {
  return useStaffRead(
    ['/booking/admin/{id}/history', id],
    () => ask(adminApi.GET('/booking/admin/{id}/history', { params: { path: { id } } })),
    { isLive: true },
  );
}
