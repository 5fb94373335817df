/** What is deleted from bookings together with their customer's account (rules P2, P3). */

import type { Instant } from '../../../common/time.ts';
import { forgetDocumentsOf } from '../../money/document/erase.ts';
import { forgetNotesOf } from '../../money/ledger/ledger.ts';
import { refundDue } from '../../money/ledger/rules.ts';
import { forgetAnswersAbout } from '../../platform/contract/idempotency.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forgetPlacesOf } from '../../schedule/professional/visits.ts';
import { countPendingOf, eraseCustomer, findBookingsOf } from './store.ts';

export async function hasPendingBooking(db: Queries, userId: string): Promise<boolean> {
  return (await countPendingOf(db, userId)) > 0;
}

/** Whether money has to go back to this customer. */
export async function hasRefundDue(db: Queries, userId: string): Promise<boolean> {
  return (await findBookingsOf(db, userId)).some(({ booking }) => refundDue(booking) > 0);
}

/**
 * Keeps services, price, date and status, the money, and the documents, without their link to the account. Removes the address, what staff
 * wrote about the money, and the kept answers, which hold name and mobile. Runs in the caller's transaction.
 */
export async function anonymiseBookings(tx: Queries, userId: string, now: Instant): Promise<void> {
  await eraseCustomer(tx, userId, now);
  await forgetDocumentsOf(tx, userId);
  await forgetPlacesOf(tx, userId);
  await forgetNotesOf(tx, userId);
  await forgetAnswersAbout(tx, userId);
}
