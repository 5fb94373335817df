/** What the check of the plan reads. Of the past only damaged rows, because there may be a million visits. */
import { and, count, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { booking, professional, visit, visitQuarter } from '../../platform/db/schema.ts';
import { pending, visible } from '../../platform/db/which-bookings.ts';

export function findPlanned(db: Queries) {
  const { bookingId, professionalId, date, startMinute, endMinute } = visit;
  return db
    .select({ bookingId, professionalId, date, startMinute, endMinute })
    .from(visit)
    .where(sql`${visit.pending}`)
    .execute();
}

export function findQuarters(db: Queries) {
  return db.select().from(visitQuarter).execute();
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

/** Each professional with the kept number of the visits that she has carried out, and with the number of those visits. */
export async function findCompleted(db: Queries): Promise<{ name: string; kept: number; visits: number }[]> {
  const carriedOut = db
    .select({ professionalId: visit.professionalId, visits: count().as('visits') })
    .from(visit)
    .innerJoin(booking, eq(booking.id, visit.bookingId))
    .where(and(visible, eq(booking.status, 'COMPLETED')))
    .groupBy(visit.professionalId)
    .as('carried_out');
  const visits = sql`coalesce(${carriedOut.visits}, 0)`.mapWith(Number);
  return db
    .select({ name: professional.name, kept: professional.completedVisits, visits })
    .from(professional)
    .leftJoin(carriedOut, eq(carriedOut.professionalId, professional.id))
    .orderBy(professional.name, professional.id)
    .execute();
}
