import * as words from '#words/service';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { FirstService } from './first-service.ts';
import { detailsGrid, ServicePicture } from './service-details.tsx';

/** In the shape of the page, with picture and name if the page came with them. */
export function ServiceSkeleton({ known }: { known: FirstService | undefined }) {
  return (
    <div className={detailsGrid}>
      {known ? (
        <ServicePicture src={known.imageUrl} name={known.name} />
      ) : (
        <Skeleton className="aspect-4/3 rounded-none! md:rounded-xl! md:max-lg:aspect-square" />
      )}
      <div className="page-width md:px-0">
        <VisuallyHidden>
          <span role="status">{words.loading}</span>
        </VisuallyHidden>
        <Skeleton className="mt-1 h-4 w-1/3" />
        {known ? (
          <PageTitle className="mt-2 text-pretty wrap-anywhere">{known.name}</PageTitle>
        ) : (
          <>
            <PageTitle hidden>{words.loading}</PageTitle>
            <Skeleton className="mt-3 h-8 w-4/5 md:h-10" />
          </>
        )}
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
