/** The services of the menu. */
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { fold } from '../../../common/search.ts';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forEach, type Placeholders, prepared } from '../../platform/db/prepared.ts';
import { category, rating, service, textStart } from '../../platform/db/schema.ts';

export type ServiceSort = 'popular' | 'name' | 'price' | '-price';

/** Sorts like the name: the folded name comes first, and a character below all letters follows. */
const searchTextOf = ({ name, description }: { name: string; description: string }): string => fold(`${name}\n${description}`);

const serviceColumns = {
  id: service.id,
  name: service.name,
  description: service.description,
  translations: service.translations,
  categoryId: service.categoryId,
  categoryName: category.name,
  categoryTranslations: category.translations,
  pricePaise: service.pricePaise,
  durationInMinutes: service.durationInMinutes,
  variants: service.variants,
  addOns: service.addOns,
  together: service.together,
  imageId: service.imageId,
};

/** As visitors see it: with its reviews in numbers, null without any. */
const shownColumns = { ...serviceColumns, reviews: rating.reviews, stars: rating.stars, wasRated: rating.wasRated };

const orders = {
  popular: [desc(service.popularity), asc(textStart(service.searchText)), asc(service.searchText), asc(service.id)],
  name: [asc(service.searchText), asc(service.id)],
  price: [asc(service.pricePaise), asc(service.searchText), asc(service.id)],
  '-price': [desc(service.pricePaise), asc(service.searchText), asc(service.id)],
};

interface Selection {
  /** null finds services without a category. */
  categoryId: string | null | undefined;
}

/** Two prepared statements for each order and set of conditions: a page, whose rows carry the total, and the total alone. */
const listings = forEach(
  ({ sort, categoryId }: Selection & { sort: ServiceSort }) => {
    const where = ({ given }: Placeholders) =>
      and(
        isNull(service.withdrawnAt),
        categoryId === null ? isNull(service.categoryId) : undefined,
        categoryId ? eq(service.categoryId, given('categoryId')) : undefined,
      );
    const counted = (db: Queries, p: Placeholders) => db.select({ total: count() }).from(service).where(where(p));
    return {
      page: prepared((db, p) =>
        db
          .select({ ...shownColumns, total: sql<number>`(${counted(db, p)})`.mapWith(Number) })
          .from(service)
          .leftJoin(category, eq(category.id, service.categoryId))
          .leftJoin(rating, eq(rating.subjectId, service.id))
          .where(where(p))
          .orderBy(...orders[sort])
          .limit(p.given('limit'))
          .offset(p.given('offset')),
      ),
      total: prepared(counted),
    };
  },
  ({ sort, categoryId }) => `${sort} ${categoryId && 'one'}`,
);

export async function listServices(db: Queries, selection: Selection, sort: ServiceSort, page: number, size: number) {
  const { categoryId } = selection;
  const queries = listings({ sort, ...selection });
  const parameters = { categoryId, limit: size, offset: page * size };
  const rows = await queries.page.all(db, parameters);
  // A page beyond the last has no row with the total.
  const { total } = rows[0] ?? (await queries.total.one(db, parameters)) ?? { total: 0 };
  return { rows, total };
}

const everyOnSale = forEach((sort: ServiceSort) =>
  prepared(db =>
    db
      .select(shownColumns)
      .from(service)
      .leftJoin(category, eq(category.id, service.categoryId))
      .leftJoin(rating, eq(rating.subjectId, service.id))
      .where(isNull(service.withdrawnAt))
      .orderBy(...orders[sort]),
  ),
);

/** Every service on sale, for the search. */
export function listOnSale(db: Queries, sort: ServiceSort) {
  return everyOnSale(sort).all(db);
}

const onSaleIds = prepared(db =>
  db.select({ id: service.id }).from(service).where(isNull(service.withdrawnAt)).orderBy(asc(service.id)),
);
export async function findIdsOnSale(db: Queries): Promise<string[]> {
  return (await onSaleIds.all(db, {})).map(({ id }) => id);
}

const serviceById = prepared((db, { given }) =>
  db
    .select(shownColumns)
    .from(service)
    .leftJoin(category, eq(category.id, service.categoryId))
    .leftJoin(rating, eq(rating.subjectId, service.id))
    .where(and(eq(service.id, given('id')), isNull(service.withdrawnAt))),
);
export function findService(db: Queries, id: string) {
  return serviceById.one(db, { id });
}
/** A service as visitors see it. */
export type ShownService = NonNullable<Awaited<ReturnType<typeof findService>>>;

type ServiceChange = Pick<
  typeof service.$inferSelect,
  | 'name'
  | 'description'
  | 'translations'
  | 'categoryId'
  | 'pricePaise'
  | 'durationInMinutes'
  | 'variants'
  | 'addOns'
  | 'together'
  | 'imageId'
  | 'changedAt'
>;
export function changeService(db: Queries, id: string, change: ServiceChange) {
  return db
    .update(service)
    .set({ ...change, searchText: searchTextOf(change) })
    .where(eq(service.id, id));
}

/** One statement for each number of ids. A booking has at most 50 (cart/rules.ts). */
const servicesById = forEach((ids: number) =>
  prepared((db, { given }) =>
    db
      .select(serviceColumns)
      .from(service)
      .leftJoin(category, eq(category.id, service.categoryId))
      .where(
        and(
          inArray(
            service.id,
            Array.from({ length: ids }, (_, place) => given(`${place}`)),
          ),
          isNull(service.withdrawnAt),
        ),
      ),
  ),
);

/** The services with these ids that are on sale, in one query. */
export function findServices(db: Queries, ids: string[]) {
  return servicesById(ids.length).all(db, { ...ids });
}
/** A service as it is booked, without its reviews. */
export type ServiceRow = Awaited<ReturnType<typeof findServices>>[number];

export function addService(db: Queries, row: Omit<typeof service.$inferInsert, 'searchText' | 'changedAt'>) {
  return db.insert(service).values({ ...row, searchText: searchTextOf(row), changedAt: row.createdAt });
}

/** The plain columns of these services on sale. */
export function findPlainServices(db: Queries, ids: string[]) {
  return db
    .select(getTableColumns(service))
    .from(service)
    .where(and(inArray(service.id, ids), isNull(service.withdrawnAt)))
    .execute();
}
export type PlainService = typeof service.$inferSelect;

/** Those of these services beside which a guest may be served by a second pair of hands. */
export async function findTogether(db: Queries, ids: string[]): Promise<string[]> {
  const found = await db
    .select({ id: service.id })
    .from(service)
    .where(and(inArray(service.id, ids), service.together));
  return found.map(({ id }) => id);
}

/** Everything on sale by name, with its category. */
export function findNamedServices(db: Queries) {
  return db
    .select({ ...getTableColumns(service), categoryName: category.name })
    .from(service)
    .leftJoin(category, eq(category.id, service.categoryId))
    .where(isNull(service.withdrawnAt))
    .orderBy(asc(category.name), asc(service.name), asc(service.id))
    .execute();
}

export async function hasCatalogue(db: Queries): Promise<boolean> {
  return (
    (await db.select({ id: service.id }).from(service).limit(1)).length +
      (await db.select({ id: category.id }).from(category).limit(1)).length >
    0
  );
}

/** A sitemap may list 50,000 pages (sitemaps.org). */
export const EVERY = 20_000;

export function everyService(db: Queries) {
  return db
    .select({ id: service.id, imageId: service.imageId, changedAt: service.changedAt })
    .from(service)
    .where(isNull(service.withdrawnAt))
    .orderBy(asc(service.searchText), asc(service.id))
    .limit(EVERY);
}

/** Keeps the row, because bookings and carts refer to it. Removes the picture, which nobody sees any more. */
export function withdrawService(db: Queries, id: string, withdrawnAt: Instant) {
  return db
    .update(service)
    .set({ withdrawnAt, imageId: null })
    .where(and(eq(service.id, id), isNull(service.withdrawnAt)));
}
