import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { job } from '../../platform/db/schema.ts';

/** The next job of these kinds that is due by then, which is gone from the queue now. Undefined if there is none. */
export async function takeDueJob(tx: Queries, kinds: string[], until: Instant): Promise<typeof job.$inferSelect | undefined> {
  const [due] = await tx
    .select()
    .from(job)
    .where(and(eq(job.state, 'WAITING'), lte(job.dueAt, until), inArray(job.kind, kinds)))
    .orderBy(asc(job.dueAt), asc(job.id))
    .limit(1);
  if (due) await tx.delete(job).where(eq(job.id, due.id));
  return due;
}
