import { sql } from 'drizzle-orm';
import { onPostgres } from '../config/config.ts';

/**
 * The database's clock in epoch milliseconds, the same throughout a statement. It serves where processes on several machines must
 * agree on a time, because their own clocks differ.
 */
export const databaseNow = onPostgres
  ? sql<number>`(extract(epoch FROM statement_timestamp()) * 1000)::bigint`
  : sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`;
