/**
 * PostgreSQL's `tx`: SERIALIZABLE, so that a limit that is read and then kept holds whoever else reads it (at READ
 * COMMITTED twelve callers overbooked a limit of three to eleven). A work that lost a race runs again with all other
 * writers held off, over all processes, so that it cannot lose twice (decision 005).
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
 * Sent in one piece, so the lock costs no round trip; and LOCK TABLE, unlike a query, leaves the transaction's view of
 * the data open until the lock is had. The table only lends its name: nobody reads or waits longer for it.
 */
const begin = (lock: string) => `BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE setting IN ${lock} MODE`;
const AMONG_OTHERS = begin('ROW SHARE');
const ALONE = begin('EXCLUSIVE');
const READ_COMMITTED = 'BEGIN ISOLATION LEVEL READ COMMITTED';
/** One is enough; the others are for what else may be at work on the database, such as a person with psql. */
const TRIES_ALONE = 3;

/** Prepared statements belong to a connection, so a connection keeps its handle (prepared.ts). */
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
    // PostgreSQL answers the COMMIT of a failed transaction with a ROLLBACK and no error.
    if (command !== 'COMMIT') throw new Error('A work went on after a query of its failed; nothing was kept');
    return value;
  } catch (error) {
    // On a connection in doubt it would only wait; who destroys the connection rolls back as well.
    if (!isLostConnection(error)) await client.query('ROLLBACK');
    throw error;
  }
};

const runSerializable = async <T>(client: pg.PoolClient, work: Work<T>, logger: Logger | undefined): Promise<T> => {
  for (let tries = 0; ; tries++) {
    try {
      return await runOnce(client, tries === 0 ? AMONG_OTHERS : ALONE, work, logger);
    } catch (error) {
      // A duplicate is a lost race too when the other's row came after this work had looked for it: the second try sees
      // the row and refuses in the rule's own words. A true duplicate fails there as it did here.
      const again = isLostRace(error) ? tries < TRIES_ALONE : isDuplicate(error) && tries === 0;
      if (!again) throw error;
    }
  }
};

/** A crowd at one slot is served one after the other; it may take this long until the last has a connection. */
const PATIENCE = 10 * SECOND;

/** Two workers may wait for each other's rows in a circle; PostgreSQL ends one of them, which begins again. */
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
      // The database is away. Who waits in line would learn it later, one after the other.
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
