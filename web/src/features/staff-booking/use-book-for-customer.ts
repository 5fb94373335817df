import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { hasCode } from '../../api/api-error.ts';
import { adminApi, ask } from '../../api/client.ts';
import { messageWithWait } from '../../api/message-with-wait.ts';
import { adminPaths } from '../../paths.ts';
import { newKey } from '../../shared/new-key.ts';
import { toast } from '../../ui/toast.ts';
import { touchedByBookings } from '../booking-admin/use-booking-acts.ts';
import { readOf } from '../staff/use-staff-read.ts';
import type { StaffBookingRequest } from './staff-booking.ts';

type Options = {
  /** The services are not what was shown any more, or the coupon: to be read again, before the words that say so. */
  onChanged: () => Promise<void>;
};

/** Books and goes on to the booking; or says why not. The same wish keeps its key, so that it is booked once however often it is sent. */
export function useBookForCustomer({ onChanged }: Options) {
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();
  const [isBooking, setBooking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sent = useRef({ wish: '', key: '' });

  async function book(body: StaffBookingRequest) {
    const wish = JSON.stringify(body);
    if (sent.current.wish !== wish) sent.current = { wish, key: newKey() };
    setBooking(true);
    setProblem(null);
    try {
      const header = { 'idempotency-key': sent.current.key };
      const { bookingId } = await ask(adminApi.POST('/booking/admin', { params: { header }, body }));
      toast.success('The visit is booked.');
      void mutate(touchedByBookings);
      // In place of the form: Back does not lead to a visit that is booked already.
      navigate(adminPaths.booking(bookingId), { replace: true });
    } catch (error) {
      if (hasCode(error, 'UNAUTHORIZED')) return setBooking(false);
      if (hasCode(error, 'PRICE_CHANGED', 'SERVICE_NOT_FOUND'))
        await Promise.all([onChanged(), mutate(readOf('/coupon'))]).catch(() => null);
      setBooking(false);
      setProblem(messageWithWait(error, 'Failed to book the visit. Please check your connection and try again.'));
      // What was chosen may be gone.
      mutate(touchedByBookings).catch(() => null);
    }
  }

  return { book, isBooking, problem, say: setProblem };
}
