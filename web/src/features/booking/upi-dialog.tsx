import { Dialog } from '../../ui/dialog.tsx';
import type { Booking } from './booking.ts';
import { UpiPayment } from './upi-payment.tsx';

type Props = { booking: Booking; upi: NonNullable<Booking['upi']>; onClose: () => void };

export function UpiDialog({ onClose, ...payment }: Props) {
  return (
    <Dialog onClose={onClose} title="Pay by UPI">
      <UpiPayment {...payment} />
    </Dialog>
  );
}
