/** `txReadCommitted` on PostgreSQL: works side by side, each on a connection of its own (database.ts). */
import type { Logger } from 'drizzle-orm';
import type pg from 'pg';
import { SECOND } from '../../../common/time.ts';
import { type Connection, connectionOf, inTransaction } from './connection.ts';
import type { Queries, Tx } from './database.ts';
import { isLostConnection, isLostRace, isReadOnly } from './fault.ts';
import { guardTx } from './inside-tx.ts';
import { createLine } from './waiting-line.ts';

const BEGIN = 'BEGIN ISOLATION LEVEL READ COMMITTED';
/** The last in line may wait this long for a connection. */
const PATIENCE = 10 * SECOND;
const TRIES = 3;

/** If two workers wait for each other's rows, PostgreSQL ends one of them, and that one starts again. */
const run = async <T>(
  connection: Connection,
  work: (db: Queries) => Promise<T>,
  logger: Logger | undefined,
  tries = TRIES,
): Promise<T> => {
  try {
    return await inTransaction(connection, BEGIN, () => work(connection.db), logger);
  } catch (error) {
    if (tries === 1 || !isLostRace(error)) throw error;
    return run(connection, work, logger, tries - 1);
  }
};

export function readCommitted(pool: pg.Pool, logger?: Logger): Tx {
  // The shared commits (shared-commits.ts) have one connection of the pool.
  const line = createLine(Math.max(1, pool.options.max - 1), PATIENCE);

  const connect = async (): Promise<pg.PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      // The database is away. Otherwise those in line would learn it one after the other.
      line.dismiss(error);
      throw error;
    }
  };

  return guardTx(async work => {
    await line.enter();
    try {
      const client = await connect();
      let broken = false;
      try {
        return await run(connectionOf(client, logger), work, logger);
      } catch (error) {
        broken = isLostConnection(error) || isReadOnly(error);
        throw error;
      } finally {
        client.release(broken);
      }
    } finally {
      line.leave();
    }
  });
}
