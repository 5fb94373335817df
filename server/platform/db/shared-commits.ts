/**
 * `tx` on PostgreSQL: writers take turns, and the works that arrive together share one turn and one commit (decision 005). A turn begins
 * with a lock that stops the turns of all other processes, so each work runs as if it were alone: a limit that it reads holds until its
 * COMMIT.
 *
 * A refused work has nearly always changed nothing yet, and the turn goes on without it. If it has, or if a statement fails, the turn is
 * rolled back and each of its works gets a turn of its own. group-commit.ts does the same for SQLite.
 */
import type { Logger } from 'drizzle-orm';
import type pg from 'pg';
import { type Connection, connectionOf, inTransaction } from './connection.ts';
import type { Queries, Tx } from './database.ts';
import { isDuplicate, isFailedStatement, isLostConnection, isLostRace, isReadOnly } from './fault.ts';
import { guardTx } from './inside-tx.ts';

interface Work {
  run: (db: Queries) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}
type Outcome = { value: unknown } | { error: unknown };

/**
 * Sent in one message. LOCK TABLE, unlike a query, takes the transaction's snapshot only after the lock: so a turn sees all that the
 * turns before it have committed. The table `setting` only gives the lock its name, and everybody may read it meanwhile.
 */
const BEGIN = 'BEGIN ISOLATION LEVEL REPEATABLE READ; LOCK TABLE setting IN EXCLUSIVE MODE';
/** The most works of one turn, so that other processes get theirs soon. */
const MOST = 50;
/** A turn can lose a race only to a `txReadCommitted`, or to a person with psql. */
const TRIES = 4;

/** Throws if the whole turn has to be rolled back. */
const runOne = async ({ client, db, writes }: Connection, { run }: Work): Promise<Outcome> => {
  const before = writes();
  try {
    return { value: await run(db) };
  } catch (error) {
    const isWhole = writes() === before && client.getTransactionStatus() === 'T';
    if (isFailedStatement(error) || !isWhole) throw error;
    return { error };
  }
};

/** `join` adds works that came while the turn waited for its lock. */
const runTurn = async (
  connection: Connection,
  works: Work[],
  join: (works: Work[]) => void,
  logger: Logger | undefined,
): Promise<Outcome[]> => {
  for (let tries = 1; ; tries++) {
    try {
      const turn = async () => {
        join(works);
        const outcomes: Outcome[] = [];
        for (const work of works) outcomes.push(await runOne(connection, work));
        return outcomes;
      };
      return await inTransaction(connection, BEGIN, turn, logger);
    } catch (error) {
      // A duplicate is also a lost race if a `txReadCommitted` added the row after the work had looked for it. The second try sees it.
      const again = isLostRace(error) ? tries < TRIES : isDuplicate(error) && tries === 1 && works.length === 1;
      if (!again) throw error;
    }
  }
};

export function sharedCommits(pool: pg.Pool, logger?: Logger): Tx {
  const waiting: Work[] = [];
  let isBusy = false;

  // The turn of another process may be long. Without this, most works that came meanwhile would wait for one more turn.
  const join = (works: Work[]) => {
    works.push(...waiting.splice(0, MOST - works.length));
  };

  /** Tells every work its outcome. Throws only if the connection is not to be used again. */
  const serve = async (connection: Connection, works: Work[], others = join): Promise<void> => {
    try {
      const outcomes = await runTurn(connection, works, others, logger);
      for (const [n, { resolve, reject }] of works.entries()) {
        const outcome = outcomes[n] as Outcome;
        if ('error' in outcome) reject(outcome.error);
        else resolve(outcome.value);
      }
    } catch (error) {
      const isGone = isLostConnection(error) || isReadOnly(error);
      if (works.length === 1 || isGone) for (const { reject } of works) reject(error);
      if (isGone) throw error;
      if (works.length > 1) for (const work of works) await serve(connection, [work], () => {});
    }
  };

  /** Gives turns until nobody waits. */
  const turns = async (client: pg.PoolClient): Promise<void> => {
    let works: Work[] = [];
    try {
      while (waiting.length > 0) {
        works = waiting.splice(0, 1);
        await serve(connectionOf(client, logger), works);
      }
      client.release();
    } catch (error) {
      client.release(true);
      // Some of the turn may be served. Their promises keep their first outcome.
      for (const { reject } of works) reject(error);
    }
  };

  const drain = async () => {
    while (waiting.length > 0) {
      try {
        await turns(await pool.connect());
      } catch (error) {
        // The database is away. Otherwise those who wait would learn it one after the other.
        for (const { reject } of waiting.splice(0)) reject(error);
      }
    }
    isBusy = false;
  };

  return guardTx(
    run =>
      new Promise((resolve, reject) => {
        waiting.push({ run, resolve: resolve as (value: unknown) => void, reject });
        if (isBusy) return;
        isBusy = true;
        // At the end of this iteration of the event loop, so that all works that arrived in it share a turn.
        setImmediate(drain);
      }),
  );
}
