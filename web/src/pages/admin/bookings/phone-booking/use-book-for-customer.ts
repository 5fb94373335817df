import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { hasCode } from '../../../../api/api-error.ts';
import { adminApi, ask } from '../../../../api/client.ts';
import { type Problem, problemOf } from '../../../../api/message-of.ts';
import { mayBeDone } from '../../../../api/unanswered.ts';
import { saveOnce } from '../../../../api/use-save.ts';
import { readOf } from '../../../../api/use-staff-read.ts';
import type { Service } from '../../../../features/shop/catalog/catalog.ts';
import { touchedByBookings } from '../../../../features/visits/booking/staff-reads.ts';
import { settleKept } from '../../../../shared/kept.ts';
import { useGone } from '../../../../shared/use-gone.ts';
import { toast } from '../../../../ui/toast.ts';
import type { Draft, TookRequest } from './draft.ts';
import type { StaffBookingRequest } from './phone-booking.ts';

/** What staff want to book. With `took` the visit took place already (rule B50). */
export type Wanted = StaffBookingRequest & { took?: TookRequest };

interface Options {
  /** What the draft is kept under when the session ends. */
  work: string;
  /** What a restored draft holds. */
  first: Draft['unanswered'];
  /** Reads the services again, before the words about the change. Returns those that are gone. */
  onChanged: () => Promise<Service[]>;
  onBooked: (bookingId: string) => void;
}

/** Books, or says why not. Without an answer it may be booked, so only the very same request can be sent again. */
export function useBookForCustomer({ work, first, onChanged, onBooked }: Options) {
  const { mutate } = useSWRConfig();
  // An answer must not fetch staff away from what they do by then, such as another booking.
  const gone = useGone();
  const [isBooking, setBooking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const unanswered = useRef(first);
  /** The same state, but without a first try on its way. */
  const [[lost], setLost] = useState(first);
  const save = saveOnce<Wanted>({
    read: () => unanswered.current,
    keep(sent) {
      settle(draft => ({ ...draft, unanswered: sent }));
      unanswered.current = sent;
    },
  });

  /** When the session's end took the page, the answer settles the draft that waits for it. */
  function settle(now: (draft: Draft) => Draft | null) {
    settleKept<Draft>(work, draft => (draft.unanswered === unanswered.current ? now(draft) : draft));
  }

  async function lookAgain(): Promise<Service[]> {
    // Read again what is offered to add, too: a service that was withdrawn would be there to be chosen again.
    const [lost] = await Promise.all([onChanged(), mutate(readOf('/coupon', '/service/all')), mutate('/settings')]);
    return lost;
  }

  async function book(wanted: Wanted) {
    setBooking(true);
    setProblem(null);
    try {
      const { bookingId } = await save(wanted, header => send(wanted, header));
      toast.success(wanted.took ? 'The visit is entered.' : 'The visit is booked.');
      settle(() => null);
      void mutate(touchedByBookings);
      if (!gone.current) onBooked(bookingId);
    } catch (error) {
      // The end of the session leaves the page, too, and keeps what was entered.
      if (gone.current && !hasCode(error, 'UNAUTHORIZED'))
        toast.error('Failed to book the visit.', { detail: 'Check the bookings before you book it again.' });
      setLost(unanswered.current);
      if (!mayBeDone(error) && !hasCode(error, 'UNAUTHORIZED')) {
        const withdrawn = hasCode(error, ...ofServices) ? await lookAgain().catch(() => []) : [];
        setProblem(withdrawn.length > 0 ? { text: goneWords(withdrawn) } : problemOf(error, 'Failed to book the visit.'));
        // What was chosen may be gone.
        mutate(touchedByBookings).catch(() => null);
      }
      setBooking(false);
    }
  }

  return {
    book,
    isBooking,
    problem,
    say: (text: string | null) => setProblem(text === null ? null : { text }),
    /** What may be booked, should the page go now. */
    unanswered,
    /** Sends the request without an answer again; null if there is none. */
    askAgain: lost ? () => book(lost.input) : null,
  };
}

function send({ took, womenOnly, ...order }: Wanted, header: { 'idempotency-key': string }) {
  const params = { header };
  if (took) return ask(adminApi.POST('/booking/admin/past', { params, body: { ...order, ...took } }));
  const body = { ...order, ...(womenOnly !== undefined && { womenOnly }) };
  return ask(adminApi.POST('/booking/admin', { params, body }));
}

/** Refusals of what the visit was said to cost, or of a time that may be too short or taken only for the length it has by now. */
const ofServices = [
  'PRICE_CHANGED',
  'SERVICE_NOT_FOUND',
  'COUPON_NOT_FOUND',
  'COUPON_INACTIVE',
  'COUPON_EXPIRED',
  'COUPON_USAGE_LIMIT',
  'COUPON_FIRST_BOOKING',
  'COUPON_CUSTOMER_LIMIT',
  'SLOT_UNAVAILABLE',
  'DUPLICATE_BOOKING',
] as const;

/** The server's words do not say which, and those that are left can be booked. */
function goneWords(gone: Service[]): string {
  const names = gone.map(({ name }) => name).join(', ');
  const [are, were] = gone.length > 1 ? ['are', 'were'] : ['is', 'was'];
  return `${names} ${are} no longer available and ${were} taken off the booking. Please tell the customer.`;
}
