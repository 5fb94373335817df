/**
 * For the few tests of a shared file that look into SQLite's file. A file that is about SQLite as a whole is named
 * `*.sqlite.test.ts`, and one about PostgreSQL `*.postgres.test.ts` (vitest.config.ts).
 */
import { it } from 'vitest';
import { onPostgres } from '../config.ts';

export const itOnSqlite = it.skipIf(onPostgres);
