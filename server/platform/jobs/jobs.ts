/** Staff list jobs, and retry or delete failed ones (rule J7). */

import { DAY, type Instant, SECOND, toRfc3339 } from '../../../common/time.ts';
import { AppError } from '../contract/errors.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { pageOf } from '../shared/page.ts';
import { wakeWorkers } from './enqueue.ts';
import { countJobs, findJobs, type JobRow, type OpenState, removeEndedBefore, removeFailed, retryFailed } from './store.ts';

/** How long the key of a done job keeps its work from being done again. */
const DONE_KEPT = 7 * DAY;
const FAILED_KEPT = 90 * DAY;

const rfc3339OrNull = (instant: Instant | null) => (instant === null ? null : toRfc3339(instant));

const toJob = ({ id, kind, tries, lastError, createdAt, dueAt, endedAt }: JobRow, state: OpenState): Schemas['Job'] => ({
  id,
  kind,
  state,
  tries,
  lastError,
  createdAt: toRfc3339(createdAt),
  dueAt: state === 'WAITING' ? toRfc3339(dueAt) : null,
  failedAt: rfc3339OrNull(endedAt),
});

/** A page of the jobs in one state, and how many jobs each state has. Waiting ones: next due first. Failed ones: latest first. */
export async function listJobs({ db }: Deps, state: OpenState, page: number, size: number): Promise<Schemas['JobPage']> {
  const [rows, { oldestDueAt, ...counts }] = await Promise.all([findJobs(db.read, state, page, size), countJobs(db.read)]);
  const total = { WAITING: counts.waiting, RUNNING: counts.running, FAILED: counts.failed }[state];
  return {
    ...pageOf(
      rows.map(row => toJob(row, state)),
      page,
      size,
      total,
    ),
    counts: { ...counts, oldestDueAt: rfc3339OrNull(oldestDueAt) },
  };
}

/** The same numbers for /metrics, and how many seconds the oldest due job has waited. */
export async function jobFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const { oldestDueAt, ...counts } = await countJobs(db.read);
  return { ...counts, oldestDueSeconds: oldestDueAt === null ? 0 : Math.max(0, (clock.now() - oldestDueAt) / SECOND) };
}

/** Makes a failed job due at once, with all its tries. Throws NOT_FOUND if no failed job has this id. */
export async function retryJob({ db, clock }: Deps, id: string): Promise<Schemas['Job']> {
  const [row] = await db.tx(tx => retryFailed(tx, clock.now(), id));
  if (!row) throw new AppError('NOT_FOUND');
  wakeWorkers();
  return toJob(row, 'WAITING');
}

/** Makes every failed job due at once. Answers how many there were. */
export async function retryAllJobs({ db, clock }: Deps): Promise<Schemas['JobsRetried']> {
  const rows = await db.tx(tx => retryFailed(tx, clock.now()));
  wakeWorkers();
  return { retried: rows.length };
}

/** Throws NOT_FOUND if no failed job has this id. */
export async function deleteJob({ db }: Deps, id: string): Promise<void> {
  if (!(await db.tx(tx => removeFailed(tx, id)))) throw new AppError('NOT_FOUND');
}

/** Deletes done jobs after a week and failed ones after 90 days. */
export async function forgetJobs(tx: Queries, now: Instant): Promise<void> {
  await removeEndedBefore(tx, 'DONE', now - DONE_KEPT);
  await removeEndedBefore(tx, 'FAILED', now - FAILED_KEPT);
}
