import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { messageOf } from '../../api/message-of.ts';
import { useUrlValue } from '../../shared/use-url-value.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { type Booking, isDue, isOwed, referenceOf } from '../booking/booking.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingFactsSkeleton } from './booking-facts-skeleton.tsx';
import { BookingHistory } from './booking-history.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { MoneyDialog } from './money-dialog.tsx';
import { nextAct } from './next-act.ts';
import { RescheduleVisit } from './reschedule-visit.tsx';
import { useStaffBooking } from './use-staff-booking.ts';

/** The booking that the address names, beside whatever page is shown. */
export function BookingPanel() {
  const [id, , close] = useUrlValue('booking');
  if (!id) return null;
  return <Panel key={id} id={id} onClose={close} />;
}

/** An act in question, and the booking as it was then: should it be gone meanwhile, the question still says why it failed. */
interface Asked {
  doing: Doing;
  booking: Booking;
}

type Doing = 'complete' | 'pay' | 'unpay' | 'refund' | 'unrefund' | 'reschedule' | 'cancel' | 'delete';

function isOfMoney(doing: Doing) {
  return doing === 'pay' || doing === 'unpay' || doing === 'refund' || doing === 'unrefund';
}

function Panel({ id, onClose }: { id: string; onClose: () => void }) {
  const { booking, error, reload } = useStaffBooking(id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const stop = () => setAsked(null);

  function ask(doing: Doing) {
    if (!booking) return;
    const asked = { doing, booking };
    setAsked(asked);
    // Its customer may have moved it since it was read: a question about another day would be answered wrongly.
    const renew = (booking = asked.booking) => setAsked(now => (now === asked ? { doing, booking } : now));
    reload().then(renew, () => null);
  }

  return (
    <SidePanel
      onClose={onClose}
      title={booking ? `Booking ${referenceOf(booking).toUpperCase()}` : 'Booking'}
      footer={booking && nextAct(booking) && <MainActs booking={booking} onAct={ask} />}
    >
      {booking ? (
        <>
          <BookingFacts booking={booking} />
          <OtherActs booking={booking} onAct={ask} />
          <BookingHistory id={id} />
        </>
      ) : error ? (
        <Problem id={id} error={error} onRetry={reload} />
      ) : (
        <BookingFactsSkeleton />
      )}
      {asked?.doing === 'complete' && <CompleteDialog booking={asked.booking} onClose={stop} />}
      {asked && isOfMoney(asked.doing) && <MoneyDialog about={asked.doing} booking={asked.booking} onClose={stop} />}
      {asked?.doing === 'reschedule' && (
        // From the visit as it is, should it have been moved.
        <RescheduleVisit key={visitOf(asked.booking)} booking={asked.booking} onClose={stop} />
      )}
      {/* As it is by now: a colleague may have marked it paid, and then there is money to give back. The same holds below. */}
      {asked?.doing === 'cancel' && <CancelDialog booking={booking ?? asked.booking} onClose={stop} />}
      {asked?.doing === 'delete' && <DeleteDialog booking={booking ?? asked.booking} onClose={stop} onDeleted={onClose} />}
    </SidePanel>
  );
}

function visitOf({ bookingDate, bookingTime }: Booking): string {
  return `${bookingDate} ${bookingTime}`;
}

interface ActsProps {
  booking: Booking;
  onAct: (doing: Doing) => void;
}

/** What settles a booking, at the thumb. */
function MainActs({ booking, onAct }: ActsProps) {
  const { status } = booking;
  return (
    <>
      {isDue(booking) && (
        <Button block variant={status === 'PENDING' ? 'secondary' : 'primary'} className="px-3!" onClick={() => onAct('pay')}>
          Mark paid
        </Button>
      )}
      {isOwed(booking) && (
        <Button block onClick={() => onAct('refund')}>
          Mark refunded
        </Button>
      )}
      {status === 'PENDING' && (
        <Button block className="px-3!" onClick={() => onAct('complete')}>
          Mark completed
        </Button>
      )}
    </>
  );
}

function OtherActs({ booking: { status, paymentStatus, refundedAt, finalPrice }, onAct }: ActsProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-5 print:hidden">
      {status === 'PENDING' && (
        <>
          <Button size="sm" variant="secondary" onClick={() => onAct('reschedule')}>
            Reschedule
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onAct('cancel')}>
            Cancel
          </Button>
        </>
      )}
      {/* Of ₹0 nothing came that could be missing, and nobody could mark it paid again. */}
      {paymentStatus === 'PAID' && finalPrice > 0 && (
        <Button size="sm" variant="quiet" onClick={() => onAct('unpay')}>
          Mark unpaid
        </Button>
      )}
      {refundedAt && (
        <Button size="sm" variant="quiet" onClick={() => onAct('unrefund')}>
          Mark not refunded
        </Button>
      )}
      <Button size="sm" variant="quiet" className="text-madder! hover:bg-madder-tint!" onClick={() => onAct('delete')}>
        Delete
      </Button>
    </div>
  );
}

function Problem({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => Promise<unknown> }) {
  if (hasCode(error, 'BOOKING_NOT_FOUND', 'VALIDATION_ERROR')) {
    return (
      <>
        <EmptyState icon={SearchX} title="There is no such booking">
          <p>It was deleted, or the address was mistyped.</p>
        </EmptyState>
        <BookingHistory id={id} />
      </>
    );
  }
  return (
    <ErrorState title="Failed to fetch the booking" onRetry={onRetry}>
      <p>{messageOf(error, 'Please check your connection and try again.')}</p>
    </ErrorState>
  );
}
