import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import type { Booking } from '../booking/booking.ts';

/** Reads the booking now; throws ApiError. */
export function readStaffBooking(id: string): Promise<Booking> {
  return ask(adminApi.GET('/booking/{id}', { params: { path: { id } } }));
}

/** Any customer's booking, with all its facts. */
export function useStaffBooking(id: string): {
  booking: Booking | undefined;
  error: unknown;
  reload: () => Promise<Booking | undefined>;
} {
  const { data, error, reload } = useStaffRead(['/booking/{id}', id], () => readStaffBooking(id), { isLive: true });
  return { booking: data, error, reload };
}

/** Who did what to the booking, latest first; also of a deleted one. */
export function useBookingHistory(id: string) {
  return useStaffRead(
    ['/booking/admin/{id}/history', id],
    () => ask(adminApi.GET('/booking/admin/{id}/history', { params: { path: { id } } })),
    { isLive: true },
  );
}
