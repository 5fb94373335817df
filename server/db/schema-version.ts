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

let newest: number | undefined;
/** Read once: load balancers ask for it every few seconds. */
const newestKnown = (): number => {
  newest ??= knownMigrations(onPostgres ? 'postgres' : 'sqlite').at(-1) as number;
  return newest;
};

/** How the database's migrations stand to those of this program. Throws when it does not answer. */
export const schemaState = async (db: Queries): Promise<'current' | 'behind' | 'newer'> => {
  const [row] = await db.select({ last: max(applied.createdAt) }).from(applied);
  const last = Number(row?.last);
  return last === newestKnown() ? 'current' : last < newestKnown() ? 'behind' : 'newer';
};
