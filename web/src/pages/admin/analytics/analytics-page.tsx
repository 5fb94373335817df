import { shownPeriods } from '../../../features/office/analytics/period.ts';
import { takenAndAheadLook } from '../../../features/office/analytics/taken-and-ahead.tsx';
import { totalsLook } from '../../../features/office/analytics/totals.tsx';
import { useAnalytics } from '../../../features/office/analytics/use-analytics.ts';
import { usePeriod } from '../../../features/office/analytics/use-period.ts';
import { Utilisation } from '../../../features/office/analytics/utilisation.tsx';
import { DayRange } from '../../../forms/day-range.tsx';
import { ChipStrip } from '../../../ui/chip-strip.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { Figures } from './figures.tsx';

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
