import { createContext, type ReactNode, use, useState } from 'react';
import { useRowFocus } from '../../../records/use-row-focus.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { Button } from '../../../ui/button.tsx';
import type { Booking } from '../booking/booking.ts';
import { BookingQuestion, nameOf, nextAct } from './booking-question.tsx';
import { readStaffBooking } from './use-booking-acts.ts';

type SettlingAct = NonNullable<ReturnType<typeof nextAct>>;
type Ask = (act: SettlingAct, booking: Booking) => void;

const AskContext = createContext<Ask | null>(null);

/**
 * Holds the question of a `SettleButton` above the list that the button stands in. A settled booking may leave the list; the question
 * stays, with the reason when the act was refused. `visits` are those the list shows, marked as `useRowFocus` says.
 */
export function SettleQuestion({ visits, children }: { visits: Booking[]; children: ReactNode }) {
  const [asked, setAsked] = useState<{ act: SettlingAct; booking: Booking } | null>(null);
  const [opened] = useUrlValue('booking');
  const rowFocus = useRowFocus(
    visits.map(({ bookingId }) => bookingId),
    asked?.booking.bookingId ?? opened,
  );

  function ask(act: SettlingAct, booking: Booking) {
    const asked = { act, booking };
    setAsked(asked);
    // The list may be a minute old, and the customer may have moved the visit since.
    const renew = (booking: Booking) => setAsked(now => (now === asked ? { act, booking } : now));
    readStaffBooking(booking.bookingId).then(renew, () => null);
  }

  return (
    <AskContext value={ask}>
      <div {...rowFocus}>{children}</div>
      {asked && <BookingQuestion {...asked} onClose={() => setAsked(null)} />}
    </AskContext>
  );
}

const words = { complete: 'Mark completed', pay: 'Mark paid', refund: 'Mark refunded' };

/** Brings a booking on: asks whether it is completed, paid, or refunded. Stands within a `SettleQuestion`. */
export function SettleButton({ booking }: { booking: Booking }) {
  const ask = use(AskContext);
  const act = nextAct(booking);
  if (!act) return null;
  return (
    <Button
      size="sm"
      className="max-sm:w-full sm:ml-auto"
      aria-label={`${words[act]}: ${nameOf(booking.user)}`}
      onClick={() => ask?.(act, booking)}
    >
      {words[act]}
    </Button>
  );
}
