/** Keeps the counts of months that are over, so that lists need not count old bookings (decision 003). */

import type { IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { BookingRow } from '../record/rules.ts';
import { forgetMonthsOf, keepMonth, monthsToKeep } from './month-store.ts';

/** Each month has its own transaction, so that other writes run in between. */
export async function keepMonths({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal?: AbortSignal): Promise<void> {
  for (const month of await monthsToKeep(db.read, clock.now())) {
    signal?.throwIfAborted();
    await db.tx(tx => keepMonth(tx, month));
  }
}

/** What the counts know of a booking. */
const countedAs = ({ bookingDate, status, paidAt, deletedAt }: BookingRow) =>
  [bookingDate, status, paidAt !== null, deletedAt !== null].join();

/** The months of a changed booking are counted anew, if their counts know of what changed. */
export async function countAnew(tx: Queries, before: BookingRow, after: BookingRow): Promise<void> {
  if (countedAs(before) !== countedAs(after)) await forgetMonthsOf(tx, [before.bookingDate, after.bookingDate]);
}

/** The months of these days are counted anew, because visits of the past came in. */
export async function countDaysAnew(tx: Queries, days: IsoDate[]): Promise<void> {
  if (days.length > 0) await forgetMonthsOf(tx, days);
}
