import { Repeat } from '../../ui/repeat.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function BookingFactsSkeleton() {
  return (
    <div aria-busy className="grid gap-6">
      <span className="sr-only">Loading the booking</span>
      <div className="grid gap-2">
        <Skeleton className="h-6 w-40 rounded-full" />
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-5 w-44" />
      </div>
      <Repeat times={3}>
        <div className="grid gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-2/3" />
        </div>
      </Repeat>
    </div>
  );
}
