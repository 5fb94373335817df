/** The categories of the menu. */
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { category, service } from '../../platform/db/schema.ts';
import { EVERY } from './store.ts';

/** Every category with the number of its services on sale. */
const countedCategories = (db: Queries) =>
  db
    .select({
      id: category.id,
      name: category.name,
      description: category.description,
      translations: category.translations,
      imageId: category.imageId,
      sac: category.sac,
      serviceCount: count(service.id),
    })
    .from(category)
    .leftJoin(service, and(eq(service.categoryId, category.id), isNull(service.withdrawnAt)))
    .groupBy(category.id);

const categoryPage = prepared((db, { given }) =>
  countedCategories(db).orderBy(sql`lower(${category.name})`, asc(category.id)).limit(given('limit')).offset(given('offset')),
);
const categoryTotal = prepared(db => db.select({ total: count() }).from(category));

export async function listCategories(db: Queries, page: number, size: number) {
  const [rows, total] = await Promise.all([categoryPage.all(db, { limit: size, offset: page * size }), categoryTotal.one(db)]);
  return { rows, total: total?.total ?? 0 };
}

const categoryById = prepared((db, { given }) => countedCategories(db).where(eq(category.id, given('id'))));
export function findCategory(db: Queries, id: string) {
  return categoryById.one(db, { id });
}
export type CategoryRow = NonNullable<Awaited<ReturnType<typeof findCategory>>>;

export function addCategory(db: Queries, row: Omit<typeof category.$inferInsert, 'changedAt'>) {
  return db.insert(category).values({ ...row, changedAt: row.createdAt });
}

type CategoryChange = Pick<
  typeof category.$inferSelect,
  'name' | 'description' | 'translations' | 'imageId' | 'sac' | 'changedAt'
>;
export function changeCategory(db: Queries, id: string, change: CategoryChange) {
  return db.update(category).set(change).where(eq(category.id, id));
}

/** The codes of these services' categories, also of withdrawn services; no entry without a category. */
export function findSacs(db: Queries, serviceIds: string[]) {
  return db
    .select({ serviceId: service.id, sac: category.sac })
    .from(service)
    .innerJoin(category, eq(category.id, service.categoryId))
    .where(inArray(service.id, serviceIds));
}

/** The pages of services name their category, so they change with its name. */
export function noteChangeInServicesOf(db: Queries, categoryId: string, changedAt: Instant) {
  return db.update(service).set({ changedAt }).where(eq(service.categoryId, categoryId));
}

/** The foreign key clears the category of its services (rule C4). */
export function removeCategory(db: Queries, id: string) {
  return db.delete(category).where(eq(category.id, id));
}

export function findCategoryNames(db: Queries) {
  return db.select({ id: category.id, name: category.name }).from(category).orderBy(asc(category.createdAt)).execute();
}

export function everyCategory(db: Queries) {
  return db
    .select({ id: category.id, imageId: category.imageId, changedAt: category.changedAt })
    .from(category)
    .orderBy(asc(category.name), asc(category.id))
    .limit(EVERY);
}
