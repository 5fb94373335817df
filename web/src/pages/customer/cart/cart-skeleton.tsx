import { Card } from '../../../ui/card.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export function CartSkeleton() {
  return (
    <div role="status" aria-label="Loading your cart">
      <div className="mt-1 flex h-6 items-center">
        <Skeleton className="h-4 w-16" />
      </div>
      <Skeleton className="mt-6 hidden h-22 rounded-lg md:block" />
      <div className="mt-4 grid items-start gap-5 md:mt-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <Card padding="none">
          <div className="flex h-15 items-center pl-5 md:h-17 md:pl-6">
            <Skeleton className="h-5 w-32" />
          </div>
          <Repeat times={2}>
            <div className="grid grid-cols-[--spacing(22)_1fr] gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:grid-cols-[7rem_1fr] md:px-6 md:py-5">
              <Skeleton className="aspect-4/3" />
              <div>
                <Skeleton className="mt-1 h-4 w-4/5" />
                <Skeleton className="mt-3 h-3.5 w-1/2" />
                <Skeleton className="mt-3 h-3.5 w-2/5" />
              </div>
              <Skeleton className="h-11 w-30 rounded-full sm:hidden" />
            </div>
          </Repeat>
        </Card>
        <Skeleton className="h-64 rounded-lg" />
      </div>
    </div>
  );
}
