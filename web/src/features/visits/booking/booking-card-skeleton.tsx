import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function BookingCardSkeleton() {
  return (
    <Card as="li" padding="sm" className="grid gap-3 lg:p-6!">
      <div className="flex justify-between gap-4">
        <Skeleton className="h-5.5 w-24 rounded-full" />
        <Skeleton className="h-5.5 w-28" />
      </div>
      <Skeleton className="h-6.5 w-3/4" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-4 w-4/5" />
      <div className="border-t border-line pt-3">
        <Skeleton className="h-6 w-1/4" />
      </div>
      <div className="flex gap-2">
        <Skeleton className="h-11 w-32 rounded-full" />
        <Skeleton className="h-11 w-24 rounded-full" />
      </div>
    </Card>
  );
}
