import { sql } from 'drizzle-orm';
import { bigint, boolean, check, customType, index, integer, jsonb, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Dialect } from './sqlite.ts';

/**
 * Compares and sorts byte by byte, as SQLite does, whatever the locale of the database. Names have the same order on both, and ranges
 * of ids and days (`>=`, `<`) work.
 */
const text = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The same names as in `sqlite.ts`, whose type stands for both: the two query builders agree in all that the stores use. */
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
