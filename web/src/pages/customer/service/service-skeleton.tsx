import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { detailsGrid } from './service-details.tsx';

export function ServiceSkeleton() {
  return (
    <div role="status" className={detailsGrid}>
      <PageTitle hidden>Loading the service</PageTitle>
      <Skeleton className="aspect-4/3 rounded-none! md:rounded-xl! md:max-lg:aspect-square" />
      <div className="page-width md:px-0">
        <Skeleton className="mt-1 h-4 w-1/3" />
        <Skeleton className="mt-3 h-8 w-4/5 md:h-10" />
        <Skeleton className="mt-4 h-5 w-2/5" />
        <div className="mt-4">
          <TextSkeleton lines={4} />
        </div>
        <Skeleton className="mt-8 h-8 w-1/2" />
        <Skeleton className="mt-6 h-14 rounded-full! md:max-w-xs" />
      </div>
    </div>
  );
}
