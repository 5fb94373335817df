/** Puts recurring jobs into their periods: one job for each, whichever instance enqueues it. */
import { type Instant, SECOND, toRfc3339 } from '../../../common/time.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from './enqueue.ts';
import { type JobKind, periodStart } from './rules.ts';

/** Recurring jobs run first this long after the start, so that they do not slow it. */
const AFTER_START = 30 * SECOND;

type By = Pick<Deps, 'db' | 'clock'>;

/** Enqueues the jobs of the current period. */
export function planCurrent({ db, clock }: By, kinds: JobKind<unknown>[]): Promise<void> {
  return db.tx(async tx => {
    const now = clock.now();
    for (const kind of kinds) {
      if (kind.every === undefined) continue;
      await enqueue(tx, kind, null, now, { dueAt: now + AFTER_START, key: toRfc3339(periodStart(now, kind.every)) });
    }
  });
}

/** Enqueues the job of the period after this one. Does nothing for a kind that does not recur. */
export async function planNext({ db, clock }: By, kind: JobKind<unknown>, dueAt: Instant): Promise<void> {
  const { every } = kind;
  if (every === undefined) return;
  await db.tx(async tx => {
    const next = periodStart(Math.max(clock.now(), dueAt), every) + every;
    await enqueue(tx, kind, null, clock.now(), { dueAt: next, key: toRfc3339(next) });
  });
}
