import { istTime } from '../../../../../common/time.ts';
import { today } from '../../../shared/clock.ts';
import { plainTime } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Booking } from '../booking/booking.ts';
import { useBookingActs } from './use-booking-acts.ts';

interface Props {
  booking: Booking;
  onAct: (doing: 'noShow' | 'reschedule') => void;
}

const clockOf = (at: string) => plainTime(istTime(Date.parse(at)));

/** The professional waits at a door where nobody is: staff decide (rule N83). */
export function NobodyHereNote({ booking: { bookingId, bookingDate, status, visit, professional }, onAct }: Props) {
  const { waitLonger } = useBookingActs(bookingId);
  if (status !== 'PENDING' || !visit?.nobodyAt) return null;
  const { nobodyAt, arrivedAt, calledAt } = visit;
  return (
    <Alert
      tone="warning"
      className="mb-5"
      action={
        <div className="flex flex-wrap gap-2">
          {bookingDate >= today() && (
            <Button size="sm" variant="secondary" onClick={() => void waitLonger()}>
              Wait Longer
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => onAct('reschedule')}>
            Move
          </Button>
          <Button size="sm" onClick={() => onAct('noShow')}>
            End as no-show
          </Button>
        </div>
      }
    >
      {professional?.name ?? 'The professional'} told at {clockOf(nobodyAt)} that nobody is there.
      {arrivedAt && ` At the door since ${clockOf(arrivedAt)}.`}
      {calledAt && ` Called the customer at ${clockOf(calledAt)}.`}
    </Alert>
  );
}
