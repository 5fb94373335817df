import { and, asc, count, desc, eq, inArray, lt, lte, min, or, type SQL, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import { onPostgres } from '../config/config.ts';
import type { Queries } from '../db/database.ts';
import { databaseNow } from '../db/database-time.ts';
import { oneOf } from '../db/one-of.ts';
import { prepared } from '../db/prepared.ts';
import { job } from '../db/schema.ts';

export type JobRow = typeof job.$inferSelect;
export type TakenJob = Pick<JobRow, 'id' | 'kind' | 'key' | 'payload' | 'dueAt' | 'tries' | 'lastError'>;

// A literal, because a partial index serves only a condition that is known when the statement is prepared.
const waiting = sql`${job.state} = 'WAITING'`;
const running = sql`${job.state} = 'RUNNING'`;
const ended = sql`${job.endedAt} IS NOT NULL`;

const insertJob = prepared((db, { value }) =>
  db
    .insert(job)
    .values({
      id: value('id'),
      kind: value('kind'),
      payload: value('payload'),
      key: value('key'),
      state: 'WAITING',
      dueAt: value('dueAt'),
      tries: 0,
      createdAt: value('createdAt'),
    })
    .onConflictDoNothing({ target: [job.kind, job.key] }),
);
/** Does nothing if its kind has a job of this key. */
export function addJob(db: Queries, row: Pick<JobRow, 'id' | 'kind' | 'payload' | 'key' | 'dueAt' | 'createdAt'>) {
  return insertJob.run(db, { ...row });
}

const lapsed = and(running, lte(job.leaseUntil, databaseNow));
// SQLite would go through all jobs of these kinds, also those that ended. The plus hides the kind from its planner, so it takes the index of
// waiting jobs.
const ofKind = onPostgres ? sql`${job.kind}` : sql`+${job.kind}`;
const due = (kinds: string[], now: Instant): SQL | undefined => and(waiting, lte(job.dueAt, now), inArray(ofKind, kinds));

/** Whether there is anything to take. */
export async function isAnyDue(db: Queries, kinds: string[], now: Instant): Promise<boolean> {
  return (
    (
      await db
        .select({ id: job.id })
        .from(job)
        .where(or(due(kinds, now), lapsed))
        .limit(1)
    ).length > 0
  );
}

const FREE = { lease: null, leaseUntil: null };

/** Frees jobs whose worker is gone: they are due again. */
export async function freeLapsed(db: Queries): Promise<void> {
  const lastError = 'The server stopped during the last try.';
  await db
    .update(job)
    .set({ state: 'WAITING', lastError, ...FREE })
    .where(lapsed);
}

/** Takes the oldest due jobs, at most `most`, for `worker`. On PostgreSQL workers pass over each other's rows instead of waiting. */
export async function takeDue(
  db: Queries,
  kinds: string[],
  now: Instant,
  { worker, lease, most }: { worker: string; lease: number; most: number },
): Promise<TakenJob[]> {
  const { id, kind, key, payload, dueAt, tries, lastError } = job;
  const oldest = db.select({ id }).from(job).where(due(kinds, now)).orderBy(asc(dueAt), asc(id)).limit(most);
  // PostgreSQL evaluates an array once, but may evaluate a subquery again for each row.
  const isOldest = onPostgres ? sql`${id} = ANY(ARRAY(${oldest} FOR UPDATE SKIP LOCKED))` : inArray(id, oldest);
  const taken = await db
    .update(job)
    .set({ state: 'RUNNING', lease: worker, leaseUntil: sql`${databaseNow} + ${lease}`, tries: sql`${tries} + 1` })
    .where(isOldest)
    .returning({ id, kind, key, payload, dueAt, tries, lastError });
  return taken.sort((a, b) => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1));
}

const heldBy = (worker: string, ids: string[]) => and(eq(job.lease, worker), oneOf(job.id, ids));

export async function extendLeases(db: Queries, worker: string, ids: string[], lease: number): Promise<void> {
  await db
    .update(job)
    .set({ leaseUntil: sql`${databaseNow} + ${lease}` })
    .where(heldBy(worker, ids));
}

/** Jobs that are done: those with a key stay for it, the others go. */
export async function endDone(db: Queries, worker: string, done: TakenJob[], now: Instant): Promise<void> {
  const [keyed, unkeyed] = [done.filter(({ key }) => key !== null), done.filter(({ key }) => key === null)];
  const ids = (jobs: TakenJob[]) => jobs.map(({ id }) => id);
  if (unkeyed.length > 0) await db.delete(job).where(heldBy(worker, ids(unkeyed)));
  const state = { state: 'DONE', endedAt: now, lastError: null, ...FREE } as const;
  if (keyed.length > 0)
    await db
      .update(job)
      .set(state)
      .where(heldBy(worker, ids(keyed)));
}

export async function tryAgain(db: Queries, worker: string, id: string, lastError: string, dueAt: Instant): Promise<void> {
  await db
    .update(job)
    .set({ state: 'WAITING', lastError, dueAt, ...FREE })
    .where(heldBy(worker, [id]));
}

export async function giveUp(db: Queries, worker: string, id: string, lastError: string, now: Instant): Promise<void> {
  await db
    .update(job)
    .set({ state: 'FAILED', lastError, endedAt: now, ...FREE })
    .where(heldBy(worker, [id]));
}

/** Jobs that were taken and not begun. */
export async function giveBack(db: Queries, worker: string, ids: string[]): Promise<void> {
  await db
    .update(job)
    .set({ state: 'WAITING', tries: sql`${job.tries} - 1`, ...FREE })
    .where(heldBy(worker, ids));
}

// For staff

const inState = { WAITING: waiting, RUNNING: running, FAILED: and(ended, eq(job.state, 'FAILED')) };
/** The states that staff see. */
export type OpenState = keyof typeof inState;

const ORDER = {
  WAITING: [asc(job.dueAt), asc(job.id)],
  RUNNING: [asc(job.leaseUntil), asc(job.id)],
  FAILED: [desc(job.endedAt), desc(job.id)],
};
/** Waiting: the next due first. Failed: the latest first. */
export function findJobs(db: Queries, state: OpenState, page: number, size: number): Promise<JobRow[]> {
  return db
    .select()
    .from(job)
    .where(inState[state])
    .orderBy(...ORDER[state])
    .limit(size)
    .offset(page * size)
    .execute();
}

export interface JobCounts {
  waiting: number;
  running: number;
  failed: number;
  /** When the first waiting job is or was due. */
  oldestDueAt: Instant | null;
}
export async function countJobs(db: Queries): Promise<JobCounts> {
  const jobs = async (state: OpenState) =>
    (
      await db
        .select({ jobs: count(), dueAt: min(job.dueAt) })
        .from(job)
        .where(inState[state])
    )[0];
  const [first, second, third] = await Promise.all([jobs('WAITING'), jobs('RUNNING'), jobs('FAILED')]);
  return {
    waiting: first?.jobs ?? 0,
    running: second?.jobs ?? 0,
    failed: third?.jobs ?? 0,
    oldestDueAt: first?.dueAt ?? null,
  };
}

/** Makes one failed job due again, or all of them. Returns these jobs. */
export function retryFailed(db: Queries, now: Instant, id?: string): Promise<JobRow[]> {
  return db
    .update(job)
    .set({ state: 'WAITING', dueAt: now, tries: 0, endedAt: null })
    .where(and(inState.FAILED, id === undefined ? undefined : eq(job.id, id)))
    .returning()
    .execute();
}

/** Whether there was a failed job of this id. */
export async function removeFailed(db: Queries, id: string): Promise<boolean> {
  return (
    (
      await db
        .delete(job)
        .where(and(inState.FAILED, eq(job.id, id)))
        .returning({ id: job.id })
    ).length > 0
  );
}

export async function removeEndedBefore(db: Queries, state: 'DONE' | 'FAILED', instant: Instant): Promise<void> {
  await db.delete(job).where(and(ended, eq(job.state, state), lt(job.endedAt, instant)));
}
