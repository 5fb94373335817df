import { longDate, time } from '../../shared/format.ts';
import { type Booking, titleOf } from '../booking/booking.ts';
import { nameOf } from './name-of.ts';

/** Which booking a question is about. */
export function WhoseVisit({ booking }: { booking: Booking }) {
  return (
    <div className="mb-4 wrap-anywhere">
      <p className="font-semibold">{nameOf(booking.user)}</p>
      <p>{titleOf(booking)}</p>
      <p className="figures text-muted">
        {longDate(booking.bookingDate)}, {time(booking.bookingTime)}
      </p>
    </div>
  );
}
