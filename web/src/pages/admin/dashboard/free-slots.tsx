import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { addDays } from '../../../../../common/time.ts';
import { adminPaths } from '../../../admin-paths.ts';
import type { Overview } from '../../../features/office/analytics/use-overview.ts';
import { useHasNames } from '../../../features/visits/hand-over/use-team.ts';
import { plural } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { Section } from './section.tsx';

/** The next free slots, for callers who ask. */
export function FreeSlots({ overview: { nextFreeSlots, date } }: { overview: Overview }) {
  const noun = useHasNames() ? 'professional' : 'team';
  return (
    <Section title="Next free slots">
      {nextFreeSlots.length === 0 ? (
        <p className="text-muted">No slot is free on any day that can be booked.</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-card">
          {nextFreeSlots.map(slot => (
            <li key={`${slot.date} ${slot.startTime}`}>
              <Link
                href={adminPaths.newBookingAt(slot.date, slot.startTime)}
                aria-label={`Book ${dayOf(slot.date, date)}, ${slot.label}: ${plural(slot.remaining, noun)} free`}
                className="figures flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sand"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{dayOf(slot.date, date)}</span>
                  <span className="block text-sm text-muted">{slot.label}</span>
                </span>
                <span className="text-sm">{plural(slot.remaining, noun)} free</span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function dayOf(day: string, today: string): string {
  if (day === today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : shortDate(day, today);
}
