import { Allowed } from '../../../api/staff-role.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Booking, hasStarted, isToCome, visitsIn } from '../booking/booking.ts';
import { useHasNames } from '../hand-over/use-team.ts';
import type { Act } from './booking-question-words.tsx';
import { isOnline, usePayments } from './use-payments.ts';

/** What staff can do with a booking from its panel. */
export type Doing = Act | 'reschedule' | 'give' | 'services';

interface ActsProps {
  booking: Booking;
  onAct: (doing: Doing) => void;
}

/** What settles a booking, at the thumb. */
export function MainActs({ booking, onAct }: ActsProps) {
  const { status, amountDue, refundDue } = booking;
  return (
    <>
      {amountDue > 0 && (
        <Button block variant={status === 'PENDING' ? 'secondary' : 'primary'} className="px-3!" onClick={() => onAct('pay')}>
          Mark paid
        </Button>
      )}
      {refundDue > 0 && status === 'CANCELLED' && (
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

export function OtherActs({ booking, onAct }: ActsProps) {
  const { bookingId, status, refundedAt } = booking;
  const canMiss = !isToCome(booking) && !hasStarted(booking);
  const isAtDoor = !hasStarted(booking) && visitsIn(booking).some(({ state }) => state === 'ARRIVED');
  const hasNames = useHasNames();
  const payments = usePayments(bookingId).data?.payments ?? [];
  const canBeUndone = payments.some(one => !isOnline(one) && one.state === 'PAID' && one.refunded === 0);
  return (
    <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-5 print:hidden">
      {status === 'PENDING' && (
        <>
          <Button size="sm" variant="secondary" onClick={() => onAct('reschedule')}>
            Reschedule
          </Button>
          {/* Services of guests are changed with the guests (rule B146). */}
          {booking.payBy === null && (
            <Button size="sm" variant="secondary" onClick={() => onAct('services')}>
              {booking.guests ? 'Discount' : 'Services and price'}
            </Button>
          )}
          {/* Of several professionals, each has such a button of her own. */}
          {hasNames && (booking.parts?.length ?? 1) === 1 && (
            <Button size="sm" variant="secondary" onClick={() => onAct('give')}>
              Give to…
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => onAct('cancel')}>
            Cancel
          </Button>
          {canMiss && (
            <Button size="sm" variant="secondary" onClick={() => onAct('noShow')}>
              Nobody was there
            </Button>
          )}
          {(canMiss || isAtDoor) && (
            <Button size="sm" variant="secondary" onClick={() => onAct('refuse')}>
              Refused
            </Button>
          )}
        </>
      )}
      {/* An online payment cannot be undone, only given back. */}
      {canBeUndone && (
        <Button size="sm" variant="quiet" onClick={() => onAct('unpay')}>
          Mark unpaid
        </Button>
      )}
      {refundedAt && (
        <Button size="sm" variant="quiet" onClick={() => onAct('unrefund')}>
          Mark not refunded
        </Button>
      )}
      <Allowed to="DELETE /booking/{id}">
        <Button size="sm" variant="quiet" className="text-madder! hover:bg-madder-tint!" onClick={() => onAct('delete')}>
          Delete
        </Button>
      </Allowed>
    </div>
  );
}
