import { Skeleton } from '../../ui/skeleton.tsx';

export function CheckoutSkeleton() {
  return (
    <div className="grid gap-8 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <Skeleton className="h-8 w-64" />
        <Skeleton className="mt-3 h-4 w-48" />
        <div className="mt-6 grid gap-3 md:grid-cols-2">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      </div>
      <Skeleton className="hidden h-64 rounded-lg lg:block" />
    </div>
  );
}
