/** When recurring work was last done: the end of one DONE row of its own kind and key, so it needs no table. */
import { and, eq } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../db/database.ts';
import { job } from '../db/schema.ts';

const KEY = 'LAST';

/** Undefined if it was never noted. `work` is the name of no kind of job. */
export async function lastTimeOf(db: Queries, work: string): Promise<Instant | undefined> {
  const row = and(eq(job.kind, work), eq(job.key, KEY));
  const [found] = await db.select({ endedAt: job.endedAt }).from(job).where(row);
  return found?.endedAt ?? undefined;
}

/** A week later forgetJobs deletes the row, unless the time was noted anew. */
export async function noteTimeOf(tx: Queries, work: string, now: Instant): Promise<void> {
  const row = { id: `${work} ${KEY}`, kind: work, key: KEY, payload: {}, state: 'DONE' as const, tries: 0 };
  await tx
    .insert(job)
    .values({ ...row, dueAt: now, createdAt: now, endedAt: now })
    .onConflictDoUpdate({ target: [job.kind, job.key], set: { endedAt: now } });
}
