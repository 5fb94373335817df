import { SearchX, Sparkles } from 'lucide-react';
import * as words from '#words/catalog';
import * as common from '#words/common';
import { messageOf } from '../../../api/message-of.ts';
import { ServicesFound } from '../../../features/shop/catalog/services-found.tsx';
import { useCategories } from '../../../features/shop/catalog/use-categories.ts';
import { useFoundCategories } from '../../../features/shop/catalog/use-found-categories.ts';
import { useServices } from '../../../features/shop/catalog/use-services.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import type { View } from '../../../ui/view-toggle.tsx';
import { CategoryCard, CategoryCardSkeleton } from './category-card.tsx';

const layouts: Record<View, string> = {
  grid: 'gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-3 lg:gap-8',
  list: 'gap-3 md:gap-4',
};

interface Props {
  search: string;
  view: View;
  onClearSearch: () => void;
}

export function CategoryList({ search, view, onClearSearch }: Props) {
  const { categories, isStale, error, reload } = useCategories();
  const found = useFoundCategories(categories, search);

  if (error) {
    return (
      <ErrorState title={words.servicesFailed} onRetry={reload}>
        <p>{messageOf(error, words.categoriesFailedText)}</p>
      </ErrorState>
    );
  }
  if (categories?.length === 0) {
    return (
      <EmptyState icon={Sparkles} title={words.noServices} action={<Button onClick={reload}>{common.refresh}</Button>}>
        <p>{words.comeBackLater}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {isStale && <StaleNote className="mt-5" />}
      <p role="status" className="sr-only">
        {found && search && words.categories(found.length)}
      </p>
      {found?.length === 0 ? (
        <ServicesInstead search={search} onClearSearch={onClearSearch} />
      ) : (
        <ul aria-busy={!found} className={`@container mt-5 grid md:mt-8 ${layouts[view]}`}>
          {found?.map((category, place) => (
            <CategoryCard key={category.id} category={category} view={view} eager={place < 4} />
          )) ?? (
            <Repeat times={6}>
              <CategoryCardSkeleton view={view} />
            </Repeat>
          )}
        </ul>
      )}
    </>
  );
}

type InsteadProps = Pick<Props, 'search' | 'onClearSearch'>;

/** No category matches. The server may find services with these words, or similar ones. */
function ServicesInstead({ search, onClearSearch }: InsteadProps) {
  const { services, total, isNear, suggestions, isOutdated, error } = useServices({ categoryId: null, search }, 1);
  if (isOutdated || !(services || error)) return <p aria-busy className="min-h-40" />;
  if (services && services.length > 0) {
    return (
      <>
        <ServicesFound title={isNear ? words.nearly(search) : words.servicesFor(search)} services={services} />
        {total > services.length && (
          <LinkButton href={paths.allServicesFor(search)} variant="secondary" className="mt-6">
            {words.seeAllServices(total)}
          </LinkButton>
        )}
      </>
    );
  }
  return (
    <>
      <EmptyState
        icon={SearchX}
        title={words.noServicesFound}
        action={<Button onClick={onClearSearch}>{words.clearSearch}</Button>}
      >
        <p>{words.nothingMatches(search)}</p>
      </EmptyState>
      <ServicesFound title={words.didYouMean} services={suggestions} />
    </>
  );
}
