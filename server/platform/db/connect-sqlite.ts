/** SQLite in one file: one connection writes, the other can only read. */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, OnStatement } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { migrationsOf, stateAfter } from './schema-version.ts';

export const SQLITE_FILE = 'nikhar.sqlite';
const SYNCHRONOUS_FULL = 2;

/** Milliseconds to wait for another process that writes. */
const BUSY_TIMEOUT = 5000;

const open = (file: string, verbose: OnStatement | undefined): Sqlite.Database => {
  const client = new Sqlite(file, { timeout: BUSY_TIMEOUT, verbose: verbose && (sql => verbose(String(sql))) });
  client.pragma('journal_mode = WAL');
  // In WAL mode, better-sqlite3 defaults to NORMAL, which acknowledges a booking before it is on the disk (rule E2).
  client.pragma('synchronous = FULL');
  client.pragma('foreign_keys = ON');
  // Overwrites what is deleted, so an erased account leaves no mobile in the file (rule P4).
  client.pragma('secure_delete = ON');
  // Sorted rows and undo data of a statement are small, so memory is enough.
  client.pragma('temp_store = MEMORY');
  const journal = client.pragma('journal_mode', { simple: true });
  const synchronous = client.pragma('synchronous', { simple: true });
  if (synchronous !== SYNCHRONOUS_FULL || journal !== 'wal') {
    client.close();
    throw new Error(`SQLite must run in WAL with synchronous FULL, not ${journal} with ${synchronous}`);
  }
  return client;
};

/** drizzle's own record of migrations, created as drizzle does it. */
const RECORD = 'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)';

/**
 * Applies the missing migrations, all or none. drizzle's own `migrate` hides a full or failing disk: SQLite rolls back by itself, and
 * drizzle then reports that there is nothing to roll back.
 */
const migrate = (client: Sqlite.Database) => {
  client.exec(RECORD);
  const last = Number(client.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck().get());
  // Most starts find nothing to do, and need not read the files.
  if (stateAfter(last, 'sqlite') !== 'behind') return;
  const record = client.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)');
  const missing = readMigrationFiles({ migrationsFolder: migrationsOf('sqlite') }).filter(
    ({ folderMillis }) => folderMillis > last,
  );
  client.transaction(() => {
    for (const { sql, hash, folderMillis } of missing) {
      for (const statement of sql) client.exec(statement);
      record.run(hash, folderMillis);
    }
  })();
};

/**
 * Numbers the installation in `user_version`, a field of the file's header for the program. Every backup carries the number, and a new
 * database gets another (revocations.ts).
 */
const nameInstallation = (client: Sqlite.Database) => {
  if (client.pragma('user_version', { simple: true }) === 0) client.pragma(`user_version = ${randomInt(1, 2 ** 31)}`);
};

export function connectSqlite(dataDir: string, onStatement?: OnStatement): Database {
  const file = join(dataDir, SQLITE_FILE);
  const writing = open(file, onStatement);
  // Written pages stay in the cache, up to 16 MB by better-sqlite3's default, but few are read again.
  writing.pragma('cache_size = -2000');
  // A checkpoint copies the log to the file at 8 MB, twice SQLite's default. A page that many bookings changed is then copied once,
  // so 3 % more bookings of a crowd fit into a second. 16 MB would bring 5 %, but each checkpoint makes customers wait longer.
  writing.pragma('wal_autocheckpoint = 2000');
  const write = drizzle(writing);
  migrate(writing);
  nameInstallation(writing);

  const reading = open(file, onStatement);
  reading.pragma('query_only = ON');
  // Twice better-sqlite3's default. A search for a common first name reads the same 20 MB of a long history again and again.
  reading.pragma('cache_size = -32000');
  const read = drizzle(reading);

  const tx = groupCommit(writing, write);

  return {
    read,
    tx,
    txReadCommitted: tx,
    overwriteDeleted: async () => {
      // Another transaction is open: wait for its end.
      while (writing.inTransaction) await setImmediate();
      // A backup may read for long, and waiting for it would block everybody.
      writing.pragma('busy_timeout = 0');
      try {
        writing.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        // The disk is full or fails. The next write reports it.
      } finally {
        writing.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
      }
    },
    close: async () => {
      reading.close();
      try {
        writing.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        // The disk is full or fails. Committed rows stay in the log, which the next start reads.
      }
      writing.close();
    },
  };
}
