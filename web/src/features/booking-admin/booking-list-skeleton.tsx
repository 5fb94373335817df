import { Repeat } from '../../ui/repeat.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function BookingListSkeleton() {
  return (
    <div aria-busy>
      <span className="sr-only">Loading bookings</span>
      <div className="mb-3 flex h-11 items-center">
        <Skeleton className="h-5 w-28" />
      </div>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:hidden">
        <Repeat times={10}>
          <Skeleton className="h-44 rounded-lg" />
        </Repeat>
      </div>
      <div className="hidden gap-1 xl:grid">
        <Repeat times={11}>
          <Skeleton className="h-16" />
        </Repeat>
      </div>
    </div>
  );
}
