import { ChevronRight, CircleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { misfitWords } from '../../../features/visits/hand-over/candidates.ts';
import { type UncoveredVisit, useUncovered } from '../../../features/visits/hand-over/use-uncovered.ts';
import { plainTime } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Section } from './section.tsx';

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
