import type { ReactNode } from 'react';
import { longDate, money, time } from '../../shared/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type Booking, isDue, isOwed, isToCome, titleOf } from '../booking/booking.ts';
import { isRefusedForGood } from '../booking/refused-for-good.ts';
import { useBookingActs } from './use-booking-acts.ts';

/** What staff are asked about before they do it to a booking. */
export type Act = 'complete' | 'pay' | 'unpay' | 'refund' | 'unrefund' | 'cancel' | 'delete';

/** The act that brings a booking on: completed first, then paid; or refunded. Null once it is settled. */
export function nextAct(booking: Booking): 'complete' | 'pay' | 'refund' | null {
  if (booking.status === 'PENDING') return 'complete';
  if (isOwed(booking)) return 'refund';
  return isDue(booking) ? 'pay' : null;
}

/** The customer's name; the name of a deleted account is gone, too. */
export function nameOf({ fullName }: { fullName: string | null }): string {
  return fullName ?? 'Deleted account';
}

interface Words {
  title: string;
  confirm: string;
  confirming: string;
  cancel?: string;
  danger?: boolean;
  /** What the act does; not shown any more once it is refused for good. */
  effect: ReactNode;
  choice?: { label: string; hint: string; confirm: string };
}

/** Nikhar moves no money: what is confirmed here came, or went back, by UPI or in cash. */
const wordsOf: Record<Act, (booking: Booking) => Words> = {
  // Most visits are paid when they end, so one question asks both.
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
    ...(isDue(booking) && {
      choice: {
        label: `${money(booking.finalPrice)} received`,
        hint: 'Marks the booking as paid, too.',
        confirm: 'Completed and paid',
      },
    }),
  }),
  pay: booking => ({
    title: `${money(booking.finalPrice)} received?`,
    confirm: 'Mark paid',
    confirming: 'Saving...',
    effect: <Small>The customer sees the booking as paid.</Small>,
  }),
  // Takes a slip back; money that was received and goes back is a refund.
  unpay: booking => ({
    title: `${money(booking.finalPrice)} not received?`,
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
    title: `${money(booking.finalPrice)} given back?`,
    confirm: 'Mark refunded',
    confirming: 'Saving...',
    effect: <Small>Give the money back first: this only notes it. The customer sees the booking as refunded.</Small>,
  }),
  unrefund: booking => ({
    title: `${money(booking.finalPrice)} not given back?`,
    confirm: 'Mark not refunded',
    confirming: 'Saving...',
    effect: (
      <Small>
        For a booking that was marked as refunded by mistake. It waits for its refund again, and the customer sees that.
      </Small>
    ),
  }),
  cancel: ({ couponCode, paymentStatus }) => ({
    title: 'Cancel this booking?',
    confirm: 'Cancel Booking',
    confirming: 'Cancelling...',
    cancel: 'Keep Booking',
    danger: true,
    effect: (
      <>
        <p>
          The slot becomes free{couponCode && ` and the coupon ${couponCode} is given back`}. The customer sees the booking as
          cancelled but gets no message: call them, or write by WhatsApp from the booking. It cannot be taken back.
        </p>
        {paymentStatus === 'PAID' && (
          <p className="mt-3 font-semibold">It is paid: give the money back, then mark it refunded.</p>
        )}
      </>
    ),
  }),
  delete: ({ status, paymentStatus, finalPrice }) => ({
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
        {paymentStatus === 'PAID' && status !== 'COMPLETED' && finalPrice > 0 && (
          <p className="mt-3 font-semibold">Its money was not given back yet.</p>
        )}
        {status === 'PENDING' && (
          <p className="mt-3 text-muted">Better cancel a visit that does not take place: then it stays on record.</p>
        )}
      </>
    ),
  }),
};

interface Props {
  act: Act;
  booking: Booking;
  onClose: () => void;
  /** After deleting. */
  onDeleted?: () => void;
}

/** Asks before an act. The booking may change while the question is open; then the question follows it. */
export function BookingQuestion({ act, booking, onClose, onDeleted = onClose }: Props) {
  const acts = useBookingActs(booking.bookingId);
  const { effect, ...words } = wordsOf[act](booking);
  const { user, bookingDate, bookingTime } = booking;

  async function confirm(isPaid: boolean) {
    if (act === 'complete') await acts.complete(isPaid);
    else if (act === 'delete') await acts.remove();
    else await acts[act]();
    if (act === 'delete') onDeleted();
    else onClose();
  }

  return (
    <ConfirmDialog
      {...words}
      fallback={act === 'delete' ? 'Failed to delete the booking.' : 'Failed to update status'}
      isFinal={act === 'delete' ? undefined : isRefusedForGood}
      onConfirm={confirm}
      onClose={onClose}
      promise={effect}
    >
      <div className="mb-4 wrap-anywhere">
        <p className="font-semibold">{nameOf(user)}</p>
        <p>{titleOf(booking)}</p>
        <p className="figures text-muted">
          {longDate(bookingDate)}, {time(bookingTime)}
        </p>
      </div>
    </ConfirmDialog>
  );
}

function Small({ children }: { children: string }) {
  return <p className="text-sm text-muted">{children}</p>;
}
