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

export function migrationsOf(engine: Engine): string {
  return programFile(`server/db/migrations/${engine}`);
}

/** The instants of this program's migrations, oldest first; each names one. */
export function knownMigrations(engine: Engine): number[] {
  return readMigrationFiles({ migrationsFolder: migrationsOf(engine) }).map(({ folderMillis }) => folderMillis);
}

const newest = new Map<Engine, number>();
/** Read once: load balancers ask for it every few seconds. */
const newestOf = (engine: Engine): number => {
  const known = newest.get(engine) ?? (knownMigrations(engine).at(-1) as number);
  newest.set(engine, known);
  return known;
};

/** `behind`: migrations are missing. `newer`: a later program has migrated it. */
type SchemaState = 'current' | 'behind' | 'newer';

/** How a database whose last migration was this one stands to the program. */
export function stateAfter(last: number, engine: Engine): SchemaState {
  const known = newestOf(engine);
  return last === known ? 'current' : last < known ? 'behind' : 'newer';
}

/** The same of the database that is served. Throws when it does not answer. */
export async function schemaState(db: Queries): Promise<SchemaState> {
  const [row] = await db.select({ last: max(applied.createdAt) }).from(applied);
  return stateAfter(Number(row?.last), onPostgres ? 'postgres' : 'sqlite');
}
