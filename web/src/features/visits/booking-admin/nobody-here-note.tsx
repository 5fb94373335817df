import { istTime } from '../../../../../common/time.ts';
import { today } from '../../../shared/clock.ts';
import { plainTime } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Booking } from '../booking/booking.ts';
import type { Part } from '../guests/guests.ts';
import { useBookingActs } from './use-booking-acts.ts';

interface Props {
  booking: Booking;
  onAct: (doing: 'noShow' | 'reschedule') => void;
}

const clockOf = (at: string) => plainTime(istTime(Date.parse(at)));

/** A professional waits at a door where nobody is: staff decide (rule N83). Of several, each has a note of her own. */
export function NobodyHereNote({ booking, onAct }: Props) {
  const { status, parts = [{ part: 1, ...booking }] } = booking;
  if (status !== 'PENDING') return null;
  return parts.map(one => one.visit?.nobodyAt && <Waiting key={one.part} booking={booking} part={one} onAct={onAct} />);
}

interface WaitingProps extends Props {
  part: Pick<Part, 'part' | 'professional' | 'visit'>;
}

function Waiting({ booking: { bookingId, bookingDate, parts = [] }, part: { part, professional, visit }, onAct }: WaitingProps) {
  const { waitLonger } = useBookingActs(bookingId);
  if (!visit?.nobodyAt) return null;
  const { nobodyAt, arrivedAt, calledAt } = visit;
  // Somebody else was let in, so the customer is at home (rule N103).
  const within = parts.filter(one => one.visit?.state === 'STARTED' || one.visit?.state === 'DONE');
  return (
    <Alert
      tone="warning"
      className="mb-5"
      action={
        <div className="flex flex-wrap gap-2">
          {bookingDate >= today() && (
            <Button size="sm" variant="secondary" onClick={() => void waitLonger(parts.length > 1 ? part : undefined)}>
              Wait Longer
            </Button>
          )}
          {within.length === 0 && (
            <>
              <Button size="sm" variant="secondary" onClick={() => onAct('reschedule')}>
                Move
              </Button>
              <Button size="sm" onClick={() => onAct('noShow')}>
                End as no-show
              </Button>
            </>
          )}
        </div>
      }
    >
      {professional?.name ?? 'The professional'} told at {clockOf(nobodyAt)} that nobody is there.
      {arrivedAt && ` At the door since ${clockOf(arrivedAt)}.`}
      {calledAt && ` Called the customer at ${clockOf(calledAt)}.`}
      {within.length > 0 && ` Others are inside: ${within.map(one => one.professional?.name ?? `part ${one.part}`).join(', ')}.`}
    </Alert>
  );
}
