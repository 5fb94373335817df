/** How many visits each professional has carried out, as lists show it. */
import type { Queries } from '../db/database.ts';
import { type Instant, MINUTE } from '../shared/time.ts';
import { countCompleted } from './visit-store.ts';

/** Counting reads every visit that ever was, so lists have counts that are up to ten minutes old. */
const KEPT = 10 * MINUTE;
const counted = new WeakMap<Queries, { at: Instant; visits: Promise<Map<string, number>> }>();

export function countedLately(db: Queries, now: Instant): Promise<Map<string, number>> {
  const last = counted.get(db);
  if (last && Math.abs(now - last.at) < KEPT) return last.visits;
  const visits = countCompleted(db);
  counted.set(db, { at: now, visits });
  visits.catch(() => counted.delete(db));
  return visits;
}
