import { ArrowDown, ArrowUp, ChevronRight, Equal } from 'lucide-react';
import { Link } from 'wouter';
import { addDays } from '../../../../../common/time.ts';
import { adminPaths } from '../../../admin-paths.ts';
import type { Overview } from '../../../features/office/analytics/use-overview.ts';
import { useHasNames } from '../../../features/visits/hand-over/use-team.ts';
import { money, plural } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { Section } from './section.tsx';

/** Bookings by day of visit, without cancelled ones; each period is compared with the one before. */
export function Figures({ overview: { today, week, month } }: { overview: Overview }) {
  // The desk sees no figures of the salon (rule K15).
  if (!today || !week || !month) return null;
  return (
    <Section title="Figures" more={[{ href: adminPaths.analytics, label: 'Analytics' }]}>
      <dl className="divide-y divide-line rounded-lg border border-line bg-card">
        <Period name="Today" before="yesterday" {...today} />
        <Period name="This week" before="last week" {...week} />
        <Period name="This month" before="last month" {...month} />
      </dl>
      <p className="mt-2 text-sm text-muted">What is booked, visits to come included; cancelled ones are not.</p>
    </Section>
  );
}

type Props = NonNullable<Overview['today']> & { name: string; before: string };

function Period({ name, before, current, previous }: Props) {
  return (
    <div className="px-4 py-3">
      <dt className="text-sm font-semibold text-muted">{name}</dt>
      <dd className="figures">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-display text-2xl font-medium">{money(current.revenue)}</span>
          <span className="font-semibold">{plural(current.bookings, 'visit')}</span>
        </span>
        <Change
          by={Math.round(100 * (current.revenue - previous.revenue)) / 100}
          words={{ size: money, less: 'less', equal: 'As much' }}
          than={before}
        />
        <Change
          by={current.bookings - previous.bookings}
          words={{ size: n => plural(n, 'visit'), less: 'fewer', equal: 'As many visits' }}
          than={before}
        />
      </dd>
    </div>
  );
}

interface Words {
  size: (by: number) => string;
  less: string;
  equal: string;
}

/** More, less or as many, as a sign and in words. */
function Change({ by, words, than }: { by: number; words: Words; than: string }) {
  const Icon = by > 0 ? ArrowUp : by < 0 ? ArrowDown : Equal;
  const ink = by > 0 ? 'text-leaf' : by < 0 ? 'text-madder' : 'text-muted';
  return (
    <span className={`flex items-center gap-1.5 text-sm ${ink}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {by === 0 ? `${words.equal} as ${than}` : `${words.size(Math.abs(by))} ${by > 0 ? 'more' : words.less} than ${than}`}
    </span>
  );
}

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
