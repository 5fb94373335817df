/** The database for features: a handle for reading, and transactions for writing (rule E1). */
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';

/** drizzle's query builder over one connection. SQLite's type also stands for PostgreSQL's (dialect/postgres.ts). */
export type Queries = BetterSQLite3Database;

/**
 * Runs `work` in its own transaction and resolves after the commit is on the disk. If `work` throws, the database is unchanged. `work`
 * may run more than once and only the last run counts, so it must change nothing but the database. SMS, images and HTTP come before or
 * after. A `tx` within a `tx` throws.
 */
export type Tx = <T>(work: (db: Queries) => Promise<T>) => Promise<T>;

/** Called with the text of every statement, to count or inspect them. */
export type OnStatement = (sql: string) => void;

export interface Database {
  /** For reads: a write throws. */
  read: Queries;
  tx: Tx;
  /**
   * For work that depends only on the rows that its statements lock, such as taking jobs. On PostgreSQL it runs at READ COMMITTED, so
   * that instances never make each other retry.
   */
  txReadCommitted: Tx;
  /**
   * Removes deleted data from all files, also from the write-ahead log. Tries once, never throws and never waits for a reader. It is
   * called after a deletion of personal data, and every hour by the housekeeping.
   */
  overwriteDeleted(): Promise<void>;
  close(): Promise<void>;
}
