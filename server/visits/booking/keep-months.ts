/** Counts each month that is over, so that lists need not count old bookings (decision 003). */
import type { Deps } from '../../platform/deps.ts';
import { keepMonth, monthsToKeep } from './month-store.ts';

/** Each month has its own transaction, so that other writes run in between. */
export async function keepMonths({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  for (const month of await monthsToKeep(db.read, clock.now())) {
    signal?.throwIfAborted();
    await db.tx(tx => keepMonth(tx, month));
  }
}
