/** PostgreSQL: a pool of connections that write, and one of connections that read and cannot write (decision 005). */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { SECOND } from '../shared/time.ts';
import type { Database, OnStatement, Queries } from './database.ts';
import { migrationsOf } from './schema-version.ts';
import { transactions } from './serializable.ts';

/** Nobody waits longer for a connection, be the database away or all connections busy. */
const CONNECTING = 3 * SECOND;
/** No statement of the product comes near it; PostgreSQL ends what does. */
const STATEMENT = 5 * SECOND;
/** When the network swallowed the question or the answer, nobody else will end the waiting. */
const ANSWER = STATEMENT + SECOND;
/** A process that froze within a transaction must not keep its locks. */
const IDLE_IN_TRANSACTION = 10 * SECOND;

/** Each transaction names its level itself (serializable.ts). */
const WRITING = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";
const READING = 'SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY';

const openPool = (url: string, max: number, session: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
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
  // A connection that breaks is taken out of the pool, and whoever used it is told. Without these it ends the process.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
};

/** `connections` is the most this process has at a time, half of them to write. The database is at this version (migratePostgres). */
export function connectPostgres(url: string, connections: number, onStatement?: OnStatement): Database {
  const writers = Math.ceil(connections / 2);
  const writing = openPool(url, writers, WRITING);
  const reading = openPool(url, connections - writers, READING);
  const logger = onStatement && { logQuery: onStatement };
  return {
    read: drizzle({ client: reading, logger }) as unknown as Queries,
    ...transactions(writing, logger),
    // Its own log and vacuum see to that (guides/security.md).
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

/** Any number, the same in every process: names the start lock among PostgreSQL's advisory locks. */
const START_LOCK = 4_711_002;

/** Lets processes that start on the same database migrate, seed and make their admin one after the other. */
export function withStartLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withPostgres(url, async client => {
    await client.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
    // The lock ends with the connection, kill -9 included.
    return work(client);
  });
}

/** Brings the tables up to this version. All migrations or none. The caller holds the start lock. */
export function migratePostgres(client: pg.Client): Promise<void> {
  return migrate(drizzle({ client }), { migrationsFolder: migrationsOf('postgres') });
}
