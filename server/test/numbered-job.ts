import { SECOND } from '../../common/time.ts';
import type { Database } from '../platform/db/database.ts';
import { job } from '../platform/db/schema.ts';
import type { JobKind } from '../platform/jobs/rules.ts';
import { newId } from '../platform/shared/ids.ts';

interface Numbered {
  number: number;
  /** How long the job works. */
  milliseconds: number;
}

/** A kind of job for tests and benchmarks that count which jobs ran. */
export function numberedJob(run: (payload: Numbered) => Promise<void>, tries = 100): JobKind<Numbered> {
  return { name: 'NUMBERED', tries, timeLimit: 30 * SECOND, run };
}

/** Adds the jobs 0 to `count` - 1, all due at `dueAt`. */
export async function addNumbered(db: Database, count: number, { milliseconds = 0, dueAt = Date.now() } = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ id: newId(), kind: 'NUMBERED', payload: { number, milliseconds }, state: 'WAITING' as const },
    ...{ dueAt, tries: 0, createdAt: dueAt },
  }));
  await db.tx(async tx => {
    for (let from = 0; from < count; from += 1000) await tx.insert(job).values(rows.slice(from, from + 1000));
  });
}
