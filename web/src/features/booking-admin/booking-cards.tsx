import { date, money, time, weekday } from '../../shared/format.ts';
import { shorten } from '../../shared/shorten.ts';
import { Card } from '../../ui/card.tsx';
import { type Booking, titleOf } from '../booking/booking.ts';
import { StatusBadge } from '../booking/booking-badges.tsx';
import { DueBadge } from '../booking/due-badge.tsx';
import { nameOf } from './booking-question.tsx';

interface Props {
  bookings: Booking[];
  onOpen: (id: string) => void;
}

/** The list on a phone: a whole card opens its booking. */
export function BookingCards({ bookings, onOpen }: Props) {
  return (
    <ul aria-label="Bookings" className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:hidden">
      {bookings.map(booking => (
        <Card
          as="li"
          key={booking.bookingId}
          data-record={booking.bookingId}
          padding="sm"
          className="relative flex break-inside-avoid flex-col gap-1 has-focus-visible:ring-2 has-focus-visible:ring-plum"
        >
          <div className="figures flex items-baseline justify-between gap-3 text-sm text-muted">
            <span>
              {weekday(booking.bookingDate).slice(0, 3)}, {date(booking.bookingDate)}
            </span>
            <span>{time(booking.bookingTime)}</span>
          </div>
          <div className="flex items-baseline justify-between gap-3">
            <button
              type="button"
              title={nameOf(booking.user)}
              onClick={() => onOpen(booking.bookingId)}
              className="min-w-0 text-left text-lg font-semibold wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-lg"
            >
              {shorten(nameOf(booking.user), 15)}
            </button>
            <span className="figures font-semibold">{money(booking.finalPrice)}</span>
          </div>
          <p className="text-sm wrap-anywhere">{shorten(titleOf(booking), 40)}</p>
          <p className="text-sm text-muted wrap-anywhere">
            {booking.address ? shorten(booking.address.street, 40) : 'Address no longer kept'}
          </p>
          <div className="mt-auto flex flex-wrap gap-2 pt-2">
            <StatusBadge status={booking.status} />
            <DueBadge booking={booking} />
          </div>
        </Card>
      ))}
    </ul>
  );
}
