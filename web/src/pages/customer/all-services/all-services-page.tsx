import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import * as words from '#words/catalog';
import { useCategories } from '../../../features/shop/catalog/use-categories.ts';
import { SearchField } from '../../../forms/search-field.tsx';
import { useUrlText } from '../../../shared/use-url.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { moreLinks } from '../layout/navigation.ts';
import { CategoryStrip } from './category-strip.tsx';
import { Heading } from './heading.tsx';
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
