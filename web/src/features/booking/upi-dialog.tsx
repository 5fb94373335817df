import { Dialog } from '../../ui/dialog.tsx';
import type { Booking } from './booking.ts';
import { PaymentBadge, StatusBadge } from './booking-badges.tsx';
import { UpiPayment } from './upi-payment.tsx';

interface Props {
  booking: Booking;
  onClose: () => void;
}

export function UpiDialog({ booking, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title="Pay by UPI">
      {booking.upi ? (
        <UpiPayment booking={booking} upi={booking.upi} />
      ) : (
        <div role="status" className="grid gap-3">
          <p>There is nothing to pay by UPI for this booking any more.</p>
          <p className="flex flex-wrap gap-2">
            <StatusBadge isOwn status={booking.status} />
            <PaymentBadge booking={booking} />
          </p>
        </div>
      )}
    </Dialog>
  );
}
