import { sql } from 'drizzle-orm';
import { bigint, boolean, check, customType, index, integer, jsonb, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Dialect } from './sqlite.ts';

/**
 * Compared and sorted byte by byte, as SQLite does, whatever the locale of the database: names come in the same order
 * on both, and ranges of ids and days (`>=`, `<`) mean what they say.
 */
const text = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The same words as `sqlite.ts`. Its type stands for both: the query builders agree in all that the stores use. */
export const postgres = {
  table: pgTable,
  col: {
    text: () => text(),
    int: () => integer(),
    big: () => bigint({ mode: 'number' }),
    paise: () => bigint({ mode: 'number' }),
    bool: () => boolean(),
    time: () => bigint({ mode: 'number' }),
    json: <T>() => jsonb().$type<T>(),
    bytes: () => bytea(),
    oneOf: () => text(),
  },
  index,
  uniqueIndex,
  primaryKey,
  check,
  sql,
} as unknown as Dialect;
