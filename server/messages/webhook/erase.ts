/** What may be personal in the log of deliveries goes with the customer's account (rule I9). */
import type { Queries } from '../../platform/db/database.ts';
import { forgetAnswersOfReceivers } from './store.ts';

/** Deliveries hold no personal data, but a receiver may have written some into its answers. Removes these. */
export async function eraseAnswersOfReceivers(tx: Queries, userId: string): Promise<void> {
  await forgetAnswersOfReceivers(tx, userId);
}
