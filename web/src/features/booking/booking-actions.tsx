import { lazy } from '../../shared/lazy.ts';
import { Button } from '../../ui/button.tsx';
import { addressLine } from '../address/address.ts';
import { useAddresses } from '../address/use-addresses.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { BookAgain } from './book-again.tsx';
import { type Booking, canChange } from './booking.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { UpiDialog } from './upi-dialog.tsx';
import { useBookings } from './use-bookings.ts';
import { useChangeBooking } from './use-change-booking.ts';
import { useReschedule } from './use-reschedule.ts';

// With its form and map: only for those who add an address.
const AddressDialog = lazy(() => import('../address/address-dialog.tsx'));

/** What the customer is about to do, and to which booking, as it was then. */
export interface BookingAct {
  doing: Doing;
  booking: Booking;
}

type Doing = 'pay' | 'reschedule' | 'cancel';

interface Props {
  booking: Booking;
  onAct: (act: BookingAct) => void;
}

export function BookingActions({ booking, onAct }: Props) {
  const start = (doing: Doing) => onAct({ doing, booking });
  return (
    <>
      {booking.upi && (
        <Button size="sm" onClick={() => start('pay')} className="max-sm:min-w-full">
          Pay by UPI
        </Button>
      )}
      {canChange(booking) ? (
        <>
          <Button size="sm" variant="secondary" onClick={() => start('reschedule')}>
            Reschedule
          </Button>
          <Button size="sm" variant="quiet" onClick={() => start('cancel')}>
            Cancel
          </Button>
          <AddToCalendar booking={booking} />
        </>
      ) : (
        <BookAgain booking={booking} />
      )}
    </>
  );
}

/**
 * Stands above the list: the booking may leave its place there when the server knows better, and must not take along the
 * reason why something was refused.
 */
export function BookingActDialog({ act: { doing, booking }, onClose }: { act: BookingAct; onClose: () => void }) {
  if (doing === 'cancel') return <CancelDialog booking={booking} onClose={onClose} />;
  if (doing === 'reschedule') return <RescheduleOwn booking={booking} onClose={onClose} />;
  return <PayOwn booking={booking} onClose={onClose} />;
}

/** As it is now: the salon may have seen the money, or cancelled the visit, while the payment app was open. */
function PayOwn({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { bookings } = useBookings();
  const now = bookings?.find(({ bookingId }) => bookingId === booking.bookingId) ?? booking;
  return <UpiDialog booking={now} onClose={onClose} />;
}

function RescheduleOwn({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { move } = useChangeBooking(booking.bookingId);
  const { addresses, keep } = useAddresses();
  const rescheduling = useReschedule(booking);
  return (
    <RescheduleDialog
      booking={booking}
      rescheduling={rescheduling}
      move={move}
      addresses={addresses}
      addressDialog={({ onClose, onWritten }) => (
        <AddressDialog
          onClose={onClose}
          onSaved={saved => {
            keep(saved);
            onWritten({ place: { addressId: saved.id }, line: addressLine(saved) });
          }}
        />
      )}
      onClose={onClose}
    />
  );
}
