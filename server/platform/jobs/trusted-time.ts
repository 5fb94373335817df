/** Whether the clock may be trusted to delete by it: a clock that is wrong for seconds would delete for ever (rule P11). */

import { DAY, type Instant } from '../../../common/time.ts';
import type { Queries } from '../db/database.ts';
import { lastTimeOf, noteTimeOf } from './last-time-store.ts';

const WORK = 'FORGETTING';
/** Longer than a weekend without power. */
const MOST_APART = 3 * DAY;

/** When old data was last deleted, if that is too far from `now` in either direction. Undefined if the time may be trusted. */
export async function lastTimeIfDoubtful(db: Queries, now: Instant): Promise<Instant | undefined> {
  const last = await lastTimeOf(db, WORK);
  return last !== undefined && Math.abs(now - last) > MOST_APART ? last : undefined;
}

/** From now on, times near `now` are trusted. The housekeeping calls it whenever it has deleted, and people if it asks them. */
export async function trustTime(tx: Queries, now: Instant): Promise<void> {
  await noteTimeOf(tx, WORK, now);
}
