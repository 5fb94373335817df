/**
 * Group commit: works that arrive together run one after the other in one transaction, and all are answered after its COMMIT. So with
 * many clients, one fsync serves many bookings (rule F3). A refused work has nearly always changed nothing yet. If it has, all works
 * are rolled back and each runs again in its own transaction. A SAVEPOINT for each work would avoid that, but keeps a copy of every page
 * that a booking changes.
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
/** A work of a batch has thrown after it had changed something. */
const HALF_DONE = Symbol();

export function groupCommit(client: Sqlite.Database, db: Queries): Tx {
  const begin = client.prepare('BEGIN IMMEDIATE');
  const commit = client.prepare('COMMIT');
  const rollback = client.prepare('ROLLBACK');
  const totalChanges = client.prepare('SELECT total_changes()').pluck();
  let waiting: Job[] = [];
  let running = false;

  /**
   * Never throws. SQLite may have rolled back by itself. If it cannot roll back, the next BEGIN fails, its works are refused, and the
   * roll-back is tried again.
   */
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

  /** Throws if the whole batch has to be rolled back. */
  const runInBatch = async (job: Job): Promise<Outcome> => {
    const before = totalChanges.get();
    try {
      return { value: await job.work(db) };
    } catch (error) {
      // A full disk or an I/O error may have ended the transaction. The other works must not run without one.
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

  /** Starts the batch. In a crowd, it first waits until one iteration of the event loop brings no new work. */
  const gather = (before: number) => {
    if (waiting.length > Math.max(before, 1)) setImmediate(gather, waiting.length);
    else drain();
  };

  return guardTx(
    work =>
      new Promise((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
        // At the end of this iteration of the event loop, so that all works that arrived in it share a commit.
        if (!running && waiting.length === 1) setImmediate(gather, 0);
      }),
  );
}
