import { SearchX, Sparkles } from 'lucide-react';
import { messageOf } from '../../../api/message-of.ts';
import { matches } from '../../../features/catalog/search.ts';
import { useCategories } from '../../../features/catalog/use-categories.ts';
import { plural } from '../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import type { View } from '../../../ui/view-toggle.tsx';
import { CategoryCard, CategoryCardSkeleton } from './category-card.tsx';

const layouts: Record<View, string> = {
  grid: 'gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-3 lg:gap-8',
  list: 'gap-3 md:gap-4',
};

type Props = { search: string; view: View; onClearSearch: () => void };

export function CategoryList({ search, view, onClearSearch }: Props) {
  const { categories, isStale, failure, reload } = useCategories();
  const found = categories?.filter(category => matches(search, category));

  if (failure) {
    return (
      <ErrorState title="Failed to load services" onRetry={reload}>
        <p>{messageOf(failure, 'Failed to fetch categories. Please try again later.')}</p>
      </ErrorState>
    );
  }
  if (categories?.length === 0) {
    return (
      <EmptyState icon={Sparkles} title="No services available" action={<Button onClick={reload}>Refresh</Button>}>
        <p>Please look in again a little later.</p>
      </EmptyState>
    );
  }
  return (
    <>
      {isStale && <StaleNote className="mt-5" />}
      <p role="status" className="sr-only">
        {found && search && plural(found.length, 'category', 'categories')}
      </p>
      {found?.length === 0 ? (
        <EmptyState icon={SearchX} title="No services found" action={<Button onClick={onClearSearch}>Clear Search</Button>}>
          <p>Nothing matches “{search}”.</p>
        </EmptyState>
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
