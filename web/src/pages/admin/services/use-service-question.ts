import { useSearchParams } from 'wouter';
import type { Category } from '../../../features/catalog/category.ts';
import { everyCategory, noCategory, type ServiceQuestion, serviceSorts } from '../../../features/catalog/staff-services.ts';
import { useUrlFilter } from '../../../shared/use-url-filter.ts';
import { useUrlPage } from '../../../shared/use-url-page.ts';
import { useUrlText } from '../../../shared/use-url-text.ts';
import { withValues } from '../../../shared/with-values.ts';

/** What the list is asked for, kept in the address. */
export function useServiceQuestion(categories: Category[] | undefined) {
  const { typed, type, rested: search } = useUrlText('search');
  const [sort, setSort] = useUrlFilter('sort', serviceSorts);
  const [page, setPage] = useUrlPage();
  const [params, setParams] = useSearchParams();
  const written = params.get('category') ?? everyCategory;
  // Until they are known, the address is believed; a category that is gone is no filter.
  const isKnown = written === noCategory || !categories || categories.some(({ id }) => id === written);
  const category = isKnown ? written : everyCategory;

  function setCategory(next: string) {
    setParams(current => withValues(current, { category: next, page: '' }), { replace: true });
  }

  /** Everything again: no search, no filter, the first page. */
  function clear() {
    type('');
    setParams(current => withValues(current, { search: '', category: '', page: '' }), { replace: true });
  }

  const question: ServiceQuestion = { search, category, sort, page };
  const isNarrowed = search !== '' || category !== everyCategory;
  return { question, isNarrowed, typed, type, setSort, setCategory, setPage, clear };
}

export type StaffServiceFilter = ReturnType<typeof useServiceQuestion>;
