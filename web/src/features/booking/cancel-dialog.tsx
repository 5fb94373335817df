import { date, time, weekday } from '../../shared/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Booking, titleOf } from './booking.ts';
import { useChangeBooking } from './use-change-booking.ts';

type Props = { booking: Booking; onClose: () => void };

export function CancelDialog({ booking, onClose }: Props) {
  const { cancel, isBusy, problem } = useChangeBooking(booking.bookingId);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel this booking?"
      footer={
        <>
          <Button variant="secondary" block onClick={onClose} className="max-sm:px-3!">
            Keep Booking
          </Button>
          <Button
            variant="danger"
            block
            busy={isBusy}
            className="max-sm:px-3!"
            onClick={async () => {
              if (await cancel()) onClose();
            }}
          >
            {isBusy ? 'Cancelling...' : 'Cancel Booking'}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          {problem}
        </Alert>
      )}
      <p className="font-semibold wrap-anywhere">{titleOf(booking)}</p>
      <p className="figures text-muted">
        {weekday(booking.bookingDate)}, {date(booking.bookingDate)}, {time(booking.bookingTime)}
      </p>
      <p className="mt-4">Cancelling is free until the visit starts. It cannot be undone, but you can book again at any time.</p>
      {booking.paymentStatus === 'PAID' && <p className="mt-2">You have paid already: please call us about your money.</p>}
    </Dialog>
  );
}
