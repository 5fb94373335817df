/** Tells the programs of the salon what became of an offer to somebody who waits, in the transaction of the change (rule I12). */

import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { makeDeliveries } from './deliveries.ts';
import type { WaitType } from './rules.ts';
import { findLastOffer, hasActiveEndpoint } from './store.ts';

/** It is about the last offer of the wait. A salon without webhooks enqueues nothing. */
export async function tellProgramsOfWait(tx: Queries, type: WaitType, waitId: string, now: Instant): Promise<void> {
  const offerId = (await hasActiveEndpoint(tx)) ? await findLastOffer(tx, waitId) : undefined;
  if (offerId === undefined) return;
  await enqueue(tx, makeDeliveries, { offerId, waitId, type, at: now }, now, { key: `${offerId} ${type}` });
}
