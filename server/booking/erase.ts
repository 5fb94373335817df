/** What happens to bookings when their customer's account is deleted (rulings R2, R9). */
import type { Queries } from '../db/database.ts';
import { countPendingOf, eraseCustomer } from './store.ts';

export const hasPendingBooking = async (db: Queries, userId: string): Promise<boolean> => (await countPendingOf(db, userId)) > 0;

/**
 * Services, price, date and status stay; the address and the answers kept for repeated requests, which hold name and
 * mobile, go. In the caller's transaction.
 */
export const anonymiseBookings = (db: Queries, userId: string): Promise<void> => eraseCustomer(db, userId);
