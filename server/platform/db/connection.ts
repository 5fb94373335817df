/** A connection to PostgreSQL and drizzle's handle over it, for one transaction after the other. */
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Queries } from './database.ts';
import { isLostConnection } from './fault.ts';
import { answersOf, gatherWrites } from './unanswered.ts';

export interface Connection {
  client: pg.PoolClient;
  db: Queries;
  /** How many statements other than SELECT the handle has sent. */
  writes(): number;
}

/** Prepared statements belong to a connection, so each connection keeps its handle (prepared.ts). */
const connections = new WeakMap<pg.PoolClient, Connection>();

export function connectionOf(client: pg.PoolClient, logger: Logger | undefined): Connection {
  const known = connections.get(client);
  if (known) return known;
  let writes = 0;
  const logQuery: Logger['logQuery'] = (sql, values) => {
    if (!/^\(*select\b/i.test(sql)) writes++;
    logger?.logQuery(sql, values);
  };
  const db = drizzle({ client, logger: { logQuery } }) as unknown as Queries;
  const connection = { client, db, writes: () => writes };
  connections.set(client, connection);
  return connection;
}

/**
 * Runs `work` between `beginning` and COMMIT. If anything fails, rolls back and throws: a write that failed first, because everything
 * after it fails for its sake.
 */
export async function inTransaction<T>(
  { client, db }: Connection,
  beginning: string,
  work: () => Promise<T>,
  logger: Logger | undefined,
): Promise<T> {
  gatherWrites(db);
  try {
    logger?.logQuery(beginning, []);
    await client.query(beginning);
    const value = await work();
    logger?.logQuery('COMMIT', []);
    const [{ command }, failed] = await Promise.all([client.query('COMMIT'), answersOf(db)]);
    if (failed) throw failed.error;
    // PostgreSQL answers COMMIT in a failed transaction with ROLLBACK and no error.
    if (command !== 'COMMIT') throw new Error('A work went on after a query of its failed; nothing was kept');
    return value;
  } catch (error) {
    const failed = await answersOf(db);
    const first = failed ? failed.error : error;
    // On a doubtful connection, ROLLBACK would only wait. Destroying the connection rolls back, too.
    if (!isLostConnection(first) && !isLostConnection(error)) await client.query('ROLLBACK');
    throw first;
  }
}
