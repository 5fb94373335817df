/** Which page an address of the site is, read from the catalogue and the settings. */
import { categoryOf, serviceOnSale } from '../catalog/catalog.ts';
import { toCategory, toService } from '../catalog/rules.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import { categoryPage, fixedPage, missingPage, missingService, type Page, servicePage } from './page.ts';

/** Nothing else is an id, so nothing else is looked for. */
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
 * As the site's own router takes it: it does not mind case or a slash at the end. Letter by letter, because an address may be
 * sixteen thousand slashes, of which a pattern looks at each and all that follow it.
 */
const routed = (path: string): string => {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end).toLowerCase();
};

/** What the first screen depends on, so that a first paint made without it would be wrong. */
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
