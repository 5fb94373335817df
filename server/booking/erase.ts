/** What goes of bookings: with their customer's account (rulings R2, R9), and with time. */
import type { Queries } from '../db/database.ts';
import type { Instant } from '../shared/time.ts';
import { ANSWER_LIFETIME } from './rules.ts';
import { countPendingOf, eraseCustomer, removeAnswersBefore } from './store.ts';

export const hasPendingBooking = async (db: Queries, userId: string): Promise<boolean> => (await countPendingOf(db, userId)) > 0;

/**
 * Services, price, date and status stay; the address and the answers kept for repeated requests, which hold name and
 * mobile, go. In the caller's transaction.
 */
export const anonymiseBookings = (db: Queries, userId: string, now: Instant): Promise<void> => eraseCustomer(db, userId, now);

/** The answers kept for repeated requests, which hold name, mobile and address, once they are not given again. */
export const forgetAnswers = async (tx: Queries, now: Instant): Promise<void> => {
  await removeAnswersBefore(tx, now - ANSWER_LIFETIME);
};
