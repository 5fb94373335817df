import { type ReactNode, Suspense, useId } from 'react';
import type { Booking } from '../../../features/visits/booking/booking.ts';
import { type BookingAct, BookingActions, OwnProposal } from '../../../features/visits/booking/booking-actions.tsx';
import { BookingCard } from '../../../features/visits/booking/booking-card.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';

/** Without it, the bookings are there all the same. */
export function Extra({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

export const bookingGrid = 'grid gap-4 md:grid-cols-2 lg:gap-6';

interface Props {
  title: string;
  bookings: Booking[];
  onAct: (act: BookingAct) => void;
  /** What else the card says. */
  noteOf?: (booking: Booking) => ReactNode;
  moreActs?: (booking: Booking) => ReactNode;
  reviewOf?: (booking: Booking) => ReactNode;
}

export function BookingSection({ title, bookings, onAct, noteOf, moreActs, reviewOf }: Props) {
  const titleId = useId();
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mb-10">
      <h2 id={titleId} className="mb-4 font-display text-2xl font-medium tracking-tight">
        {title}
      </h2>
      <ul className={bookingGrid}>
        {bookings.map(booking => (
          <BookingCard
            key={booking.bookingId}
            booking={booking}
            question={
              <>
                <OwnProposal booking={booking} onAct={onAct} />
                <Extra>{noteOf?.(booking)}</Extra>
              </>
            }
            review={reviewOf?.(booking)}
            actions={
              <>
                <BookingActions booking={booking} onAct={onAct} />
                <Extra>{moreActs?.(booking)}</Extra>
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
}
