import { ArrowDown } from 'lucide-react';
import { addDays } from '../../../../../common/time.ts';
import { adminPaths } from '../../../admin-paths.ts';
import type { Overview } from '../../../features/office/analytics/use-overview.ts';
import type { Booking } from '../../../features/visits/booking/booking.ts';
import { Section } from './section.tsx';
import { VisitCard } from './visit-card.tsx';

/** The overview brings at most this many of each; the list has all. */
const mostSent = 20;
const shown = 3;

/** The cards around today's visits, in the order of the page. */
export function cardsToSettle(overview: Overview, todays: Booking[]): Booking[] {
  const first = (bookings: Booking[]) => bookings.slice(0, shown);
  return [...first(overdueBefore(overview)), ...todays, ...first(overview.unpaid), ...first(overview.toRefund)];
}

/** Counts and links to the sections below, because a long day of visits may lie between. */
export function SettleLinks({ overview }: { overview: Overview }) {
  const links = [
    { id: 'overdue', bookings: overdueBefore(overview), words: 'still open' },
    { id: 'unpaid', bookings: overview.unpaid, words: 'unpaid' },
    { id: 'to-refund', bookings: overview.toRefund, words: 'to refund' },
  ].filter(({ bookings }) => bookings.length > 0);
  if (links.length === 0) return null;
  return (
    <nav aria-label="To settle" className="mb-6 flex flex-wrap gap-2 print:hidden">
      {links.map(({ id, bookings, words }) => (
        <a
          key={id}
          href={`#${id}`}
          className="figures inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-card px-4 text-sm font-semibold hover:border-field"
        >
          {numberOf(bookings)} {words}
          <ArrowDown aria-hidden className="size-4 text-muted" strokeWidth={2} />
        </a>
      ))}
    </nav>
  );
}

/** Without today's, which are in TodaysVisits. */
function overdueBefore({ overdue, date }: Overview): Booking[] {
  return overdue.filter(({ bookingDate }) => bookingDate !== date);
}

function numberOf(bookings: Booking[]): string {
  return bookings.length < mostSent ? String(bookings.length) : `${mostSent} or more`;
}

/** Visits of earlier days that are still pending, above the day: their money is in no figure yet (rule N74). */
export function OverdueVisits({ overview }: { overview: Overview }) {
  return (
    <ToSettle
      id="overdue"
      title="How did it end?"
      explained="The day is over and nobody has said how these visits ended: done and paid or not, nobody was there, or refused. Open them to move or cancel them."
      bookings={overdueBefore(overview)}
      href={adminPaths.pendingUntil(addDays(overview.date, -1))}
    />
  );
}

export function UnpaidVisits({ overview: { unpaid, date } }: { overview: Overview }) {
  return (
    <ToSettle
      id="unpaid"
      title="Unpaid"
      explained="Completed on an earlier day, but not marked as paid."
      bookings={unpaid}
      href={adminPaths.unpaidUntil(addDays(date, -1))}
    />
  );
}

/** Customers are promised a refund within 7 working days (features/booking/cancel-dialog.tsx). */
export function RefundsDue({ overview: { toRefund } }: { overview: Overview }) {
  return (
    <ToSettle
      id="to-refund"
      title="To refund"
      explained="Cancelled after they were paid. Customers are promised their money within 7 working days."
      bookings={toRefund}
      href={adminPaths.toRefund}
    />
  );
}

interface Props {
  id: string;
  title: string;
  explained: string;
  bookings: Booking[];
  href: string;
}

function ToSettle({ id, title, explained, bookings, href }: Props) {
  if (bookings.length === 0) return null;
  return (
    <Section id={id} title={`${title} (${numberOf(bookings)})`} more={[{ href, label: 'See all' }]}>
      <p className="-mt-2 mb-3 text-sm text-muted">{explained}</p>
      <ul className="grid grid-cols-1 gap-3">
        {bookings.slice(0, shown).map(booking => (
          <VisitCard key={booking.bookingId} visit={booking} />
        ))}
      </ul>
    </Section>
  );
}
