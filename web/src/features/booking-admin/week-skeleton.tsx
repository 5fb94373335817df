import { Repeat } from '../../ui/repeat.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function WeekSkeleton() {
  return (
    <div aria-busy>
      <span className="sr-only">Loading the week</span>
      <div className="grid gap-3 lg:hidden">
        <Skeleton className="mb-2 h-19" />
        <Skeleton className="h-12 w-52" />
        <Repeat times={5}>
          <Skeleton className="h-20 rounded-lg" />
        </Repeat>
      </div>
      <Skeleton className="hidden h-140 rounded-lg lg:block" />
    </div>
  );
}
