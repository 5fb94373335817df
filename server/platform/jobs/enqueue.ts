/** Putting work off: a job is written in the caller's transaction, so it exists exactly if the transaction does (rule J1). */

import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../db/database.ts';
import { afterCommit } from '../db/inside-tx.ts';
import { newId } from '../shared/ids.ts';
import type { JobKind } from './rules.ts';
import { addJob } from './store.ts';

/** The workers of this process. */
const workers = new Set<() => void>();

/** Calls `wake` whenever this process may have committed a job. The answered function ends that. */
export function onJob(wake: () => void): () => void {
  workers.add(wake);
  return () => workers.delete(wake);
}

export function wakeWorkers() {
  for (const wake of workers) wake();
}

interface Options {
  /** When it may run; at once unless given. */
  dueAt?: Instant;
  /**
   * A kind has at most one job of each key, even if two transactions enqueue it at once. A second job of the key changes nothing while
   * the first one waits, runs or has failed, and for a week after it was done.
   */
  key?: string;
}

/** Enqueues a job in the transaction `tx`. `now` is the product's clock. A worker of this process is woken after the commit. */
export async function enqueue<Payload>(
  tx: Queries,
  kind: JobKind<Payload>,
  payload: Payload,
  now: Instant,
  { dueAt = now, key }: Options = {},
): Promise<void> {
  await addJob(tx, { id: newId(), kind: kind.name, payload, key: key ?? null, dueAt, createdAt: now });
  afterCommit(wakeWorkers);
}
