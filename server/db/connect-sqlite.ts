/** SQLite in one file: a connection that writes, and one that reads and cannot write. */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, OnStatement } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { migrationsOf } from './schema-version.ts';

export const SQLITE_FILE = 'nikhar.sqlite';
const SYNCHRONOUS_FULL = 2;

/** Milliseconds to wait for another process that writes. */
const BUSY_TIMEOUT = 5000;

const open = (file: string, verbose: OnStatement | undefined): Sqlite.Database => {
  const client = new Sqlite(file, { timeout: BUSY_TIMEOUT, verbose: verbose && (sql => verbose(String(sql))) });
  client.pragma('journal_mode = WAL');
  // In WAL better-sqlite3's default is NORMAL, which acknowledges a booking before it is on the disk (rule E2).
  client.pragma('synchronous = FULL');
  client.pragma('foreign_keys = ON');
  // What is deleted is overwritten: an erased account leaves no mobile in the file (rule P4).
  client.pragma('secure_delete = ON');
  // What a statement sorts or may have to undo is small: never worth a file.
  client.pragma('temp_store = MEMORY');
  const journal = client.pragma('journal_mode', { simple: true });
  const synchronous = client.pragma('synchronous', { simple: true });
  if (synchronous !== SYNCHRONOUS_FULL || journal !== 'wal') {
    client.close();
    throw new Error(`SQLite must run in WAL with synchronous FULL, not ${journal} with ${synchronous}`);
  }
  return client;
};

/** drizzle's own record, as it makes it itself. */
const RECORD = 'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)';

/**
 * All migrations or none. drizzle's own `migrate` does not say why it failed where the disk is full or fails: SQLite has undone
 * everything by itself then, and what is told is that there was nothing to roll back.
 */
const migrate = (client: Sqlite.Database) => {
  client.exec(RECORD);
  const record = client.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)');
  const last = Number(client.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck().get());
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
 * The installation, as a number in the file's header that SQLite leaves to the program: every backup carries it, and a database that
 * was begun anew has another (revocations.ts).
 */
const nameInstallation = (client: Sqlite.Database) => {
  if (client.pragma('user_version', { simple: true }) === 0) client.pragma(`user_version = ${randomInt(1, 2 ** 31)}`);
};

export function connectSqlite(dataDir: string, onStatement?: OnStatement): Database {
  const file = join(dataDir, SQLITE_FILE);
  const writing = open(file, onStatement);
  // Every page it writes stays in its cache, up to 16 MB by better-sqlite3's default, though few are read again.
  writing.pragma('cache_size = -2000');
  // 8 MB of log, twice SQLite's default, then its pages go to the file: a page that many bookings changed goes there once for all
  // of them, which is 3 % of a crowd's bookings. With 16 MB it is 5 %, but one customer after the other waits longer.
  writing.pragma('wal_autocheckpoint = 2000');
  const write = drizzle(writing);
  migrate(writing);
  nameInstallation(writing);

  const reading = open(file, onStatement);
  reading.pragma('query_only = ON');
  // Twice better-sqlite3's default: a search by a common first name reads 20 MB of a long history, the same again and again.
  reading.pragma('cache_size = -32000');
  const read = drizzle(reading);

  const tx = groupCommit(writing, write);

  return {
    read,
    tx,
    txReadCommitted: tx,
    overwriteDeleted: async () => {
      // A transaction of others that is under way ends with their turn.
      while (writing.inTransaction) await setImmediate();
      // A backup may read for long. Waiting for its end would hold up everybody.
      writing.pragma('busy_timeout = 0');
      try {
        writing.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        // The disk is full or fails: what writes next says so.
      } finally {
        writing.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
      }
    },
    close: async () => {
      reading.close();
      try {
        writing.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        // The disk is full or fails: what was committed stays in the log, which the next start reads.
      }
      writing.close();
    },
  };
}
