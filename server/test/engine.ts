/**
 * The database of this run: SQLite, or PostgreSQL if the suite's set-up has set DATABASE_URL (vitest.config.ts). Every test takes its
 * databases from here, so the same tests run on both.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { connectPostgres, withPostgres } from '../platform/db/connect-postgres.ts';
import { connectSqlite, SQLITE_FILE } from '../platform/db/connect-sqlite.ts';
import type { Database, OnStatement } from '../platform/db/database.ts';
import { newId } from '../platform/shared/ids.ts';

/** A test's own database, migrated and empty. */
export interface TestDatabase {
  /** The environment for a process, beside DATA_DIR. */
  env: { DATABASE_URL?: string };
  connect(onStatement?: OnStatement): Database;
  /** Makes the storage of a connected database fail, until the returned function is called. */
  takeAway(db: Database): Promise<() => Promise<void>>;
  /** Does not remove the data folder, which is the test's own. */
  remove(): Promise<void>;
}

/** Each test on PostgreSQL gets a copy of this database, which is quicker than migrating. postgres-setup.ts makes it. */
export const TEMPLATE = 'template_nikhar';
const CONNECTIONS = 10;

export function databaseOf(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Makes every statement of SQLite fail as on a broken disk. */
const breakDisk = async ({ read }: Database) => {
  const { $client } = read as unknown as { $client: Sqlite.Database };
  const statement = Object.getPrototypeOf($client.prepare('SELECT 1'));
  const { all, get, run, raw } = statement;
  const broken = () => {
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });
  };
  Object.assign(statement, { all: broken, get: broken, run: broken, raw: broken });
  return async () => {
    Object.assign(statement, { all, get, run, raw });
  };
};

let template: Buffer | undefined;
/** A migrated and empty SQLite file. Each process of the suite makes it once. */
const sqliteTemplate = async (): Promise<Buffer> => {
  const folder = mkdtempSync(join(tmpdir(), 'nikhar-template-'));
  const file = join(folder, SQLITE_FILE);
  await connectSqlite(folder).close();
  // Every installation gets a number of its own when it is first opened (connect-sqlite.ts), so the template has none.
  new Sqlite(file).exec('PRAGMA user_version = 0').close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
};

const makeSqlite = async (dataDir: string): Promise<TestDatabase> => {
  template ??= await sqliteTemplate();
  const migrated = template;
  const file = join(dataDir, SQLITE_FILE);
  return {
    env: {},
    connect: onStatement => {
      if (!existsSync(file)) writeFileSync(file, migrated);
      return connectSqlite(dataDir, onStatement);
    },
    takeAway: breakDisk,
    remove: async () => {},
  };
};

export async function makeDatabase(dataDir: string): Promise<TestDatabase> {
  const cluster = process.env.DATABASE_URL;
  if (!cluster) return makeSqlite(dataDir);
  const name = `test_${newId().replaceAll('-', '')}`;
  const tell = (sql: string) => withPostgres(cluster, client => client.query(sql));
  await tell(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  const url = databaseOf(cluster, name);
  return {
    env: { DATABASE_URL: url },
    connect: onStatement => connectPostgres(url, CONNECTIONS, onStatement),
    takeAway: async () => {
      const away = `${name}_away`;
      await tell(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
      await tell(`ALTER DATABASE ${name} RENAME TO ${away}`);
      return async () => {
        await tell(`ALTER DATABASE ${away} RENAME TO ${name}`);
      };
    },
    remove: async () => {
      await tell(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
