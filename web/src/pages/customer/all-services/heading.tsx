import * as words from '#words/catalog';
import * as titles from '#words/titles';
import type { Category } from '../../../features/shop/catalog/category.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface Props {
  /** Undefined without a chosen category, and while its name is unknown. */
  category: Category | undefined;
  isChosen: boolean;
  isLoading: boolean;
}

/** The chosen category's name and description, with their space reserved while they load. */
export function Heading({ category, isChosen, isLoading }: Props) {
  // The chosen category's name did not load, and 'All Services' would be wrong.
  const title = category?.name ?? (isChosen ? words.servicesTitle : titles.allServices);
  useDocumentTitle(isLoading ? null : title);

  if (isLoading) {
    return (
      <>
        <PageTitle>
          <VisuallyHidden>{words.servicesTitle}</VisuallyHidden>
          <Skeleton className="h-9 w-56 md:h-10.5" />
        </PageTitle>
        <div className="mt-2 max-w-2xl">
          <TextSkeleton lines={2} />
        </div>
      </>
    );
  }
  return (
    <>
      <PageTitle className="wrap-anywhere">{title}</PageTitle>
      <p className="mt-2 max-w-2xl text-muted wrap-anywhere max-md:line-clamp-2 @max-[17rem]:line-clamp-none">
        {category?.description ?? (isChosen ? words.whatWeDo : words.everythingWeDo)}
      </p>
    </>
  );
}
