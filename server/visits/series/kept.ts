/** The series of a customer who wants the own data, or goes (rules P1 and P2), and old ones. */

import { DAY, type Instant } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { toSeries } from './show.ts';
import { findAllOf, removeSeriesBefore, removeSeriesOf } from './store.ts';

/** All of them, the oldest first. */
export async function seriesOf(db: Queries, userId: string, now: Instant): Promise<Schemas['Series'][]> {
  return toSeries(db, await findAllOf(db, userId), { now });
}

/** The account goes, and its series with it. */
export function forgetSeriesOf(tx: Queries, userId: string): Promise<void> {
  return removeSeriesOf(tx, userId);
}

/** As the privacy policy promises (common/words/en/privacy.ts). */
const KEPT = 365 * DAY;

export function forgetSeries(tx: Queries, now: Instant): Promise<void> {
  return removeSeriesBefore(tx, now - KEPT);
}
