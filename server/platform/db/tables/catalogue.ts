/** Categories, services and pictures. */
import type { AnyColumn } from 'drizzle-orm';
import type { Translations } from '../../shared/translations.ts';
import { check, col, index, primaryKey, sql, table } from '../dialect/dialect.ts';

export const image = table('image', {
  id: col.text().primaryKey(),
  createdAt: col.time().notNull(),
});

/** One WebP of an image in one width (rule C10). */
export const imageVariant = table(
  'image_variant',
  {
    imageId: col
      .text()
      .notNull()
      .references(() => image.id, { onDelete: 'cascade' }),
    width: col.int().notNull(),
    bytes: col.bytes().notNull(),
  },
  t => [primaryKey({ columns: [t.imageId, t.width] })],
);

export const category = table('category', {
  id: col.text().primaryKey(),
  name: col.text().notNull(),
  description: col.text().notNull(),
  /** Name and description in Hindi and Marathi (rule C30). */
  translations: col.json<Translations>(),
  imageId: col.text().references(() => image.id),
  /** The code of its services on GST documents. */
  sac: col.text().notNull().default('999729'),
  createdAt: col.time().notNull(),
  /** The last change that visitors see: texts or picture. */
  changedAt: col.time().notNull(),
});

/**
 * The beginning of a text. Lists sort by it before the text itself, so that an index can hold the order: PostgreSQL's index entries have
 * at most 2,704 bytes. The numbers are literals, because the query must have the same text as the index.
 */
export function textStart(text: AnyColumn) {
  return sql`substr(${text}, 1, 40)`;
}

/** A variant or an add-on of a service (rule C31). Money is paise. */
export interface ServiceOption {
  /** Unique within its service. */
  id: string;
  name: string;
  translations: Translations | null;
  /** Of a variant: of the whole service. Of an add-on: what it adds. */
  pricePaise: number;
  durationInMinutes: number;
}

export const service = table(
  'service',
  {
    id: col.text().primaryKey(),
    name: col.text().notNull(),
    description: col.text().notNull(),
    /** Name and description in Hindi and Marathi (rule C30). */
    translations: col.json<Translations>(),
    /** Null after its category was deleted (rule C4). */
    categoryId: col.text().references(() => category.id, { onDelete: 'set null' }),
    pricePaise: col.paise().notNull(),
    durationInMinutes: col.int().notNull(),
    /** In their order; null without any. Price and duration of the service are those of the first variant. */
    variants: col.json<ServiceOption[]>(),
    addOns: col.json<ServiceOption[]>(),
    /** Two may serve a guest at once when one of them does this (rule L14). */
    together: col.bool().notNull().default(false),
    imageId: col.text().references(() => image.id),
    /** Bookings of the last 90 days, counted again about once a minute (catalog/popularity.ts). */
    popularity: col.int().notNull().default(0),
    searchText: col.text().notNull(),
    createdAt: col.time().notNull(),
    /** The last change that visitors see: texts, price, duration, picture or category. */
    changedAt: col.time().notNull(),
    /** Withdrawn services are not on sale, but bookings refer to them. */
    withdrawnAt: col.time(),
  },
  t => [
    index('service_category').on(t.categoryId),
    // The order of the first page. The beginning of the text settles ties (`textStart`).
    index('service_popular').on(sql`${t.popularity} DESC`, textStart(t.searchText)).where(sql`${t.withdrawnAt} IS NULL`),
    check('service_price', sql`${t.pricePaise} > 0`),
    check('service_duration', sql`${t.durationInMinutes} > 0`),
  ],
);
