/** The column types and builders of the chosen database. */
import { onPostgres } from '../../config/config.ts';
import { postgres } from './postgres.ts';
import { sqlite } from './sqlite.ts';

export const { table, col, index, uniqueIndex, primaryKey, check, sql } = onPostgres ? postgres : sqlite;
