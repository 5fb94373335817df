/** What goes of bookings with their customer's account (rules P2, P3). */
import type { Queries } from '../db/database.ts';
import type { Instant } from '../shared/time.ts';
import { forgetAnswersOf } from './repeated.ts';
import { countPendingOf, eraseCustomer } from './store.ts';

export async function hasPendingBooking(db: Queries, userId: string): Promise<boolean> {
  return (await countPendingOf(db, userId)) > 0;
}

/**
 * Services, price, date and status stay; the address and the answers kept for repeated requests, which hold name and
 * mobile, go. In the caller's transaction.
 */
export async function anonymiseBookings(tx: Queries, userId: string, now: Instant): Promise<void> {
  await eraseCustomer(tx, userId, now);
  await forgetAnswersOf(tx, userId);
}
