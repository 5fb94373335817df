/** Finds the page of an address, from the catalogue and the settings. */
import { categoryOf, serviceOnSale } from '../catalog/catalog.ts';
import { toCategory, toService } from '../catalog/rules.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import { categoryPage, fixedPage, missingPage, missingService, type Page, servicePage } from './page.ts';

/** Only this is an id, so nothing else is looked up. */
const ID = /^[\w-]{1,64}$/;

const findServicePage = async (db: Queries, id: string): Promise<Page> => {
  const service = ID.test(id) ? await serviceOnSale(db, id) : undefined;
  return service ? servicePage(toService(service)) : missingService();
};

/** An unknown category shows all services, as the page itself does. */
const findCategoryPage = async (db: Queries, id: string): Promise<Page | undefined> => {
  const category = ID.test(id) ? await categoryOf(db, id) : undefined;
  return category && categoryPage(toCategory(category));
};

/**
 * Reads the address as the site's own router does, without regard to case and a slash at the end. Character by character: on
 * sixteen thousand slashes a pattern would look at each slash and all that follow it.
 */
const routed = (path: string): string => {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end).toLowerCase();
};

/** Parameters that change the first screen, so that a prepared first paint would be wrong. */
const changesFirstPaint = (query: URLSearchParams): boolean => ['category', 'search', 'view'].some(name => query.get(name));

export async function findPage(db: Queries, url: string, settings: Schemas['Settings']): Promise<Page> {
  const [path = '/', search] = url.split('?');
  const known = routed(path);
  const query = new URLSearchParams(search);

  const details = path.match(/^\/services\/details(?:\/([^/]*))?\/?$/i);
  if (details) return findServicePage(db, details[1] ?? '');

  const categoryId = known === '/all-services' && query.get('category');
  const category = categoryId ? await findCategoryPage(db, categoryId) : undefined;
  const page = category ?? fixedPage(known, settings) ?? missingPage();
  const isOfList = page.shell === 'services' || page.shell === 'all-services';
  return isOfList && changesFirstPaint(query) ? { ...page, shell: `${page.shell}-frame` } : page;
}
