// The whole catalogue, kept for when there is no network. It says nothing about anybody.
import { api, ask } from '../api/client.ts';
import { allCategories, type Category } from '../features/shop/catalog/category.ts';
import { searchTextOf, serviceSample } from '../features/shop/catalog/kept-service.ts';
import type { Service } from '../features/shop/catalog/service.ts';
import { isLike } from '../shared/is-like.ts';
import { readerLanguage } from '../shared/reader-language.ts';
import { findBest } from '../shared/search.ts';
import { keys, readJson, writeJson } from '../shared/storage.ts';

interface KeptCatalogue {
  savedAt: number;
  categories: Category[];
  services: Service[];
}

/** Older ones are read again when a page is idle. */
const freshMs = 3 * 60 * 60_000;
/** Prices of last month help nobody. */
const lifetimeMs = 30 * 24 * 60 * 60_000;
const pageSize = 100;

/** Reads it in a few small answers, unless it is fresh. */
export async function keepCatalogue(): Promise<void> {
  const kept = keptCatalogue();
  if (kept && Date.now() - kept.savedAt < freshMs) return;
  const categories = await allCategories(api, 50);
  const services: Service[] = [];
  for (let page = 0, pages = 1; page < pages; page++) {
    const { content, totalPages } = await ask(
      api.GET('/service/all', { params: { query: { page, size: pageSize, ...readerLanguage } } }),
    );
    services.push(...content);
    pages = totalPages;
  }
  writeJson(keys.catalogue, { savedAt: Date.now(), categories, services } satisfies KeptCatalogue);
}

function keptCatalogue(): KeptCatalogue | null {
  const kept = readJson(keys.catalogue, isKept);
  return kept && Date.now() - kept.savedAt < lifetimeMs ? kept : null;
}

interface Answer {
  data: unknown;
  savedAt: number;
}

/** What the server would have answered. Undefined if that is not known. */
export function keptAnswerOf(schemaPath: string, { searchParams, pathname }: URL): Answer | undefined {
  const kept = keptCatalogue();
  if (!kept) return undefined;
  const { savedAt } = kept;
  const answer = (data: unknown) => (data === undefined ? undefined : { data, savedAt });
  if (schemaPath === '/category') return answer(pageOf(kept.categories, searchParams));
  if (schemaPath === '/service/{id}') {
    const id = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
    return answer(kept.services.find(service => service.id === id));
  }
  if (schemaPath !== '/service/all' && schemaPath !== '/service/category') return undefined;
  const categoryId = searchParams.get('categoryId');
  const ofCategory = kept.services.filter(service => categoryId === null || service.categoryId === categoryId);
  const search = searchParams.get('search') ?? '';
  return answer({ ...pageOf(findBest(ofCategory, search, searchTextOf), searchParams), matched: 'EXACT', suggestions: [] });
}

/** The list as a page of the contract. */
function pageOf<One>(all: One[], query: URLSearchParams) {
  const [page, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)];
  const content = all.slice(page * size, (page + 1) * size);
  return { content, page, size, totalPages: Math.ceil(all.length / size), totalElements: all.length };
}

const sample: Omit<KeptCatalogue, 'services'> & { services: (typeof serviceSample)[] } = {
  savedAt: 0,
  categories: [{ id: '', name: '', description: '', imagePath: null, serviceCount: 0, sac: '' }],
  services: [serviceSample],
};

function isKept(value: unknown): value is KeptCatalogue {
  return isLike<unknown>(sample, value);
}
