/** PostgreSQL: a pool of connections that write, and one of connections that read and cannot write (decision 005). */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { SECOND } from '../../../common/time.ts';
import type { Database, OnStatement, Queries } from './database.ts';
import { readCommitted } from './read-committed.ts';
import { migrationsOf } from './schema-version.ts';
import { sharedCommits } from './shared-commits.ts';

/** The longest wait for a connection, whether the database is away or all connections are busy. */
const CONNECTING = 3 * SECOND;
/** PostgreSQL ends a statement after this time. No statement of the product comes near it. */
const STATEMENT = 5 * SECOND;
/** Ends the wait for an answer that the network has lost. */
const ANSWER = STATEMENT + SECOND;
/** A process that freezes within a transaction loses its locks after this time. */
const IDLE_IN_TRANSACTION = 10 * SECOND;

/** Each transaction sets its own isolation level. */
const WRITING = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";
const READING = 'SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY';

const openPool = (url: string, max: number, session: string, pipeline = false): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // Sends a query although the one before is not answered (unanswered.ts).
    pipeline,
    application_name: 'nikhar',
    connectionTimeoutMillis: CONNECTING,
    statement_timeout: STATEMENT,
    query_timeout: ANSWER,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    idleTimeoutMillis: 60 * SECOND,
    keepAlive: true,
    onConnect: async client => {
      await client.query(session);
    },
  });
  // A broken connection leaves the pool, and its user gets the error. Without these listeners, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
};

/** This process has at most `connections`, half of them to write. The tables must be at this version (migratePostgres). */
export function connectPostgres(url: string, connections: number, onStatement?: OnStatement): Database {
  const writers = Math.ceil(connections / 2);
  const writing = openPool(url, writers, WRITING, true);
  const reading = openPool(url, connections - writers, READING);
  const logger = onStatement && { logQuery: onStatement };
  return {
    read: drizzle({ client: reading, logger }) as unknown as Queries,
    tx: sharedCommits(writing, logger),
    txReadCommitted: readCommitted(writing, logger),
    // PostgreSQL's own log and vacuum do it (guides/security.md).
    overwriteDeleted: async () => {},
    close: async () => {
      await Promise.all([reading.end(), writing.end()]);
    },
  };
}

/** One connection for work beside the server, without its time limits. */
export async function withPostgres<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'nikhar', connectionTimeoutMillis: CONNECTING });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The number of the start lock among PostgreSQL's advisory locks, the same in every process. */
const START_LOCK = 4_711_002;

/** Processes that start on the same database migrate, seed and make their admin one after the other. */
export function withStartLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withPostgres(url, async client => {
    await client.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
    // PostgreSQL releases the lock with the connection, also after kill -9.
    return work(client);
  });
}

/** Applies the missing migrations, all or none. The caller holds the start lock. */
export function migratePostgres(client: pg.Client): Promise<void> {
  return migrate(drizzle({ client }), { migrationsFolder: migrationsOf('postgres') });
}
