import { sql } from 'drizzle-orm';
import { blob, check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Column types by meaning. `postgres.ts` gives the same names their PostgreSQL types. */
export const sqlite = {
  table: sqliteTable,
  col: {
    text: () => text(),
    int: () => integer(),
    /** A sum that may exceed 32 bits. */
    big: () => integer(),
    /** Money. The paise of a full cart may exceed 32 bits. */
    paise: () => integer(),
    bool: () => integer({ mode: 'boolean' }),
    /** An instant as epoch milliseconds. */
    time: () => integer(),
    json: <T>() => text({ mode: 'json' }).$type<T>(),
    bytes: () => blob({ mode: 'buffer' }),
    oneOf: <const T extends readonly [string, ...string[]]>(values: T) => text({ enum: values }),
  },
  index,
  uniqueIndex,
  primaryKey,
  check,
  sql,
};

export type Dialect = typeof sqlite;
