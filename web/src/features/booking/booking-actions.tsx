import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { lazy } from '../../shared/lazy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { addressLine } from '../address/address.ts';
import { useAddresses } from '../address/use-addresses.ts';
import { useSession } from '../auth/session.tsx';
import { cartAttempts } from '../cart/cart-attempts.ts';
import { cartFailures } from '../cart/cart-errors.ts';
import { bookAgain } from '../cart/change-cart.ts';
import { proposeAgain } from '../professional/same-again.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { type Booking, canChange } from './booking.ts';
import { PaymentBadge, StatusBadge } from './booking-badges.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { UpiPayment } from './upi-payment.tsx';
import { useBookings } from './use-bookings.ts';
import { useChangeBooking } from './use-change-booking.ts';
import { useReschedule } from './use-reschedule.ts';

// Lazy, because it brings a form and a map.
const AddressDialog = lazy(() => import('../address/address-dialog.tsx'));

/** What the customer is about to do. `booking` stays as it was when they began. */
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

/** Rendered above the list: a booking may leave its place in the list, and its dialog must stay to say why something was refused. */
export function BookingActDialog({ act: { doing, booking }, onClose }: { act: BookingAct; onClose: () => void }) {
  if (doing === 'cancel') return <CancelDialog booking={booking} onClose={onClose} />;
  if (doing === 'reschedule') return <RescheduleOwn booking={booking} onClose={onClose} />;
  return <PayOwn booking={booking} onClose={onClose} />;
}

/** Shows the current state: the salon may confirm the payment or cancel the visit while the payment app is open. */
function PayOwn({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { bookings } = useBookings();
  const now = bookings?.find(({ bookingId }) => bookingId === booking.bookingId) ?? booking;
  return <UpiDialog booking={now} onClose={onClose} />;
}

function RescheduleOwn({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { move } = useChangeBooking(booking.bookingId);
  const { addresses, keep } = useAddresses();
  const rescheduling = useReschedule(booking, null, addresses);
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

/** Puts the services of a booking into the cart at today's prices, and opens the cart. */
function BookAgain({ booking: { bookingId, professional } }: { booking: Booking }) {
  const { userId } = useSession();
  const [here, navigate] = useLocation();
  const [attempt] = useState(cartAttempts);

  async function again() {
    const isDone = await attempt(bookAgain(bookingId), cartFailures.add);
    // Checkout then proposes who came before.
    if (isDone && userId && professional) proposeAgain(userId, professional);
    // Do not navigate if they left the page meanwhile.
    if (isDone && location.pathname === here) navigate(paths.cart);
  }

  return (
    <Button size="sm" variant="secondary" onClick={again}>
      <RotateCcw aria-hidden className="size-4.5" strokeWidth={1.75} />
      Book Again
    </Button>
  );
}

interface UpiDialogProps {
  booking: Booking;
  onClose: () => void;
}

function UpiDialog({ booking, onClose }: UpiDialogProps) {
  return (
    <Dialog onClose={onClose} title="Pay by UPI">
      {booking.upi ? (
        <UpiPayment booking={booking} upi={booking.upi} />
      ) : (
        <div role="status" className="grid gap-3">
          <p>You no longer have to pay for this booking by UPI.</p>
          <p className="flex flex-wrap gap-2">
            <StatusBadge isOwn status={booking.status} />
            <PaymentBadge booking={booking} />
          </p>
        </div>
      )}
    </Dialog>
  );
}
