import type { ReactNode } from 'react';
import { money } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { type Booking, isToCome, stepOf } from '../booking/booking.ts';
import { feeNow } from '../booking/cancel-terms.ts';
import { isOnline, refundable, usePayments } from './use-payments.ts';

/** What staff are asked about before they do it to a booking. */
export type Act = 'complete' | 'pay' | 'unpay' | 'refund' | 'unrefund' | 'cancel' | 'noShow' | 'refuse' | 'delete';

export interface Words {
  title: string;
  confirm: string;
  confirming: string;
  cancel?: string;
  danger?: boolean;
  /** What the act does; not shown any more once it is refused for good. */
  effect: ReactNode;
  choice?: { label: string; hint: string; confirm: string };
}

/** What is confirmed here came, or went back, outside of Nikhar: by UPI or in cash. */
export const wordsOf: Record<Act, (booking: Booking) => Words> = {
  // Most visits are paid when they end, so one question asks both (PaidChoice).
  complete: booking => ({
    title: 'Mark as completed?',
    confirm: 'Mark completed',
    confirming: 'Saving...',
    cancel: 'Not Yet',
    effect: (
      <>
        {isToCome(booking) && (
          <Alert tone="warning" className="my-3">
            This visit has not begun yet. Once it is completed, its slot can be booked by others.
          </Alert>
        )}
        <p className="text-sm text-muted">The customer sees it as completed. It cannot be taken back.</p>
      </>
    ),
  }),
  pay: booking => ({
    title: `${money(booking.amountDue)} received?`,
    confirm: 'Mark paid',
    confirming: 'Saving...',
    effect: (
      <Small>
        {stepOf(booking)
          ? 'The customer sees the booking as paid. If only a part came, use Record Payment.'
          : 'The customer sees the booking as paid.'}
      </Small>
    ),
  }),
  // Takes a slip back; money that was received and goes back is a refund.
  unpay: booking => ({
    title: `${money(booking.amountPaid)} not received?`,
    confirm: 'Mark unpaid',
    confirming: 'Saving...',
    effect: (
      <>
        {booking.status === 'CANCELLED' && (
          <Alert tone="warning" className="my-3">
            The visit was cancelled. The booking leaves the refund list and cannot be marked as paid again.
          </Alert>
        )}
        <Small>For a booking that was marked as paid by mistake. The customer sees it as unpaid again.</Small>
      </>
    ),
  }),
  refund: booking => ({
    title: `${money(booking.refundDue)} given back?`,
    confirm: 'Mark refunded',
    confirming: 'Saving...',
    effect: (
      <>
        <PaidOnline bookingId={booking.bookingId} />
        <Small>Give the money back first: this only notes it. The customer sees the booking as refunded.</Small>
      </>
    ),
  }),
  unrefund: () => ({
    title: 'Money not given back?',
    confirm: 'Mark not refunded',
    confirming: 'Saving...',
    effect: (
      <Small>
        For a booking that was marked as refunded by mistake. It waits for its refund again, and the customer sees that.
      </Small>
    ),
  }),
  cancel: booking => ({
    title: 'Cancel this booking?',
    confirm: 'Cancel Booking',
    confirming: 'Cancelling...',
    cancel: 'Keep Booking',
    danger: true,
    effect: (
      <>
        <p>
          The slot becomes free{booking.couponCode && ` and the coupon ${booking.couponCode} is given back`}. The customer sees
          the booking as cancelled, and gets a message if Settings send one. It cannot be taken back.
        </p>
        {booking.amountPaid > 0 && <GoesBack booking={booking} />}
      </>
    ),
  }),
  noShow: booking => ({
    title: 'Was nobody there?',
    confirm: 'End as no-show',
    confirming: 'Saving...',
    cancel: 'Not Yet',
    danger: true,
    effect: (
      <>
        <p>
          The visit ends as cancelled and counts as a no-show of the customer, who gets a message with the fee and what goes back.
          It cannot be taken back.
        </p>
        {booking.amountPaid > 0 && <GoesBack booking={booking} />}
      </>
    ),
  }),
  refuse: () => ({
    title: 'Was the visit refused?',
    confirm: 'End the visit',
    confirming: 'Saving...',
    cancel: 'Not Yet',
    danger: true,
    effect: <p>The customer pays nothing, and what was paid goes back. It cannot be taken back.</p>,
  }),
  delete: ({ status, amountPaid }) => ({
    title: 'Delete this booking?',
    confirm: 'Delete',
    confirming: 'Deleting...',
    cancel: 'Keep Booking',
    danger: true,
    effect: (
      <>
        <p>
          It disappears from every list and figure, also for the customer{status === 'PENDING' && ', and its slot becomes free'}.
          This cannot be undone.
        </p>
        {/* A deleted booking is not on the refund list any more, not even one that is to come. */}
        {amountPaid > 0 && status !== 'COMPLETED' && <p className="mt-3 font-semibold">Its money was not given back yet.</p>}
        {status === 'PENDING' && (
          <p className="mt-3 text-muted">Better cancel a visit that does not take place: then it stays on record.</p>
        )}
      </>
    ),
  }),
};

/** Cancelling by staff is free, unless they keep the fee that the customer agreed to (rule M18). */
export function feeChoice(booking: Booking): Pick<Words, 'choice'> {
  const fee = feeNow(booking);
  if (fee === 0) return {};
  const label = `Keep ${money(fee)} of ${money(booking.amountPaid)}`;
  const hint = 'The customer agreed to this fee for cancelling late. Otherwise everything goes back.';
  return { choice: { label, hint, confirm: 'Cancel and Keep Fee' } };
}

/** What staff do with the money of a visit that they cancel. */
function GoesBack({ booking }: { booking: Booking }) {
  return (
    <div className="my-3">
      <p className="font-semibold">
        {money(booking.amountPaid)} was paid.{' '}
        {feeNow(booking) > 0 ? 'What the salon does not keep has to go back.' : 'It has to go back.'}
      </p>
      <p className="text-sm text-muted">
        Afterwards press Refund beside an online payment. Give other money back yourself, and mark it refunded.
      </p>
    </div>
  );
}

/** The provider can pay it back, which is easier than by hand. */
function PaidOnline({ bookingId }: { bookingId: string }) {
  const { data } = usePayments(bookingId);
  if (!data?.payments.some(payment => isOnline(payment) && refundable(payment) > 0)) return null;
  return (
    <Alert tone="warning" className="my-3">
      It was paid online. Press Refund beside the payment in the booking, and the provider pays it back. Go on here only if you
      gave the money back yourself.
    </Alert>
  );
}

function Small({ children }: { children: string }) {
  return <p className="text-sm text-muted">{children}</p>;
}
