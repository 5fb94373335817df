import { money } from '../../shared/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Booking } from '../booking/booking.ts';
import { isRefusedForGood } from '../booking/refused-for-good.ts';
import { useBookingActs } from './use-booking-acts.ts';
import { WhoseVisit } from './whose-visit.tsx';

const questions = {
  pay: {
    what: 'received',
    confirm: 'Mark paid',
    effect: 'The customer sees the booking as paid.',
  },
  // A slip of the finger is taken back; money that was received and goes back is a refund.
  unpay: {
    what: 'not received',
    confirm: 'Mark unpaid',
    effect: 'For a booking that was marked as paid by mistake. The customer sees it as unpaid again.',
  },
  refund: {
    what: 'given back',
    confirm: 'Mark refunded',
    effect: 'Give the money back first: this only notes it. The customer sees the booking as refunded.',
  },
  unrefund: {
    what: 'not given back',
    confirm: 'Mark not refunded',
    effect: 'For a booking that was marked as refunded by mistake. It waits for its refund again, and the customer sees that.',
  },
} as const;

interface Props {
  about: keyof typeof questions;
  booking: Booking;
  onClose: () => void;
}

/** Nikhar moves no money: what is confirmed here came, or went back, by UPI or in cash. */
export function MoneyDialog({ about, booking, onClose }: Props) {
  const { [about]: note } = useBookingActs(booking.bookingId);
  const { what, confirm, effect } = questions[about];
  return (
    <ConfirmDialog
      title={`${money(booking.finalPrice)} ${what}?`}
      confirm={confirm}
      confirming="Saving..."
      fallback="Failed to update status"
      onConfirm={async () => {
        await note();
        onClose();
      }}
      isFinal={isRefusedForGood}
      onClose={onClose}
      promise={
        <>
          {about === 'unpay' && booking.status === 'CANCELLED' && (
            <Alert tone="warning" className="my-3">
              The visit was cancelled: it then waits for no refund, and cannot be marked as paid again.
            </Alert>
          )}
          <p className="text-sm text-muted">{effect}</p>
        </>
      }
    >
      <WhoseVisit booking={booking} />
    </ConfirmDialog>
  );
}
