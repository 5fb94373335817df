import { sql } from 'drizzle-orm';
import { onPostgres } from '../config.ts';

/**
 * What time it is at the database, in epoch milliseconds and the same throughout a statement. Instants that processes
 * on several machines must agree on go by it, since their own clocks differ.
 */
export const databaseNow = onPostgres
  ? sql<number>`(extract(epoch FROM statement_timestamp()) * 1000)::bigint`
  : sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`;
