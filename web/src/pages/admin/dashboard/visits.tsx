import { ArrowDown, CalendarCheck, ChevronDown, CircleCheck } from 'lucide-react';
import { addDays, istTime } from '../../../../../common/time.ts';
import { adminPaths } from '../../../admin-paths.ts';
import type { Overview } from '../../../features/office/analytics/use-overview.ts';
import type { Booking } from '../../../features/visits/booking/booking.ts';
import { nameOf } from '../../../features/visits/booking-admin/booking-question.tsx';
import { money, plural, time } from '../../../shared/format.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Section } from './section.tsx';
import { unpaidAfterDays } from './today-kinds.ts';
import { VisitCard } from './visit-card.tsx';

/** Today's visits in order of time, with the next one marked; then the settled ones, folded away. */
export function TodaysVisits({ overview: { visits, overdue, date } }: { overview: Overview }) {
  const clock = istTime(useNow(60_000));
  const left = visits.filter(({ status }) => status === 'PENDING').length;
  const next = visits.find(({ status, bookingTime }) => status === 'PENDING' && bookingTime >= clock)?.bookingTime;

  const settled = visits.filter(isSettled);
  const open = openVisits(visits);

  return (
    <Section
      title="Today's visits"
      more={[
        { href: adminPaths.week, label: 'The week' },
        { href: adminPaths.bookings, label: 'All bookings' },
      ]}
    >
      {visits.length === 0 ? (
        <div className="rounded-lg border border-line bg-card">
          <EmptyState
            icon={CalendarCheck}
            title="No visits today"
            className="py-8!"
            action={
              <LinkButton variant="secondary" href={adminPaths.pending}>
                See what is coming
              </LinkButton>
            }
          >
            <p>A booking made for today appears here at once.</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="-mt-2 mb-3 text-sm text-muted">
            {left > 0
              ? `${plural(left, 'visit')} to go, of ${visits.length}`
              : visits.length === 1
                ? 'The one visit is done'
                : `All ${visits.length} visits done`}
            <span className="figures">
              {' '}
              · {money(sumOf(visits, ({ amountPaid }) => amountPaid))} received,{' '}
              {money(sumOf(visits, ({ amountDue }) => amountDue))} still due
            </span>
          </p>
          <ul className="grid grid-cols-1 gap-3 empty:hidden">
            {open.map(visit => (
              <VisitCard
                key={visit.bookingId}
                visit={visit}
                isOverdue={overdue.some(({ bookingId }) => bookingId === visit.bookingId)}
                isNext={visit.status === 'PENDING' && visit.bookingTime === next}
                today={date}
              />
            ))}
          </ul>
          {settled.length > 0 && <SettledVisits visits={settled} isOpen={open.length === 0} />}
        </>
      )}
    </Section>
  );
}

function isSettled(visit: Booking): boolean {
  return visit.status === 'COMPLETED' && visit.paymentStatus === 'PAID';
}

/** Today's cards, in the order of the page. */
export function openVisits(visits: Booking[]): Booking[] {
  return visits.filter(visit => !isSettled(visit));
}

/** In whole paise, because sums of rupees are binary fractions. */
function sumOf(visits: Booking[], rupees: (visit: Booking) => number): number {
  return visits.reduce((paise, visit) => paise + Math.round(rupees(visit) * 100), 0) / 100;
}

interface Props {
  visits: Booking[];
  isOpen: boolean;
}

/** Completed and paid visits: one line each, which opens the booking. */
function SettledVisits({ visits, isOpen }: Props) {
  const [, open] = useUrlValue('booking');
  return (
    <details open={isOpen} className="group mt-2">
      <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-leaf" strokeWidth={1.75} />
        {plural(visits.length, 'visit')} done and paid
        <ChevronDown aria-hidden className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-1 divide-y divide-line overflow-hidden rounded-lg border border-line bg-card">
        {visits.map(({ bookingId, bookingTime, user, finalPrice }) => (
          <li key={bookingId}>
            <button
              type="button"
              onClick={() => open(bookingId)}
              className="figures flex min-h-12 w-full flex-wrap items-center gap-x-3 px-4 py-2 text-left text-sm -outline-offset-2 hover:bg-sand"
            >
              <span className="whitespace-nowrap">{time(bookingTime)}</span>
              <span className="min-w-0 flex-1 basis-[5rem] font-semibold wrap-anywhere">{nameOf(user)}</span>
              <span className="whitespace-nowrap text-muted">{money(finalPrice)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The overview brings at most this many of each; the list has all. */
const mostSent = 20;
const shown = 3;

/** The cards around today's visits, in the order of the page. */
export function cardsToSettle(overview: Overview, todays: Booking[]): Booking[] {
  const first = (bookings: Booking[]) => bookings.slice(0, shown);
  return [...first(overdueBefore(overview)), ...todays, ...first(unpaidLately(overview))];
}

/** Counts and links to the sections below, because a long day of visits may lie between. */
export function SettleLinks({ overview }: { overview: Overview }) {
  const links = [
    { id: 'overdue', bookings: overdueBefore(overview), words: 'still open' },
    { id: 'unpaid', bookings: unpaidLately(overview), words: 'unpaid' },
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

/** From the third day on they are on the list of today (rule W103). */
function unpaidLately({ unpaid, date }: Overview): Booking[] {
  return unpaid.filter(({ bookingDate }) => bookingDate > addDays(date, -unpaidAfterDays));
}

export function UnpaidVisits({ overview }: { overview: Overview }) {
  return (
    <ToSettle
      id="unpaid"
      title="Unpaid"
      explained="Completed in the last two days, but not marked as paid."
      bookings={unpaidLately(overview)}
      href={adminPaths.unpaidUntil(addDays(overview.date, -1))}
    />
  );
}

interface ToSettleProps {
  id: string;
  title: string;
  explained: string;
  bookings: Booking[];
  href: string;
}

function ToSettle({ id, title, explained, bookings, href }: ToSettleProps) {
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
