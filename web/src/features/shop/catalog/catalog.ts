import type { components } from '#contract';
import { type api, ask } from '../../../api/client.ts';
import { readerLanguage } from '../../../shared/reader-language.ts';

export type Category = components['schemas']['Category'];

/** All categories by name, read in pages of this size, in the language of the site. */
export async function allCategories(
  client: typeof api,
  size: number,
  more: { translations?: boolean } = {},
): Promise<Category[]> {
  const all: Category[] = [];
  for (let page = 0, pages = 1; page < pages; page++) {
    const { content, totalPages } = await ask(
      client.GET('/category', { params: { query: { page, size, ...readerLanguage, ...more } } }),
    );
    all.push(...content);
    pages = totalPages;
  }
  return all;
}

export type Service = components['schemas']['Service'];

/** `categoryId` null means all categories, `search` '' no search. */
export interface ServiceFilter {
  categoryId: string | null;
  search: string;
}
