import type { Queries } from '../../platform/db/database.ts';
import { forgetCustomer } from './store.ts';

/** The account is deleted. The law keeps its documents without the guests' labels, and nobody finds them by the customer (rule G9). */
export function forgetDocumentsOf(tx: Queries, userId: string): Promise<void> {
  return forgetCustomer(tx, userId);
}
