/** A condition on a column with many possible values. */
import { type Column, type SQL, sql } from 'drizzle-orm';
import { onPostgres } from '../config/config.ts';

/** Passes all values as one parameter, because a long list of parameters is slow to build and to read. */
export function oneOf(column: Column, values: string[]): SQL {
  return onPostgres
    ? sql`${column} = ANY(${sql.param(values)})`
    : sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
