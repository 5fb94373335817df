/**
 * PostgreSQL's `tx` runs at SERIALIZABLE, so that a limit holds even if several transactions read it at once. At READ COMMITTED,
 * twelve callers made eleven bookings against a limit of three. A work that lost a race runs again under a lock that stops the writers
 * of all processes, so it cannot lose twice (decision 005).
 */
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { SECOND } from '../shared/time.ts';
import type { Queries, Tx } from './database.ts';
import { isDuplicate, isLostConnection, isLostRace, isReadOnly } from './fault.ts';
import { guardTx } from './inside-tx.ts';
import { createLine } from './waiting-line.ts';

type Work<T> = (db: Queries) => Promise<T>;

/**
 * Sent in one message, so the lock costs no round trip. LOCK TABLE, unlike a query, takes the transaction's snapshot only after the
 * lock. The table `setting` only gives the lock its name: the modes do not conflict with reading it.
 */
const begin = (lock: string) => `BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE setting IN ${lock} MODE`;
const AMONG_OTHERS = begin('ROW SHARE');
const ALONE = begin('EXCLUSIVE');
const READ_COMMITTED = 'BEGIN ISOLATION LEVEL READ COMMITTED';
/** One is enough. The others are for outsiders on the database, such as a person with psql. */
const TRIES_ALONE = 3;

/** Prepared statements belong to a connection, so each connection keeps its handle (prepared.ts). */
const handles = new WeakMap<pg.PoolClient, Queries>();
const handleOf = (client: pg.PoolClient, logger: Logger | undefined): Queries => {
  const handle = handles.get(client) ?? (drizzle({ client, logger }) as unknown as Queries);
  handles.set(client, handle);
  return handle;
};

const runOnce = async <T>(client: pg.PoolClient, beginning: string, work: Work<T>, logger: Logger | undefined): Promise<T> => {
  try {
    logger?.logQuery(beginning, []);
    await client.query(beginning);
    const value = await work(handleOf(client, logger));
    logger?.logQuery('COMMIT', []);
    const { command } = await client.query('COMMIT');
    // PostgreSQL answers COMMIT in a failed transaction with ROLLBACK and no error.
    if (command !== 'COMMIT') throw new Error('A work went on after a query of its failed; nothing was kept');
    return value;
  } catch (error) {
    // On a doubtful connection, ROLLBACK would only wait. Destroying the connection rolls back, too.
    if (!isLostConnection(error)) await client.query('ROLLBACK');
    throw error;
  }
};

const runSerializable = async <T>(client: pg.PoolClient, work: Work<T>, logger: Logger | undefined): Promise<T> => {
  for (let tries = 0; ; tries++) {
    try {
      return await runOnce(client, tries === 0 ? AMONG_OTHERS : ALONE, work, logger);
    } catch (error) {
      // A duplicate is also a lost race if the other row came after this work had looked for it. The second try sees the row and
      // refuses with the rule's own error. Any other duplicate fails there again.
      const again = isLostRace(error) ? tries < TRIES_ALONE : isDuplicate(error) && tries === 0;
      if (!again) throw error;
    }
  }
};

/** A crowd at one slot is served one after the other. The last may wait this long for a connection. */
const PATIENCE = 10 * SECOND;

/** If two workers wait for each other's rows, PostgreSQL ends one of them, and that one starts again. */
const runReadCommitted = async <T>(client: pg.PoolClient, work: Work<T>, logger: Logger | undefined, tries = 3): Promise<T> => {
  try {
    return await runOnce(client, READ_COMMITTED, work, logger);
  } catch (error) {
    if (tries === 1 || !isLostRace(error)) throw error;
    return runReadCommitted(client, work, logger, tries - 1);
  }
};

/** Both kinds of transactions over one pool (database.ts). */
export function transactions(pool: pg.Pool, logger?: Logger): { tx: Tx; txReadCommitted: Tx } {
  const line = createLine(pool.options.max, PATIENCE);

  const connect = async (): Promise<pg.PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      // The database is away. Otherwise those in line would learn it one after the other.
      line.dismiss(error);
      throw error;
    }
  };

  const over =
    (run: <T>(client: pg.PoolClient, work: Work<T>, logger: Logger | undefined) => Promise<T>): Tx =>
    async work => {
      await line.enter();
      try {
        const client = await connect();
        let broken = false;
        try {
          return await run(client, work, logger);
        } catch (error) {
          broken = isLostConnection(error) || isReadOnly(error);
          throw error;
        } finally {
          client.release(broken);
        }
      } finally {
        line.leave();
      }
    };
  return { tx: guardTx(over(runSerializable)), txReadCommitted: guardTx(over(runReadCommitted)) };
}
