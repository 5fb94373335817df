import type { Category } from '../../../features/catalog/category.ts';
import { everyCategory, noCategory, type ServiceQuestion } from '../../../features/catalog/staff-services.ts';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { SearchField } from '../../../forms/search-field.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { type View, ViewToggle } from '../../../ui/view-toggle.tsx';
import type { StaffServiceFilter } from './use-service-question.ts';

const sorts: { value: ServiceQuestion['sort']; label: string }[] = [
  { value: 'name', label: 'By name' },
  { value: 'popular', label: 'Most booked' },
  { value: 'price', label: 'Price, low first' },
  { value: '-price', label: 'Price, high first' },
];

interface Props {
  filter: StaffServiceFilter;
  categories: Category[] | undefined;
  /** Set when the categories could not be had. */
  onRetryCategories: (() => Promise<unknown>) | undefined;
  view: View;
  onView: (view: View) => void;
}

export function ServiceFilters({ filter, categories, onRetryCategories, view, onView }: Props) {
  const { question, typed, type, setCategory, setSort } = filter;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex w-full items-center gap-3 lg:contents">
          <SearchField
            label="Search services"
            placeholder="Search services..."
            value={typed}
            onChange={type}
            className="min-w-0 flex-1"
          />
          <ViewToggle view={view} onChange={onView} className="lg:order-last" />
        </div>
        <FilterSelect
          label="Category"
          value={question.category}
          onChange={setCategory}
          options={[
            { value: everyCategory, label: 'All Categories' },
            ...(categories ?? []).map(({ id, name }) => ({ value: id, label: name })),
            { value: noCategory, label: 'Uncategorised' },
          ]}
          className="min-w-0 flex-[4] lg:max-w-56 lg:flex-1"
        />
        <FilterSelect
          label="Order"
          value={question.sort}
          onChange={setSort}
          options={sorts}
          className="min-w-0 flex-[3] lg:max-w-48 lg:flex-1"
        />
      </div>
      {onRetryCategories && (
        <ReadFailed onRetry={onRetryCategories} className="mt-3">
          Failed to load categories
        </ReadFailed>
      )}
    </>
  );
}
