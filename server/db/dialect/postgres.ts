import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Dialect } from './sqlite.ts';

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
    oneOf: <const T extends [string, ...string[]]>(values: T) => text({ enum: values }),
  },
  index,
  uniqueIndex,
  primaryKey,
  foreignKey,
  check,
  sql,
} as unknown as Dialect;
