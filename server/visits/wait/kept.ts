/** The waits of a customer who wants the own data, or goes (rules P1 and P2). */

import type { Instant } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { endWaitsOfCustomer } from './end.ts';
import { toWaits } from './show.ts';
import { findAllOf, removeWaitsOf } from './store.ts';

/** All of them, the oldest first. */
export async function waitsOf(db: Queries, userId: string): Promise<Schemas['Wait'][]> {
  return toWaits(db, await findAllOf(db, userId), 'STAFF');
}

/** Their times go to the next who waits. */
export async function forgetWaitsOf(tx: Queries, userId: string, now: Instant): Promise<void> {
  await endWaitsOfCustomer(tx, userId, now);
  await removeWaitsOf(tx, userId);
}
