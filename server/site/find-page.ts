/** Finds the page of an address, from the catalogue and the settings. */

import type { Instant } from '../../common/time.ts';
import { isLanguage, type Language } from '../../common/words/languages.ts';
import { courseOnSite } from '../academy/courses.ts';
import type { Schemas } from '../platform/contract/types.ts';
import type { Queries } from '../platform/db/database.ts';
import { categoryOf, serviceOnSale } from '../shop/catalog/catalog.ts';
import { toCategory, toService } from '../shop/catalog/rules.ts';
import {
  categoryPage,
  coursePage,
  devPage,
  fixedPage,
  missingCourse,
  missingPage,
  missingService,
  type Page,
  servicePage,
  visitLinkPage,
} from './page.ts';

/** Only this is an id, so nothing else is looked up. */
const ID = /^[\w-]{1,64}$/;

const findServicePage = async (db: Queries, language: Language, id: string): Promise<Page> => {
  const service = ID.test(id) ? await serviceOnSale(db, id) : undefined;
  return service ? servicePage(language, toService(service, { language, translations: false })) : missingService(language);
};

const findCoursePage = async (db: Queries, language: Language, id: string, now: Instant): Promise<Page> => {
  const course = ID.test(id) ? await courseOnSite(db, id, { language, now }) : undefined;
  return course ? coursePage(language, course) : missingCourse(language);
};

/** An unknown category shows all services, as the page itself does. */
const findCategoryPage = async (db: Queries, language: Language, id: string): Promise<Page | undefined> => {
  const category = ID.test(id) ? await categoryOf(db, id) : undefined;
  return category && categoryPage(language, toCategory(category, { language, translations: false }));
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

/** The language that an address begins with, and the rest. */
export function apart(whole: string): { language: Language; path: string } {
  const [, first = '', rest] = whole.match(/^\/(\w\w)(\/.*)?$/) ?? [];
  const language = first.toLowerCase();
  return isLanguage(language) && language !== 'en' ? { language, path: rest ?? '/' } : { language: 'en', path: whole };
}

/** Parameters that change the first screen, so that a prepared first paint would be wrong. */
const changesFirstPaint = (query: URLSearchParams): boolean => ['category', 'search', 'view'].some(name => query.get(name));

/** `isDevelopment` adds the pages below `/dev`. No page has an address with `//`: such a link only wants to lead elsewhere. */
export async function findPage(
  db: Queries,
  url: string,
  settings: Schemas['Settings'],
  { isDevelopment, now }: { isDevelopment: boolean; now: Instant },
): Promise<Page> {
  const [whole = '/', search] = url.split('?');
  const { language, path } = apart(whole);
  if (whole.includes('//')) return missingPage(language);
  const known = routed(path);
  const query = new URLSearchParams(search);

  const details = path.match(/^\/services\/details(?:\/([^/]*))?\/?$/i);
  if (details) return findServicePage(db, language, details[1] ?? '');

  const [, courseId] = path.match(/^\/academy\/([^/]+)\/?$/i) ?? [];
  if (courseId !== undefined) return findCoursePage(db, language, courseId, now);

  if (/^\/v\/[^/]+\/?$/i.test(path)) return visitLinkPage(language);
  const categoryId = known === '/all-services' && query.get('category');
  const category = categoryId ? await findCategoryPage(db, language, categoryId) : undefined;
  const page =
    category ??
    fixedPage(language, known, settings) ??
    (isDevelopment && language === 'en' ? devPage(known) : undefined) ??
    missingPage(language);
  const isOfList = page.shell === 'services' || page.shell === 'all-services';
  return isOfList && changesFirstPaint(query) ? { ...page, shell: `${page.shell}-frame` } : page;
}
