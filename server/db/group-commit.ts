/**
 * Group commit: the works that arrive together run one after the other in one BEGIN IMMEDIATE, and are answered after the one
 * COMMIT that makes them durable together. With many clients one fsync carries many bookings (rule F3). A work that is refused
 * has nearly always changed nothing yet; where it has, all are undone and each runs again in a transaction of its own. A
 * SAVEPOINT each would spare that, and keeps a copy of every page that a booking changes.
 */
import type Sqlite from 'better-sqlite3';
import type { Queries, Tx } from './database.ts';
import { guardTx } from './inside-tx.ts';

interface Job {
  work: (db: Queries) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}
type Outcome = { value: unknown } | { error: unknown };
/** A work of a batch threw after it had changed something. */
const HALF_DONE = Symbol();

export function groupCommit(client: Sqlite.Database, db: Queries): Tx {
  const begin = client.prepare('BEGIN IMMEDIATE');
  const commit = client.prepare('COMMIT');
  const rollback = client.prepare('ROLLBACK');
  const totalChanges = client.prepare('SELECT total_changes()').pluck();
  let waiting: Job[] = [];
  let running = false;

  /** Never throws: SQLite may have done it by itself; where it cannot be done the next BEGIN fails, its works are refused, and it is tried again. */
  const rollBack = () => {
    try {
      rollback.run();
    } catch {}
  };

  const runAlone = async (job: Job) => {
    try {
      begin.run();
      const value = await job.work(db);
      commit.run();
      job.resolve(value);
    } catch (error) {
      rollBack();
      job.reject(error);
    }
  };

  /** Throws when nothing of the batch can be kept. */
  const runInBatch = async (job: Job): Promise<Outcome> => {
    const before = totalChanges.get();
    try {
      return { value: await job.work(db) };
    } catch (error) {
      // A full disk or an I/O error may have ended the whole transaction: none of the others may go on, outside of any.
      if (!client.inTransaction) throw error;
      if (totalChanges.get() !== before) throw HALF_DONE;
      return { error };
    }
  };

  const runBatch = async (batch: Job[]) => {
    const outcomes: Outcome[] = [];
    try {
      begin.run();
      for (const job of batch) outcomes.push(await runInBatch(job));
      commit.run();
    } catch (error) {
      rollBack();
      if (error === HALF_DONE) {
        for (const job of batch) await runAlone(job);
        return;
      }
      for (const [i, job] of batch.entries()) {
        const outcome = outcomes[i];
        job.reject(outcome && 'error' in outcome ? outcome.error : error);
      }
      return;
    }
    for (const [i, job] of batch.entries()) {
      const outcome = outcomes[i] as Outcome;
      if ('error' in outcome) job.reject(outcome.error);
      else job.resolve(outcome.value);
    }
  };

  const drain = async () => {
    running = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const [only] = batch;
      if (only && batch.length === 1) await runAlone(only);
      else await runBatch(batch);
    }
    running = false;
  };

  /** With a crowd at work, once another iteration brings nobody more. */
  const gather = (before: number) => {
    if (waiting.length > Math.max(before, 1)) setImmediate(gather, waiting.length);
    else drain();
  };

  return guardTx(
    work =>
      new Promise((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
        // At the end of this iteration of the event loop, so that everything that arrived with this one shares its commit.
        if (!running && waiting.length === 1) setImmediate(gather, 0);
      }),
  );
}
