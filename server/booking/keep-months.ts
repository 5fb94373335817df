/** Counts the months that are over, so that no list counts the history (decision 003). */
import type { Deps } from '../deps.ts';
import { keepMonth, monthsToKeep } from './month-store.ts';

/** A transaction for each month, so that others are served in between. */
export async function keepMonths({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const month of await monthsToKeep(db.read, clock.now())) await db.tx(tx => keepMonth(tx, month));
}
