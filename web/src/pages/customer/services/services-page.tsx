import * as words from '#words/catalog';
import * as titles from '#words/titles';
import { SearchField } from '../../../forms/search-field.tsx';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { useUrlChoice, useUrlText } from '../../../shared/use-url.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ViewToggle } from '../../../ui/view-toggle.tsx';
import { CategoryList } from './category-list.tsx';

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
