import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import * as common from '#words/common';
import * as words from '#words/home';
import * as titles from '#words/titles';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import type { Category } from '../../../features/shop/catalog/catalog.ts';
import { useCategories } from '../../../features/shop/catalog/use-categories.ts';
import { paths } from '../../../paths.ts';
import { lazy } from '../../../shared/lazy.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
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

function CategoryTile({ category }: { category: Category }) {
  return (
    <li>
      <Link href={paths.servicesOf(category.id)} className="group block rounded-lg">
        <span className="block overflow-hidden rounded-lg bg-sand">
          <Picture
            src={category.imagePath}
            name={category.name}
            sizes="(width < 40rem) 50vw, (width < 64rem) 33vw, 280px"
            className="transition-transform group-hover:scale-103"
          />
        </span>
        <span className="mt-3 block font-semibold text-balance wrap-anywhere group-hover:text-plum md:text-lg">
          {category.name}
        </span>
        <span className="block text-sm text-muted">{common.services(category.serviceCount)}</span>
      </Link>
    </li>
  );
}

/** The last tile of the grid: all services. */
function AllServicesTile() {
  return (
    <li>
      <Link href={paths.allServices} className="group block rounded-lg">
        <span className="grid aspect-4/3 place-items-center rounded-lg bg-plum text-card transition-colors group-hover:bg-plum-deep">
          <ArrowRight aria-hidden className="size-10 transition-transform group-hover:translate-x-1" strokeWidth={1.5} />
        </span>
        <span className="mt-3 block font-semibold group-hover:text-plum md:text-lg">{words.allServices}</span>
        <span className="block text-sm text-muted">{words.inOneList}</span>
      </Link>
    </li>
  );
}

function CategoryTileSkeleton() {
  return (
    <li className="animate-breathe">
      <Skeleton still className="aspect-4/3 rounded-lg" />
      <div className="mt-3 flex h-6 items-center md:h-6.5">
        <Skeleton still className="h-4 w-3/4" />
      </div>
      <div className="flex h-5.5 items-center">
        <Skeleton still className="h-3.5 w-1/2" />
      </div>
    </li>
  );
}
