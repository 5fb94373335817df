/** Reads the catalogue. The cache holds the answers as text until something changes (`x-kept` in the contract, rule C15). */
import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Page, pageOf } from '../../platform/shared/page.ts';
import { type CategoryRow, everyCategory, findCategory, findSacs, listCategories } from './category-store.ts';
import { type Reading, toCategory, toService } from './rules.ts';
import { searchServices } from './search.ts';
import {
  everyService,
  findIdsOnSale,
  findService,
  findServices,
  findTogether,
  hasCatalogue,
  listServices,
  type ServiceRow,
  type ServiceSort,
  type ShownService,
} from './store.ts';

interface Selection {
  categoryId?: string;
  uncategorised: boolean;
  search?: string;
  sort: ServiceSort;
}

/** A page of services on sale, in the reader's language. A blank search counts as no search. */
export async function servicesPage(
  { db }: Deps,
  { categoryId, uncategorised, search, sort }: Selection,
  { page, size, ...reading }: Reading & { page: number; size: number },
): Promise<Schemas['ServicePage']> {
  const show = (row: ShownService) => toService(row, reading);
  const selection = { categoryId: uncategorised ? null : categoryId };
  if (search?.trim()) {
    const { found, matched, suggestions } = await searchServices(db.read, search, selection, sort);
    const rows = found.slice(page * size, (page + 1) * size);
    return { ...pageOf(rows.map(show), page, size, found.length), matched, suggestions: suggestions.map(show) };
  }
  const { rows, total } = await listServices(db.read, selection, sort, page, size);
  return pageOf(rows.map(show), page, size, total);
}

/** Undefined if the service is unknown or withdrawn. */
export function serviceOnSale(db: Queries, id: string): Promise<ShownService | undefined> {
  return findService(db, id);
}

/** Throws SERVICE_NOT_FOUND if the service is unknown or withdrawn. */
export async function mustFindService(db: Queries, id: string): Promise<ShownService> {
  const found = await findService(db, id);
  if (!found) throw new AppError('SERVICE_NOT_FOUND');
  return found;
}

export async function oneService({ db }: Deps, id: string, reading: Reading) {
  return toService(await mustFindService(db.read, id), reading);
}

export function categoryOf(db: Queries, id: string): Promise<CategoryRow | undefined> {
  return findCategory(db, id);
}

/** Throws CATEGORY_NOT_FOUND. */
export async function mustFindCategory(db: Queries, id: string): Promise<CategoryRow> {
  const found = await findCategory(db, id);
  if (!found) throw new AppError('CATEGORY_NOT_FOUND');
  return found;
}

export async function categoriesPage(
  { db }: Deps,
  { page, size, ...reading }: Reading & { page: number; size: number },
): Promise<Page<Schemas['Category']>> {
  const { rows, total } = await listCategories(db.read, page, size);
  return pageOf(
    rows.map(row => toCategory(row, reading)),
    page,
    size,
    total,
  );
}

export async function oneCategory({ db }: Deps, id: string, reading: Reading) {
  return toCategory(await mustFindCategory(db.read, id), reading);
}

/** The services with these ids that are on sale, by id. The map lacks unknown and withdrawn services. */
export async function servicesOnSale(db: Queries, ids: string[]): Promise<Map<string, ServiceRow>> {
  return new Map((await findServices(db, [...new Set(ids)])).map(row => [row.id, row]));
}

/** The ids of all services on sale. */
export function idsOnSale(db: Queries): Promise<string[]> {
  return findIdsOnSale(db);
}

const IDS_AT_ONCE = 50;

/** Throws SERVICE_NOT_FOUND unless all of these are on sale. */
export async function mustFindServices(db: Queries, ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = ids.slice(from, from + IDS_AT_ONCE);
    if ((await servicesOnSale(db, some)).size < new Set(some).size) throw new AppError('SERVICE_NOT_FOUND');
  }
}

/** The SAC of a service without a category: other beauty treatment. */
const OTHER_TREATMENT = '999729';

/** The code (SAC) of each of these services on invoices, by its id; also of withdrawn services. */
export async function sacsOf(db: Queries, serviceIds: string[]): Promise<(serviceId: string) => string> {
  const found = new Map((await findSacs(db, serviceIds)).map(({ serviceId, sac }) => [serviceId, sac]));
  return id => found.get(id) ?? OTHER_TREATMENT;
}

/** Whether the salon has, or ever had, a category or service. */
export function isFurnished(db: Queries): Promise<boolean> {
  return hasCatalogue(db);
}

/** For the sitemap: everything with its own page, and when its visible content last changed. */
export async function wholeCatalogue(db: Queries) {
  return {
    services: await everyService(db),
    categories: await everyCategory(db),
  };
}

/** Those of these services beside which a guest may be served by a second pair of hands (rule L14). */
export async function togetherAmong(db: Queries, ids: string[]): Promise<Set<string>> {
  return new Set(await findTogether(db, ids));
}
