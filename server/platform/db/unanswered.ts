/**
 * Writes of a PostgreSQL transaction that were sent and not answered yet. A write whose rows nobody reads need not wait for its answer:
 * the next query travels with it, and the COMMIT waits for all. That halves the round trips of a booking.
 */
import type { Queries } from './database.ts';

/** By the handle of their connection, while a transaction is open. */
const unanswered = new WeakMap<Queries, Promise<unknown>[]>();

/** Sends a write. In a transaction it does not wait for the answer. */
export async function sendWrite(db: Queries, write: () => Promise<unknown>): Promise<void> {
  const sent = unanswered.get(db);
  const answer = write();
  if (!sent) await answer;
  else {
    // `answersOf` reports it. Until then nobody waits for it, and Node would end the process.
    answer.catch(() => {});
    sent.push(answer);
  }
}

/** Writes of this handle are gathered from now on. */
export function gatherWrites(db: Queries) {
  unanswered.set(db, []);
}

/** Resolves when every gathered write is answered, also if some failed. Gathers no more. Answers the first failure, if there is one. */
export async function answersOf(db: Queries): Promise<{ error: unknown } | undefined> {
  const sent = unanswered.get(db) ?? [];
  unanswered.delete(db);
  const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected') as
    | PromiseRejectedResult
    | undefined;
  return failed && { error: failed.reason };
}
