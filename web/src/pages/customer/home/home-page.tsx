import { Suspense } from 'react';
import * as words from '#words/home';
import * as titles from '#words/titles';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import { useCategories } from '../../../features/shop/catalog/use-categories.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { AllServicesTile, CategoryTile, CategoryTileSkeleton } from './category-tile.tsx';
import { Hero } from './hero.tsx';

export function HomePage() {
  useDocumentTitle(titles.home);
  return (
    <>
      <Hero />
      <Again />
      <CategoryGrid />
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<div className="min-h-[42rem] bg-sand lg:min-h-[24rem]" />}>
          <WhyChooseUs />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

const NoServices = lazy(() => import('./no-services.tsx'));
const WhyChooseUs = lazy(() => import('./why-choose-us.tsx'));
// Visitors never load it.
const LastVisit = lazy(() => import('./last-visit.tsx'));

/** For a customer who was here before: the last visit, to book it again. The page is whole without it. */
function Again() {
  const { status } = useSession();
  if (status !== 'in') return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <LastVisit />
      </Suspense>
    </ErrorBoundary>
  );
}

function CategoryGrid() {
  const { categories, isStale, error, reload } = useCategories();
  return (
    <section aria-labelledby="categories-title" className="page-width py-12 md:py-20">
      <h2 id="categories-title" className="font-display text-2xl font-medium tracking-tight md:text-4xl">
        {words.whatShallWeDo}
      </h2>
      {isStale && <StaleNote className="mt-5" />}
      {error ? (
        <ErrorState title={words.categoriesFailed} onRetry={reload}>
          <p>{words.categoriesFailedText}</p>
        </ErrorState>
      ) : categories?.length === 0 ? (
        <Suspense>
          <NoServices />
        </Suspense>
      ) : (
        <ul className="mt-5 two-columns grid gap-x-4 gap-y-6 sm:grid-cols-3 md:mt-8 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-9">
          {categories?.map(category => <CategoryTile key={category.id} category={category} />) ?? (
            <Repeat times={11}>
              <CategoryTileSkeleton />
            </Repeat>
          )}
          <AllServicesTile />
        </ul>
      )}
    </section>
  );
}
