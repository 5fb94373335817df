import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
      <span className="sr-only">Loading the dashboard</span>
      <div className="grid content-start gap-3">
        <Skeleton className="mb-1 h-8 w-44" />
        <Repeat times={3}>
          <Skeleton className="h-56 rounded-lg" />
        </Repeat>
      </div>
      <div className="grid content-start gap-3">
        <Skeleton className="mb-1 h-8 w-40" />
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="mt-5 mb-1 h-8 w-32" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </div>
  );
}
