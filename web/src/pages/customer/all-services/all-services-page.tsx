import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import * as words from '#words/catalog';
import * as titles from '#words/titles';
import { moreLinks } from '../../../features/salon/settings/navigation.ts';
import type { Category } from '../../../features/shop/catalog/catalog.ts';
import { useCategories } from '../../../features/shop/catalog/use-categories.ts';
import { SearchField } from '../../../forms/search-field.tsx';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { useUrlText } from '../../../shared/use-url.ts';
import { Chip } from '../../../ui/chip.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Results } from './results.tsx';

/** `?category=` and `?search=` keep the choice, so that links, reloads and Back restore it. */
export default function AllServicesPage() {
  const [params, setParams] = useSearchParams();
  const { typed, type, rested: search } = useUrlText('search');
  const { categories, error } = useCategories();
  const asked = params.get('category') || null;
  // A link may name a deleted category. Then all services show (rule W4).
  const isGone = asked !== null && categories !== undefined && !categories.some(({ id }) => id === asked);
  const categoryId = isGone ? null : asked;
  const category = categories?.find(({ id }) => id === categoryId);

  /** Clears the search, too (rule W4), even unsubmitted text. */
  function choose(id: string | null) {
    type('');
    setParams(id ? { category: id } : {}, { replace: true });
  }

  // Another category begins at the top of its list.
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(categoryId);
  useLayoutEffect(() => {
    if (shown.current === categoryId) return;
    shown.current = categoryId;
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  }, [categoryId]);

  return (
    <div className="page-width pt-6 pb-10 md:pt-10 lg:grid lg:grid-cols-[16rem_1fr] lg:gap-x-10">
      <div className="@container lg:col-start-2">
        <Heading category={category} isChosen={categoryId !== null} isLoading={categoryId !== null && !categories && !error} />
      </div>
      <div className="contents lg:sticky lg:top-28 lg:row-span-2 lg:row-start-1 lg:-m-1 lg:block lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:p-1">
        <SearchField
          label={words.searchServices}
          placeholder={words.searchPlaceholder}
          value={typed}
          onChange={type}
          className="mt-4 lg:mt-0"
        />
        <CategoryStrip categories={error ? [] : categories} chosen={categoryId} onChoose={choose} />
      </div>
      <div ref={results} className="lg:col-start-2">
        <Results filter={{ categoryId, search }} onClearSearch={() => type('')} onShowAll={() => choose(null)} />
        {/* The footer is hidden here (rule W1), so these links are in the page. */}
        <nav aria-label={words.more} className="mt-10 border-t border-line pt-2">
          <ul className="flex flex-wrap gap-x-6 text-sm">
            {moreLinks.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href} className="inline-flex min-h-11 items-center">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

interface Props {
  /** Undefined without a chosen category, and while its name is unknown. */
  category: Category | undefined;
  isChosen: boolean;
  isLoading: boolean;
}

/** The chosen category's name and description, with their space reserved while they load. */
function Heading({ category, isChosen, isLoading }: Props) {
  // The chosen category's name did not load, and 'All Services' would be wrong.
  const title = category?.name ?? (isChosen ? words.servicesTitle : titles.allServices);
  // One that was imported has its name there until somebody writes one.
  const described = category?.description === category?.name ? undefined : category?.description;
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
        {described ?? (isChosen ? words.whatWeDo : words.everythingWeDo)}
      </p>
    </>
  );
}

interface CategoryStripProps {
  /** Undefined while they load. */
  categories: Category[] | undefined;
  chosen: string | null;
  onChoose: (categoryId: string | null) => void;
}

/** Below the header on phones and tablets, where it scrolls sideways. A column on a desktop. */
function CategoryStrip({ categories, chosen, onChoose }: CategoryStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(null);

  // Scrolls the strip alone: scrollIntoView would scroll the page, too.
  useEffect(() => {
    if (!strip.current || !categories || shown.current === chosen) return;
    shown.current = chosen;
    // 'All Services' comes first. It is chosen when no category is.
    const chip = strip.current.children[categories.findIndex(({ id }) => id === chosen) + 1];
    if (!(chip instanceof HTMLElement)) return;
    strip.current.scrollTo({ left: chip.offsetLeft - (strip.current.clientWidth - chip.offsetWidth) / 2 });
  }, [categories, chosen]);

  return (
    <div
      data-top-strip
      className="max-lg:steady-text sticky top-16 z-10 -mx-(--page-gutter) mt-3 bg-ground after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-3 after:bg-linear-to-b after:from-ground after:to-ground/0 md:top-20 lg:static lg:mx-0 lg:mt-5 lg:after:hidden"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset scrolls badly and would be announced as a form */}
      <div
        ref={strip}
        role="group"
        aria-label={words.categoriesLabel}
        className="no-scrollbar relative flex scroll-px-24 gap-2 overflow-x-auto px-(--page-gutter) py-2.5 lg:flex-col lg:gap-0.5 lg:overflow-visible lg:p-0"
      >
        <Choice name={titles.allServices} isChosen={chosen === null} onChoose={() => onChoose(null)} />
        {categories?.map(({ id, name, serviceCount }) => (
          <Choice key={id} name={name} count={serviceCount} isChosen={chosen === id} onChoose={() => onChoose(id)} />
        )) ?? (
          <Repeat times={8}>
            <Skeleton className="h-11 w-32 shrink-0 rounded-full! lg:w-full" />
          </Repeat>
        )}
      </div>
    </div>
  );
}

function Choice({ name, count, isChosen, onChoose }: { name: string; count?: number; isChosen: boolean; onChoose: () => void }) {
  return (
    <Chip
      selected={isChosen}
      onClick={onChoose}
      className={`lg:flex lg:items-center lg:gap-3 lg:py-2 lg:text-left lg:whitespace-normal ${isChosen ? '' : 'lg:border-transparent lg:bg-transparent'}`}
    >
      <span className="lg:flex-1">{name}</span>
      {count !== undefined && (
        <span aria-hidden className={`figures font-normal max-lg:hidden ${isChosen ? '' : 'text-muted'}`}>
          {count}
        </span>
      )}
    </Chip>
  );
}
