/** Reading the catalogue; every answer is kept as bytes until something changes (design 8). */
import { AppError } from '../contract/errors.ts';
import { ok } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { pageOf } from '../shared/page.ts';
import { toCategory, toService } from './rules.ts';
import {
  findCategory,
  findService,
  findServices,
  listCategories,
  listServices,
  type ServiceRow,
  type ServiceSort,
} from './store.ts';

interface Selection {
  categoryId?: string;
  uncategorised?: boolean;
  search?: string;
  sort?: ServiceSort;
}

/** A page of services on sale as the envelope's bytes. A blank search is none. */
export const servicesPage = (
  { db, catalogAnswers }: Deps,
  { categoryId, uncategorised = false, search, sort = 'popular' }: Selection,
  page: number,
  size: number,
) => {
  const words = search?.trim() || undefined;
  const selection = { categoryId: uncategorised ? null : categoryId, search: words };
  // Quoted, because both are anybody's words: one must never read like the other.
  return catalogAnswers.get(`services ${JSON.stringify([sort, page, size, uncategorised, categoryId, words])}`, async () => {
    const { rows, total } = await listServices(db.read, selection, sort, page, size);
    return ok(pageOf(rows.map(toService), page, size, total), 'Services').body;
  });
};

/** Throws SERVICE_NOT_FOUND for one that is unknown or withdrawn. */
export const mustFindService = async (db: Queries, id: string) => {
  const found = await findService(db, id);
  if (!found) throw new AppError('SERVICE_NOT_FOUND');
  return found;
};

export const oneService = ({ db, catalogAnswers }: Deps, id: string) =>
  catalogAnswers.get(`service ${id}`, async () => ok(toService(await mustFindService(db.read, id)), 'Service').body);

/** Throws CATEGORY_NOT_FOUND. */
export const mustFindCategory = async (db: Queries, id: string) => {
  const found = await findCategory(db, id);
  if (!found) throw new AppError('CATEGORY_NOT_FOUND');
  return found;
};

export const categoriesPage = ({ db, catalogAnswers }: Deps, page: number, size: number) =>
  catalogAnswers.get(`categories ${page} ${size}`, async () => {
    const { rows, total } = await listCategories(db.read, page, size);
    return ok(pageOf(rows.map(toCategory), page, size, total), 'Categories').body;
  });

export const oneCategory = ({ db, catalogAnswers }: Deps, id: string) =>
  catalogAnswers.get(`category ${id}`, async () => ok(toCategory(await mustFindCategory(db.read, id)), 'Category').body);

/** The services of these ids that are on sale, by id. A missing key is a service that is unknown or withdrawn. */
export const servicesOnSale = async (db: Queries, ids: string[]): Promise<Map<string, ServiceRow>> =>
  new Map((await findServices(db, [...new Set(ids)])).map(row => [row.id, row]));

/** A sitemap names 50,000 pages at most (sitemaps.org). */
const EVERY = 40_000;

/** All that is on sale, by name. */
export const everyService = async (db: Queries) => {
  const { rows } = await listServices(db, { categoryId: undefined, search: undefined }, 'name', 0, EVERY);
  return rows.map(toService);
};

export const everyCategory = async (db: Queries) => (await listCategories(db, 0, EVERY)).rows.map(toCategory);
