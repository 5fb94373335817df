import { ChevronRight, CircleAlert, DoorClosed } from 'lucide-react';
import { Link } from 'wouter';
import type { components } from '#contract';
import { istTime } from '../../../../../common/time.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { useBookingActs } from '../../../features/visits/booking-admin/use-booking-acts.ts';
import { misfitWords } from '../../../features/visits/hand-over/candidates.ts';
import { type UncoveredVisit, useHasNames, useUncovered } from '../../../features/visits/hand-over/use-team.ts';
import { today } from '../../../shared/clock.ts';
import { money, plainTime } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { Button } from '../../../ui/button.tsx';
import { ReachButtons } from '../../../ui/reach-buttons.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Section } from './section.tsx';

type Waiting = components['schemas']['NobodyHere'];

/** A professional at a closed door waits no longer than this for the dashboard. */
const everyMs = 30_000;

const clockOf = (at: string) => plainTime(istTime(Date.parse(at)));

/** Professionals at a door where nobody is (rule N83). With teams nothing is asked. */
export function NobodyHere() {
  const hasNames = useHasNames();
  const { data } = useStaffRead(
    hasNames ? ['/visit/admin/nobody-here'] : null,
    () => ask(adminApi.GET('/visit/admin/nobody-here')),
    { isLive: true, everyMs },
  );
  return (
    <div role="status" className="mb-6 grid grid-cols-1 gap-3 empty:hidden">
      {data?.map(one => (
        <One key={one.bookingId} of={one} />
      ))}
    </div>
  );
}

function One({ of }: { of: Waiting }) {
  const { bookingId, professional, arrivedAt, calledAt, bookingDate, bookingTime, customerName, customerMobile, fee, noShows } =
    of;
  const { waitLonger } = useBookingActs(bookingId);
  const [, open] = useUrlValue('booking');
  const name = professional?.name ?? 'A professional';
  // On a later day nobody waits at the door any more.
  const isOver = bookingDate < today();
  const facts = [
    arrivedAt && `at the door since ${clockOf(arrivedAt)}`,
    calledAt && `called at ${clockOf(calledAt)}`,
    fee > 0 && `fee ${money(fee)}`,
    noShows > 0 && `${noShows} no-show${noShows > 1 ? 's' : ''} before`,
  ].filter(Boolean);
  return (
    <section
      aria-label={`Nobody is there: ${name}`}
      className="rounded-lg border-2 border-marigold bg-marigold-tint p-4 wrap-anywhere"
    >
      <p className="flex items-center gap-2 text-lg font-semibold">
        <DoorClosed aria-hidden className="size-6 shrink-0" strokeWidth={1.75} />
        {name}: nobody {isOver ? 'was' : 'is'} there
      </p>
      <p className="figures">
        Visit of {isOver && `${shortDate(bookingDate, today())}, `}
        {plainTime(bookingTime)}: {customerName ?? 'Deleted account'}
        {facts.length > 0 && `. ${facts.join(', ')}`.replace('. a', '. A')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => open(bookingId)}>
          Decide
        </Button>
        {!isOver && (
          <Button size="sm" variant="secondary" onClick={() => void waitLonger()}>
            Wait Longer
          </Button>
        )}
        <ReachButtons name={customerName ?? 'the customer'} mobile={customerMobile} />
      </div>
    </section>
  );
}

const shown = 6;

/** Visits that nobody can carry out yet, before everything that can wait (rule N10). */
export function Uncovered({ today }: { today: string }) {
  const { data, error, reload } = useUncovered();
  if (error) return <ReadFailed onRetry={reload}>Failed to load the visits that nobody can carry out</ReadFailed>;
  if (!data || data.length === 0) return null;
  const rest = data.length - shown;
  return (
    <Section title={`Nobody can come yet (${data.length})`}>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-madder bg-card">
        {data.slice(0, shown).map(visit => (
          <li key={visit.bookingId}>
            <UncoveredLink visit={visit} today={today} />
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-2 text-sm text-muted">and {rest} more, later ones</p>}
    </Section>
  );
}

function UncoveredLink({ visit, today }: { visit: UncoveredVisit; today: string }) {
  const { bookingId, bookingDate, bookingTime, customerName, services, professional, reason } = visit;
  return (
    <Link
      href={adminPaths.dayOf(bookingDate, bookingId)}
      className="flex min-h-14 items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-madder-tint"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0 text-madder" strokeWidth={2} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="figures block font-semibold">
          {bookingDate === today ? 'Today' : shortDate(bookingDate, today)}, {plainTime(bookingTime)},{' '}
          {customerName ?? 'Deleted account'}
        </span>
        <span className="block text-sm text-muted">{services}</span>
        <span className="block text-sm font-semibold text-madder">
          {professional ? `${professional.name}: ${misfitWords(reason).toLowerCase()}` : misfitWords(reason)}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
