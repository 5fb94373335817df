/** Runs a job once, within its time, and tells how it ended (rules J4 and J5). */
import { SECOND } from '../../../common/time.ts';
import type { Deps } from '../deps.ts';
import { planNext } from './recurring.ts';
import { JobError, type JobKind } from './rules.ts';
import type { TakenJob } from './store.ts';

export type Outcome = 'done' | 'retried' | 'failed';
/** Called after every run, with its seconds. */
export type Observe = (kind: string, outcome: Outcome, seconds: number) => void;

const withinLimit = async (deps: Deps, kind: JobKind<unknown>, payload: unknown): Promise<void> => {
  const limit = new AbortController();
  const tooLong = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new JobError(`It took longer than ${kind.timeLimit / SECOND} seconds.`);
    limit.abort(error);
    tooLong.reject(error);
  }, kind.timeLimit);
  try {
    await Promise.race([kind.run(payload, deps, limit.signal), tooLong.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** What the job threw; undefined if it is done. */
const errorOf = async (deps: Deps, kind: JobKind<unknown>, job: TakenJob): Promise<unknown> => {
  try {
    // The last try does not count if the server stopped during it. Only once, because the job itself may stop the server.
    if (job.tries > kind.tries + 1) throw new JobError(job.lastError ?? 'It has no try left.');
    await planNext(deps, kind, job.dueAt);
    await withinLimit(deps, kind, job.payload);
    return undefined;
  } catch (thrown) {
    return thrown ?? new Error('A job threw nothing');
  }
};

/** Runs the job and logs a failure. Answers what it threw; undefined if it is done. */
export async function runJob(deps: Deps, kind: JobKind<unknown>, job: TakenJob, observe?: Observe): Promise<unknown> {
  const started = performance.now();
  const error = await errorOf(deps, kind, job);
  const outcome = error === undefined ? 'done' : job.tries >= kind.tries ? 'failed' : 'retried';
  observe?.(job.kind, outcome, (performance.now() - started) / SECOND);
  const about = { err: error, job: job.id, kind: job.kind };
  if (outcome === 'failed') deps.log.error(about, 'a job failed for good');
  if (outcome === 'retried') deps.log.warn(about, 'a job failed and is tried again');
  return error;
}
