import { useId } from 'react';
import { useSearchParams } from 'wouter';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { FiguresTable } from '../../../features/office/analytics/figures-table.tsx';
import {
  type Period,
  periods,
  problemOf,
  type Span,
  type SpanProblem,
  shownPeriods,
  spanOf,
  useAnalytics,
} from '../../../features/office/analytics/period.ts';
import { takenAndAheadLook, totalsLook } from '../../../features/office/analytics/totals.tsx';
import { useHasNames } from '../../../features/visits/hand-over/use-team.ts';
import { DayRange } from '../../../forms/day-range.tsx';
import { today } from '../../../shared/clock.ts';
import { count, duration } from '../../../shared/format.ts';
import { useNow } from '../../../shared/use-now.ts';
import { Card } from '../../../ui/card.tsx';
import { ChipStrip } from '../../../ui/chip-strip.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Figures } from './figures.tsx';
import { NudgeReport } from './nudge-report.tsx';

export default function AnalyticsPage() {
  const chosen = usePeriod();
  const { data, error, isBehind, isStale, reload } = useAnalytics(chosen.span);

  return (
    <AdminPage title="Analytics" isStale={isStale}>
      <PeriodPicker {...chosen} />
      <div className="mt-4">
        {error ? (
          <ErrorState title="Failed to load the figures" onRetry={reload} />
        ) : data ? (
          <div aria-busy={isBehind} className="transition-opacity aria-busy:opacity-60">
            <Figures analytics={data} />
            <Utilisation span={data} />
            <NudgeReport span={data} />
          </div>
        ) : chosen.span ? (
          <AnalyticsSkeleton />
        ) : (
          <p className="text-muted">Choose two days to see their figures.</p>
        )}
      </div>
    </AdminPage>
  );
}

/** A strip of periods, and the two days of a custom one. */
function PeriodPicker({ period, choose, typed, type, problem }: ReturnType<typeof usePeriod>) {
  return (
    <div className="space-y-3">
      <ChipStrip label="Period" options={shownPeriods} chosen={period} onChoose={choose} />
      {period === 'custom' && <DayRange days={typed} onChange={(end, day) => type({ [end]: day })} problem={problem} />}
    </div>
  );
}

function AnalyticsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the figures" className="grid gap-4">
      <div className={takenAndAheadLook}>
        <Repeat times={2}>
          <Skeleton className="h-31 rounded-lg" />
        </Repeat>
      </div>
      <div className={totalsLook}>
        <Repeat times={6}>
          <Skeleton className="h-31 rounded-lg" />
        </Repeat>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Repeat times={3}>
          <Skeleton className="h-85 rounded-lg" />
        </Repeat>
      </div>
    </div>
  );
}

interface ChosenPeriod {
  period: Period;
  choose: (period: Period) => void;
  /** The days of a custom period, as typed. */
  typed: Span;
  type: (change: Partial<Span>) => void;
  problem: SpanProblem | null;
  /** The period to read; null while the custom days make none. */
  span: Span | null;
}

/** The chosen period, kept in the address. */
function usePeriod(): ChosenPeriod {
  const [params, setParams] = useSearchParams();
  const period = periods.find(one => one === params.get('period')) ?? periods[0];
  const typed = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const now = useNow(60_000);
  const problem = period === 'custom' ? problemOf(typed) : null;
  const span = period === 'custom' ? (problem ? null : typed) : spanOf(period, today(now));

  const write = (query: Record<string, string>) => setParams(() => new URLSearchParams(query), { replace: true });
  return {
    period,
    choose: next => {
      if (next === periods[0]) write({});
      // A custom period starts with the days of the period shown before.
      else write(next === 'custom' ? { period: next, ...(span ?? spanOf(periods[0])) } : { period: next });
    },
    typed,
    type: change => write({ period, ...typed, ...change }),
    problem,
    span,
  };
}

/** How busy each professional is in the period. With teams nothing is asked. */
function Utilisation({ span }: { span: Span }) {
  const titleId = useId();
  const hasNames = useHasNames();
  const { data, error, isBehind, reload } = useStaffRead(
    hasNames ? ['/professional/admin/figures', span.from, span.to] : null,
    () => ask(adminApi.GET('/professional/admin/figures', { params: { query: { from: span.from, to: span.to } } })),
  );
  if (!hasNames) return null;
  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className="mt-4 min-w-0 p-4 md:p-6">
      <h2 id={titleId} className="font-display text-xl font-medium">
        Professionals
      </h2>
      <p className="mb-2 text-sm text-muted">Used is the time of visits and travel as a share of the hours of work.</p>
      {error ? (
        <ReadFailed onRetry={reload}>Failed to load the figures of professionals</ReadFailed>
      ) : !data ? (
        <Skeleton className="h-60" />
      ) : data.length === 0 ? (
        <p className="text-muted">Nobody worked in this period.</p>
      ) : (
        <section
          aria-label="Professionals, scrolls sideways"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, so keys must reach it
          tabIndex={0}
          aria-busy={isBehind}
          className="overflow-x-auto"
        >
          <div className="min-w-2xl">
            <FiguresTable
              caption="Professionals"
              columns={['Professional', 'Used', 'Visits', 'Time of visits', 'Travel', 'Hours', 'Asked for by name']}
              rows={data.map(
                ({ professional, utilisation, visits, visitMinutes, travelMinutes, rosteredMinutes, requestedByName }) => ({
                  key: professional.id,
                  name: professional.name,
                  share: utilisation,
                  figures: [
                    { text: `${Math.round(utilisation * 100)} %`, value: Math.round(utilisation * 100) },
                    { text: count(visits), value: visits },
                    ...[visitMinutes, travelMinutes, rosteredMinutes].map(minutes => ({
                      text: duration(minutes),
                      value: minutes,
                    })),
                    { text: count(requestedByName), value: requestedByName },
                  ],
                }),
              )}
            />
          </div>
        </section>
      )}
    </Card>
  );
}
