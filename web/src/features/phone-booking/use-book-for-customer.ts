import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError, hasCode } from '../../api/api-error.ts';
import { adminApi, ask } from '../../api/client.ts';
import { type Problem, problemOf } from '../../api/problem.ts';
import { isTurnedAway, mayBeDone } from '../../api/unanswered.ts';
import { newKey } from '../../shared/new-key.ts';
import { useGone } from '../../shared/use-gone.ts';
import { toast } from '../../ui/toast.ts';
import { settleLeftWork } from '../admin-shell/left-work.ts';
import { readOf } from '../admin-shell/use-staff-read.ts';
import { touchedByBookings } from '../booking-admin/use-booking-acts.ts';
import type { Service } from '../catalog/service.ts';
import type { Draft } from './draft.ts';
import type { Sent, StaffBookingRequest } from './phone-booking.ts';

interface Options {
  /** What the draft is kept under when the session ends. */
  work: string;
  /** What the end of a session has left open. */
  first: Sent | null;
  /** The services may not be what was shown any more: to be read again, before the words that say so. Gives those that are gone. */
  onChanged: () => Promise<Service[]>;
  onBooked: (bookingId: string) => void;
}

/**
 * Books, or says why not. As long as nothing came back it may be booked, so nothing else can be: the
 * very same is sent again, whatever became of the slot and the coupon that it may have used up itself.
 */
export function useBookForCustomer({ work, first, onChanged, onBooked }: Options) {
  const { mutate } = useSWRConfig();
  // Nobody is fetched away from what they have gone on to, be it another booking.
  const gone = useGone();
  const [onItsWay, setOnItsWay] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [unanswered, setUnanswered] = useState(first);

  /** For the answer that comes when the end of the session has taken the page already: of the draft that waits for it. */
  const settle = (sent: Sent, now: (draft: Draft) => Draft | null) =>
    settleLeftWork<Draft>(work, draft => (draft.unanswered === sent ? now(draft) : draft));

  async function lookAgain(): Promise<Service[]> {
    // Also what is offered to add: what was withdrawn would be there to be chosen again.
    const [lost] = await Promise.all([onChanged(), mutate(readOf('/coupon', '/service/all'))]);
    return lost;
  }

  async function send(sent: Sent) {
    setOnItsWay(sent);
    setProblem(null);
    try {
      const header = { 'idempotency-key': sent.key };
      const { bookingId } = await ask(adminApi.POST('/booking/admin', { params: { header }, body: sent.body }));
      toast.success('The visit is booked.');
      settle(sent, () => null);
      void mutate(touchedByBookings);
      if (!gone.current) onBooked(bookingId);
    } catch (error) {
      // The end of the session leaves the page, too, and keeps what was entered.
      if (gone.current && !hasCode(error, 'UNAUTHORIZED'))
        toast.error('Failed to book the visit.', { detail: 'Check the bookings before you book it again.' });
      const open = mayBeDone(error) ? sent : isLookedAt(error) ? null : unanswered;
      setUnanswered(open);
      settle(sent, draft => ({ ...draft, unanswered: open }));
      if (!mayBeDone(error) && !hasCode(error, 'UNAUTHORIZED')) {
        const lost = hasCode(error, ...ofServices) ? await lookAgain().catch(() => []) : [];
        setProblem(lost.length > 0 ? { text: lostWords(lost) } : problemOf(error, 'Failed to book the visit.'));
        // What was chosen may be gone.
        mutate(touchedByBookings).catch(() => null);
      }
      setOnItsWay(null);
    }
  }

  return {
    book: (body: StaffBookingRequest) => send({ body, key: newKey() }),
    isBooking: onItsWay !== null,
    problem,
    say: (text: string | null) => setProblem(text === null ? null : { text }),
    /** What may be booked, should the page go now. */
    open: onItsWay ?? unanswered,
    /** Sends once more what was not answered; null where there is no such thing. */
    askAgain: unanswered && (() => send(unanswered)),
  };
}

/** Refusals of what the visit was said to cost, or of a time that may be too short or taken only for the length it has by now. */
const ofServices = [
  'PRICE_CHANGED',
  'SERVICE_NOT_FOUND',
  'COUPON_NOT_FOUND',
  'COUPON_INACTIVE',
  'COUPON_EXPIRED',
  'COUPON_USAGE_LIMIT',
  'SLOT_UNAVAILABLE',
  'DUPLICATE_BOOKING',
] as const;

/** The server's words do not say which, and those that are left can be booked. */
function lostWords(lost: Service[]): string {
  const names = lost.map(({ name }) => name).join(', ');
  const [are, were] = lost.length > 1 ? ['are', 'were'] : ['is', 'was'];
  return `${names} ${are} no longer available and ${were} taken off the booking. Please tell the customer.`;
}

/** The server has judged this very booking; otherwise it is as open as before whether an earlier try has been booked. */
function isLookedAt(error: unknown): boolean {
  return error instanceof ApiError && !isTurnedAway(error) && !hasCode(error, 'UNAUTHORIZED');
}
