import { takenAndAheadLook } from '../../../features/analytics/taken-and-ahead.tsx';
import { totalsLook } from '../../../features/analytics/totals.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function AnalyticsSkeleton() {
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
