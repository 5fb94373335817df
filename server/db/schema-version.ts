/** Which migrations a database has had, beside those this program knows. */
import { max } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema } from 'drizzle-orm/pg-core';
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { onPostgres } from '../config.ts';
import { programFile } from '../program-files.ts';
import type { Queries } from './database.ts';

/** drizzle's own record of what it has applied. */
const onSqlite = sqliteTable('__drizzle_migrations', { createdAt: integer('created_at') });
const inPostgres = pgSchema('drizzle').table('__drizzle_migrations', { createdAt: bigint('created_at', { mode: 'number' }) });
const applied = onPostgres ? (inPostgres as unknown as typeof onSqlite) : onSqlite;

type Engine = 'sqlite' | 'postgres';

export const migrationsOf = (engine: Engine): string => programFile(`server/db/migrations/${engine}`);

/** The instants of this program's migrations, oldest first; each names one. */
export const knownMigrations = (engine: Engine): number[] =>
  readMigrationFiles({ migrationsFolder: migrationsOf(engine) }).map(({ folderMillis }) => folderMillis);

/** Whether the database has had exactly the migrations of this program. Throws when it does not answer. */
export const schemaIsCurrent = async (db: Queries): Promise<boolean> => {
  const [row] = await db.select({ last: max(applied.createdAt) }).from(applied);
  return Number(row?.last) === knownMigrations(onPostgres ? 'postgres' : 'sqlite').at(-1);
};
