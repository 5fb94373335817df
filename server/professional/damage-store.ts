/** What the check of the plan reads. Of the past only damaged rows, because there may be a million visits. */
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { booking, visit, visitHalfHour } from '../db/schema.ts';
import { pending } from '../db/which-bookings.ts';

export function findPlanned(db: Queries) {
  const { bookingId, professionalId, date, startMinute, endMinute } = visit;
  return db
    .select({ bookingId, professionalId, date, startMinute, endMinute })
    .from(visit)
    .where(sql`${visit.pending}`)
    .execute();
}

export function findHalfHours(db: Queries) {
  return db.select().from(visitHalfHour).execute();
}

/** Visits with another state, day or time than their booking. */
export function findUnlikeBooking(db: Queries) {
  const { bookingId, date, startMinute } = visit;
  return db
    .select({ bookingId, date, startMinute })
    .from(visit)
    .leftJoin(booking, eq(booking.id, bookingId))
    .where(
      or(
        isNull(booking.id),
        sql`${visit.pending} <> (${pending})`,
        ne(date, booking.bookingDate),
        ne(startMinute, booking.startMinute),
        sql`${visit.endMinute} <> ${booking.startMinute} + ${booking.durationInMinutes}`,
      ),
    )
    .execute();
}

export function findWithoutVisit(db: Queries) {
  return db
    .select({ bookingId: booking.id, date: booking.bookingDate, startMinute: booking.startMinute })
    .from(booking)
    .leftJoin(visit, eq(visit.bookingId, booking.id))
    .where(and(pending, isNull(visit.bookingId)))
    .execute();
}
