import { date, time, weekday } from '../../shared/format.ts';
import { type Booking, titleOf } from '../booking/booking.ts';

/** Which booking a question is about. */
export function WhoseVisit({ booking }: { booking: Booking }) {
  return (
    <div className="mb-4 wrap-anywhere">
      <p className="font-semibold">{booking.user.fullName ?? 'Deleted account'}</p>
      <p>{titleOf(booking)}</p>
      <p className="figures text-muted">
        {weekday(booking.bookingDate)}, {date(booking.bookingDate)}, {time(booking.bookingTime)}
      </p>
    </div>
  );
}
