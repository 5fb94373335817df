/** What features know of the database: a reading handle, and `tx`, the only way to write (rule E1). */
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';

/** drizzle's query builder over one connection. SQLite's type stands for PostgreSQL's too (dialect/postgres.ts). */
export type Queries = BetterSQLite3Database;

/**
 * Runs `work` in a transaction of its own and resolves after it is durable on disk. When `work` throws, nothing has
 * happened. It may run more than once, and only the last time counts: it must change nothing but the database. SMS, images
 * and HTTP go before or after. A `tx` within a `tx` throws.
 */
export type Tx = <T>(work: (db: Queries) => Promise<T>) => Promise<T>;

/** Called with the text of every statement that is sent: for whoever counts or looks at them. */
export type OnStatement = (sql: string) => void;

export interface Database {
  /** Reads only: a write through it throws. */
  read: Queries;
  tx: Tx;
  /**
   * `tx` for work whose statements lock each row they change and that must not depend on other rows, such as taking jobs.
   * On PostgreSQL it runs at READ COMMITTED, so that several instances never make each other begin again.
   */
  txReadCommitted: Tx;
  /**
   * What was deleted is nowhere in the files any more once this is done, also not in the log of changes beside them. Tries
   * once, never throws and never waits for a reader: who has deleted something asks, and the housekeeping every hour.
   */
  overwriteDeleted(): Promise<void>;
  close(): Promise<void>;
}
