/** Compares the migrations of a database with those of this program. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { max } from 'drizzle-orm';
import { bigint, pgSchema } from 'drizzle-orm/pg-core';
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { onPostgres } from '../config/config.ts';
import { programFile } from '../config/program-files.ts';
import type { Queries } from './database.ts';

/** drizzle's own record of applied migrations. */
const onSqlite = sqliteTable('__drizzle_migrations', { createdAt: integer('created_at') });
const inPostgres = pgSchema('drizzle').table('__drizzle_migrations', { createdAt: bigint('created_at', { mode: 'number' }) });
const applied = onPostgres ? (inPostgres as unknown as typeof onSqlite) : onSqlite;

type Engine = 'sqlite' | 'postgres';

export function migrationsOf(engine: Engine): string {
  return programFile(`server/platform/db/migrations/${engine}`);
}

/** drizzle's own list of the migrations in a folder. */
interface Journal {
  entries: { when: number }[];
}

/** The instants of this program's migrations, oldest first. Each identifies a migration. */
export function knownMigrations(engine: Engine): number[] {
  const journal: Journal = JSON.parse(readFileSync(join(migrationsOf(engine), 'meta/_journal.json'), 'utf8'));
  return journal.entries.map(({ when }) => when);
}

const newest = new Map<Engine, number>();
/** Read once, because load balancers ask every few seconds. */
const newestOf = (engine: Engine): number => {
  const known = newest.get(engine) ?? (knownMigrations(engine).at(-1) as number);
  newest.set(engine, known);
  return known;
};

/** `behind`: migrations are missing. `newer`: a later program has migrated it. */
type SchemaState = 'current' | 'behind' | 'newer';

/** The state of a database whose last migration was `last`. */
export function stateAfter(last: number, engine: Engine): SchemaState {
  const known = newestOf(engine);
  return last === known ? 'current' : last < known ? 'behind' : 'newer';
}

/** The state of the served database. Throws if it does not answer. */
export async function schemaState(db: Queries): Promise<SchemaState> {
  const [row] = await db.select({ last: max(applied.createdAt) }).from(applied);
  return stateAfter(Number(row?.last), onPostgres ? 'postgres' : 'sqlite');
}
