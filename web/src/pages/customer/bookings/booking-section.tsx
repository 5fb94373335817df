import { useId } from 'react';
import type { Booking } from '../../../features/booking/booking.ts';
import { type BookingAct, BookingActions } from '../../../features/booking/booking-actions.tsx';
import { BookingCard } from '../../../features/booking/booking-card.tsx';

export const bookingGrid = 'grid gap-4 md:grid-cols-2 lg:gap-6';

interface Props {
  title: string;
  bookings: Booking[];
  onAct: (act: BookingAct) => void;
}

export function BookingSection({ title, bookings, onAct }: Props) {
  const titleId = useId();
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mb-10">
      <h2 id={titleId} className="mb-4 font-display text-2xl font-medium tracking-tight">
        {title}
      </h2>
      <ul className={bookingGrid}>
        {bookings.map(booking => (
          <BookingCard key={booking.bookingId} booking={booking} actions={<BookingActions booking={booking} onAct={onAct} />} />
        ))}
      </ul>
    </section>
  );
}
