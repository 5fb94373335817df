import { ChevronRight, SearchX, Sparkles } from 'lucide-react';
import { Link } from 'wouter';
import * as words from '#words/catalog';
import * as common from '#words/common';
import * as titles from '#words/titles';
import { messageOf } from '../../../api/message-of.ts';
import type { Category } from '../../../features/shop/catalog/catalog.ts';
import { ServicesFound } from '../../../features/shop/catalog/service-card.tsx';
import { useCategories } from '../../../features/shop/catalog/use-categories.ts';
import { useFoundCategories } from '../../../features/shop/catalog/use-found-categories.ts';
import { useServices } from '../../../features/shop/catalog/use-services.ts';
import { SearchField } from '../../../forms/search-field.tsx';
import { paths } from '../../../paths.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { useUrlChoice, useUrlText } from '../../../shared/use-url.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { type View, ViewToggle } from '../../../ui/view-toggle.tsx';

/** `?search=` and `?view=` keep the choice, so that Back restores it. */
export default function ServicesPage() {
  useDocumentTitle(titles.services);
  const { typed, type, rested: search } = useUrlText('search');
  const [view, choose] = useUrlChoice('view', ['grid', 'list']);

  return (
    <div className="page-width pt-6 pb-12 md:pt-10 md:pb-20">
      <PageTitle>{titles.services}</PageTitle>
      <p className="mt-2 max-w-xl text-muted md:text-lg">{words.servicesIntro}</p>
      <div className="mt-5 flex items-center gap-4 md:mt-8">
        <SearchField
          label={words.searchServices}
          placeholder={words.searchPlaceholder}
          value={typed}
          onChange={type}
          className="max-w-xl flex-1"
        />
        {/* On a phone there is only the list (rule W3). */}
        <ViewToggle view={view} onChange={choose} className="max-md:hidden" />
      </div>
      <CategoryList search={search} view={view} onClearSearch={() => type('')} />
    </div>
  );
}

const layouts: Record<View, string> = {
  grid: 'gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-3 lg:gap-8',
  list: 'gap-3 md:gap-4',
};

interface Props {
  search: string;
  view: View;
  onClearSearch: () => void;
}

function CategoryList({ search, view, onClearSearch }: Props) {
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

/** Layout of card and skeleton in both views. On a phone both are the list (rule W3). */
const looks = {
  grid: {
    card: 'flex max-md:items-center @max-[17rem]:items-start max-md:gap-3 max-md:p-3 md:flex-col',
    picture: 'max-md:w-26 @max-[17rem]:w-16 max-md:shrink-0 max-md:rounded-md',
    words: 'md:p-5',
    sizes: '(width < 48rem) 104px, (width < 64rem) 50vw, 380px',
  },
  list: {
    card: 'flex items-center @max-[17rem]:items-start gap-3 p-3 md:gap-6 md:p-4',
    picture: 'w-26 @max-[17rem]:w-16 shrink-0 rounded-md md:w-44',
    words: '',
    sizes: '(width < 48rem) 104px, 176px',
  },
};

interface CategoryCardProps {
  category: Category;
  view: View;
  /** True if it is above the fold, so that its picture loads at once. */
  eager: boolean;
}

function CategoryCard({ category, view, eager }: CategoryCardProps) {
  const { id, name, description, imagePath, serviceCount } = category;
  const look = looks[view];
  return (
    <Card as="li" padding="none" className="overflow-hidden transition-shadow hover:shadow-lift">
      <Link href={paths.servicesOf(id)} aria-labelledby={`category-${id}`} className={`group h-full ${look.card}`}>
        <span className={`overflow-hidden ${look.picture}`}>
          <Picture src={imagePath} name={name} eager={eager} sizes={look.sizes} />
        </span>
        <div className={`min-w-0 flex-1 ${look.words}`}>
          <h2
            id={`category-${id}`}
            className="font-semibold text-pretty wrap-anywhere group-hover:text-plum md:font-display md:text-2xl md:font-medium"
          >
            {name}
          </h2>
          {/* One that was imported has its name there until somebody writes one. */}
          {description !== name && (
            <p className="mt-1 line-clamp-2 text-sm text-muted wrap-anywhere md:line-clamp-4 @max-[17rem]:line-clamp-4 md:text-base">
              {description}
            </p>
          )}
          <p className="mt-1 text-sm font-semibold text-plum md:mt-2">{common.services(serviceCount)}</p>
        </div>
        {view === 'list' && (
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted group-hover:text-plum max-md:hidden" />
        )}
      </Link>
    </Card>
  );
}

function CategoryCardSkeleton({ view }: { view: View }) {
  const look = looks[view];
  return (
    <Card as="li" padding="none" className="animate-breathe overflow-hidden">
      <div className={look.card}>
        <Skeleton still className={`aspect-4/3 ${look.picture} ${view === 'grid' ? 'md:rounded-none!' : ''}`} />
        <div className={`flex-1 ${look.words}`}>
          <Skeleton still className="mt-0.5 h-5 w-3/5 md:h-7" />
          <div className="mt-1.5">
            <TextSkeleton still lines={2} />
          </div>
          <Skeleton still className="mt-1 h-4.5 w-20 md:mt-2 md:h-5.5" />
        </div>
      </div>
    </Card>
  );
}
