/** Which bookings are meant, in the words that all stores share. */
import { and, isNull, sql } from 'drizzle-orm';
import { booking } from './schema.ts';

/** Staff have not hidden it. */
export const visible = isNull(booking.deletedAt);

/** Keeps a team away. Written out: a partial index serves only a condition that is known when the statement is prepared. */
export const pending = and(visible, sql`${booking.status} = 'PENDING'`);

/** Takes place, or has: what counts as a visit, and whose money is earned. */
export const standing = and(visible, sql`${booking.status} <> 'CANCELLED'`);
