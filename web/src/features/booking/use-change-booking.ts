import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { hasCode, messageOf } from '../../api/api-error.ts';
import { api, ask } from '../../api/client.ts';
import { toast } from '../../ui/toast.ts';
import type { Booking } from './booking.ts';
import { isSlotsKey } from './slots.ts';
import { useBookings } from './use-bookings.ts';
import type { Visit } from './use-visit-choice.ts';

/** Cancels or moves a booking, then shows it as the server has it. */
export function useChangeBooking(bookingId: string) {
  const { reload } = useBookings();
  const { mutate } = useSWRConfig();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const inFlight = useRef(false);
  const path = { id: bookingId };

  /** True when it is done; otherwise `problem` says why not. */
  async function change(call: Promise<Booking>, done: string, fallback: string): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      await call;
      toast.success(done);
      return true;
    } catch (error) {
      if (!hasCode(error, 'UNAUTHORIZED')) setProblem(messageOf(error, fallback));
      return false;
    } finally {
      // Also after a refusal: it was refused because the server knows better.
      await Promise.all([reload(), mutate(isSlotsKey)]).catch(() => null);
      inFlight.current = false;
      setBusy(false);
    }
  }

  function once(start: () => Promise<boolean>): Promise<boolean> {
    if (inFlight.current) return Promise.resolve(false);
    inFlight.current = true;
    return start();
  }

  return {
    isBusy,
    problem,
    cancel: () =>
      once(() =>
        change(ask(api.PUT('/booking/{id}/cancel', { params: { path } })), 'Booking cancelled.', 'Failed to cancel the booking.'),
      ),
    move: ({ date: bookingDate, time: bookingTime }: Visit) =>
      once(() =>
        change(
          ask(api.PUT('/booking/{id}', { params: { path }, body: { bookingDate, bookingTime } })),
          'Booking rescheduled.',
          'Failed to reschedule the booking.',
        ),
      ),
  };
}
