import { PeriodPicker } from '../../../features/analytics/period-picker.tsx';
import { useAnalytics } from '../../../features/analytics/use-analytics.ts';
import { usePeriod } from '../../../features/analytics/use-period.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
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
