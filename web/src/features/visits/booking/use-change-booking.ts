import { useSWRConfig } from 'swr';
import * as words from '#words/booking';
import * as services from '#words/visit-services';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { toast } from '../../../ui/toast.ts';
import { useSession } from '../../accounts/auth/session.tsx';
import { isAvailabilityKey } from './availability.ts';
import type { Booking } from './booking.ts';
import { type Move, moveRequest, type RescheduleRequest } from './move.tsx';
import type { SeenTime } from './proposal-question.tsx';
import type { ServicesAnswer } from './services-question.tsx';
import { bookingKey, bookingsKey, useBookings } from './use-bookings.ts';

/** Cancels or moves a booking and shows the server's answer. Both throw the server's refusal. */
export function useChangeBooking(bookingId: string) {
  const { userId } = useSession();
  const { reload } = useBookings();
  const { mutate } = useSWRConfig();
  const params = { path: { id: bookingId } };

  async function change(call: Promise<Booking>, done: string): Promise<void> {
    try {
      show(await call);
      toast.success(done);
    } finally {
      // Read again also after a refusal, because the server knows the current state. Not awaited: the line may be down.
      void Promise.all([reload(), mutate(isAvailabilityKey), mutate(['/series', userId])]).catch(() => null);
    }
  }

  function show(booking: Booking): void {
    if (!userId) return;
    void mutate(bookingKey(userId, bookingId), booking, { revalidate: false });
    const inPlace = (list?: Booking[]) => list?.map(other => (other.bookingId === bookingId ? booking : other));
    void mutate<Booking[]>(bookingsKey(userId), inPlace, { revalidate: false });
  }

  /** An earlier call whose answer was lost may have cancelled the booking. That counts as success. */
  async function unlessCancelled(error: unknown): Promise<Booking> {
    if (!hasCode(error, 'INVALID_STATUS_TRANSITION')) throw error;
    const booking = await ask(api.GET('/booking/{id}', { params }));
    if (booking.status !== 'CANCELLED') throw error;
    return booking;
  }

  const reschedule = (body: RescheduleRequest) => change(ask(api.PUT('/booking/{id}', { params, body })), words.isRescheduled);

  return {
    cancel: (seenFee: number) => {
      const call = api.PUT('/booking/{id}/cancel', { params: { ...params, query: { seenFee } } });
      return change(ask(call).catch(unlessCancelled), words.isCancelled);
    },
    agree: (body: SeenTime) => change(ask(api.PUT('/booking/{id}/proposal', { params, body })), words.isRescheduled),
    answerServices: (body: ServicesAnswer) =>
      change(ask(api.PUT('/booking/{id}/services/answer', { params, body })), body.agreed ? services.isChanged : services.stays),
    move: (move: Move) => reschedule(moveRequest(move)),
    /** Of a visit for several guests. */
    moveParty: reschedule,
  };
}
