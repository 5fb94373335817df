/** Conditions on bookings and their visits that all stores share. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { booking, visit } from './schema.ts';

/** Staff have not deleted it. */
export const visible = isNull(booking.deletedAt);

/** Takes a team's time. A literal, because a partial index serves only a condition that is known when the statement is prepared. */
export const pending = and(visible, sql`${booking.status} = 'PENDING'`);

/** Takes place or has taken place. It counts as a visit, and its price as revenue. */
export const standing = and(visible, sql`${booking.status} <> 'CANCELLED'`);

/** It is for guests. A literal, for the index of these. */
export const forGuests = and(visible, sql`${booking.guestCount} > 0`);

/** Joins a booking to its lead's visit, so that one with several visits stays one row (decision 022). */
export const leadVisit = and(eq(visit.bookingId, booking.id), sql`${visit.part} = 1`);
