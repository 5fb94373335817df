import { adminPaths } from '../../../admin-paths.ts';
import type { Overview } from '../../../features/analytics/use-overview.ts';
import type { Booking } from '../../../features/booking/booking.ts';
import { addDays } from '../../../shared/days.ts';
import { Section } from './section.tsx';
import { VisitCard } from './visit-card.tsx';

/** As many as the overview brings of each (openapi.yaml); the list has them all. */
const mostSent = 20;
const shown = 3;

/** Visits of days gone by that are still pending: done, or not? Today's are told among today's. */
export function OverdueVisits({ overview: { overdue, date } }: { overview: Overview }) {
  return (
    <ToSettle
      title="Overdue"
      explained="The day is over and they are still pending: mark them completed, or open them to move or cancel them."
      bookings={overdue.filter(({ bookingDate }) => bookingDate !== date)}
      href={adminPaths.pendingUntil(addDays(date, -1))}
    />
  );
}

export function UnpaidVisits({ overview: { unpaid, date } }: { overview: Overview }) {
  return (
    <ToSettle
      title="Unpaid"
      explained="Completed on an earlier day, and no payment noted."
      bookings={unpaid}
      href={adminPaths.unpaidUntil(addDays(date, -1))}
    />
  );
}

/** The customer was promised it within 7 working days (features/booking/cancel-dialog.tsx). */
export function RefundsDue({ overview: { toRefund } }: { overview: Overview }) {
  return (
    <ToSettle
      title="To refund"
      explained="Cancelled after they were paid. Customers are promised their money within 7 working days."
      bookings={toRefund}
      href={adminPaths.toRefund}
    />
  );
}

type Props = { title: string; explained: string; bookings: Booking[]; href: string };

function ToSettle({ title, explained, bookings, href }: Props) {
  if (bookings.length === 0) return null;
  const number = bookings.length < mostSent ? String(bookings.length) : `${mostSent} or more`;
  return (
    <Section title={`${title} (${number})`} more={{ href, label: 'See all' }}>
      <p className="-mt-2 mb-3 text-sm text-muted">{explained}</p>
      <ul className="grid grid-cols-1 gap-3">
        {bookings.slice(0, shown).map(booking => (
          <VisitCard key={booking.bookingId} visit={booking} today="" />
        ))}
      </ul>
    </Section>
  );
}
