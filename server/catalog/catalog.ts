/** Reading the catalogue. The answers are kept as text until something changes (`x-kept` in the contract, design 8). */
import { AppError } from '../contract/errors.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type Page, pageOf } from '../shared/page.ts';
import { toCategory, toService } from './rules.ts';
import { searchServices } from './search.ts';
import {
  type CategoryRow,
  everyCategory,
  everyService,
  findCategory,
  findService,
  findServices,
  hasCatalogue,
  listCategories,
  listServices,
  type ServiceRow,
  type ServiceSort,
} from './store.ts';

interface Selection {
  categoryId?: string;
  uncategorised: boolean;
  search?: string;
  sort: ServiceSort;
}

/** A page of services on sale. A blank search is none. */
export const servicesPage = async (
  { db }: Deps,
  { categoryId, uncategorised, search, sort }: Selection,
  page: number,
  size: number,
): Promise<Schemas['ServicePage']> => {
  const selection = { categoryId: uncategorised ? null : categoryId };
  if (search?.trim()) {
    const { found, matched, suggestions } = await searchServices(db.read, search, selection, sort);
    const rows = found.slice(page * size, (page + 1) * size);
    return { ...pageOf(rows.map(toService), page, size, found.length), matched, suggestions: suggestions.map(toService) };
  }
  const { rows, total } = await listServices(db.read, selection, sort, page, size);
  return pageOf(rows.map(toService), page, size, total);
};

/** Undefined for one that is unknown or withdrawn. */
export const serviceOnSale = (db: Queries, id: string): Promise<ServiceRow | undefined> => findService(db, id);

/** Throws SERVICE_NOT_FOUND for one that is unknown or withdrawn. */
export const mustFindService = async (db: Queries, id: string): Promise<ServiceRow> => {
  const found = await findService(db, id);
  if (!found) throw new AppError('SERVICE_NOT_FOUND');
  return found;
};

export const oneService = async ({ db }: Deps, id: string) => toService(await mustFindService(db.read, id));

export const categoryOf = (db: Queries, id: string): Promise<CategoryRow | undefined> => findCategory(db, id);

/** Throws CATEGORY_NOT_FOUND. */
export const mustFindCategory = async (db: Queries, id: string): Promise<CategoryRow> => {
  const found = await findCategory(db, id);
  if (!found) throw new AppError('CATEGORY_NOT_FOUND');
  return found;
};

export const categoriesPage = async ({ db }: Deps, page: number, size: number): Promise<Page<Schemas['Category']>> => {
  const { rows, total } = await listCategories(db.read, page, size);
  return pageOf(rows.map(toCategory), page, size, total);
};

export const oneCategory = async ({ db }: Deps, id: string) => toCategory(await mustFindCategory(db.read, id));

/** The services of these ids that are on sale, by id. A missing key is a service that is unknown or withdrawn. */
export const servicesOnSale = async (db: Queries, ids: string[]): Promise<Map<string, ServiceRow>> =>
  new Map((await findServices(db, [...new Set(ids)])).map(row => [row.id, row]));

/** Whether there is, or ever was, anything on offer here. */
export const isFurnished = (db: Queries): Promise<boolean> => hasCatalogue(db);

/** What has a page of its own, and when visitors last saw it change: for the sitemap. */
export const wholeCatalogue = async (db: Queries) => ({
  services: await everyService(db),
  categories: await everyCategory(db),
});
