import { find } from '../../../shared/search.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';
import type { Category } from './catalog.ts';

/** The categories with these words in description and name, in any language. All of them without words. */
export function useFoundCategories(categories: Category[] | undefined, search: string): Category[] | undefined {
  const synonyms = useSettings()?.searchSynonyms;
  return (
    categories &&
    find(categories, search, ({ name, otherNames = [], description }) => [name, ...otherNames, description].join('\n'), synonyms)
  );
}
