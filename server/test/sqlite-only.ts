/**
 * For single tests that look into SQLite's file. A test file for SQLite only is named `*.sqlite.test.ts`, one for PostgreSQL
 * `*.postgres.test.ts` (vitest.config.ts).
 */
import { it } from 'vitest';
import { onPostgres } from '../platform/config/config.ts';

export const itOnSqlite = it.skipIf(onPostgres);
