/** What the check of the plan reads. Of the past only damaged rows, because there may be a million visits. */
import { and, count, eq, getTableColumns, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { booking, guestService, professional, visit, visitQuarter } from '../../platform/db/schema.ts';
import { pending, visible } from '../../platform/db/which-bookings.ts';

export function findPlanned(db: Queries) {
  const { id, bookingId, professionalId, date, startMinute, endMinute } = visit;
  return db
    .select({ id, bookingId, professionalId, date, startMinute, endMinute })
    .from(visit)
    .where(sql`${visit.pending}`)
    .execute();
}

/** With the booking of each visit. A foreign key says that there is one. */
export function findQuarters(db: Queries) {
  return db
    .select({ ...getTableColumns(visitQuarter), bookingId: visit.bookingId })
    .from(visitQuarter)
    .leftJoin(visit, eq(visit.id, visitQuarter.visitId))
    .execute();
}

/** The booking has no other visit. Asked only of visits that are not as their booking is, so it costs ordinary ones nothing. */
const isOnly = sql`NOT EXISTS (SELECT 1 FROM ${visit} "other" WHERE "other"."bookingId" = ${visit.bookingId} AND "other"."id" <> ${visit.id})`;

/** Visits with another state, day or time than their booking. Several of one booking lie within its time. */
export function findUnlikeBooking(db: Queries) {
  const { bookingId, date, startMinute } = visit;
  const isExact = sql`${startMinute} = ${booking.startMinute} AND ${visit.endMinute} = ${booking.startMinute} + ${booking.durationInMinutes}`;
  return db
    .select({ bookingId, date, startMinute })
    .from(visit)
    .leftJoin(booking, eq(booking.id, bookingId))
    .where(
      or(
        isNull(booking.id),
        // One of several is done before the others (rule N101).
        and(sql`${visit.pending} <> (${pending})`, or(isOnly, ne(visit.state, 'DONE'), sql`${visit.pending}`)),
        ne(date, booking.bookingDate),
        and(sql`NOT (${isExact})`, or(isOnly, lt(startMinute, booking.startMinute), gt(visit.endMinute, booking.endMinute))),
      ),
    )
    .execute();
}

/** Pending bookings to which fewer come than they need. */
export function findWithoutVisit(db: Queries) {
  return db
    .select({ bookingId: booking.id, date: booking.bookingDate, startMinute: booking.startMinute })
    .from(booking)
    .where(and(pending, sql`(SELECT count(*) FROM ${visit} WHERE ${visit.bookingId} = ${booking.id}) < ${booking.partCount}`))
    .execute();
}

/** Bookings with a guest's service that is nobody's, or lies outside of the visit of its part. */
export function findServicesOfNobody(db: Queries) {
  const { bookingId, part, guest, startMinute, endMinute } = guestService;
  const itsVisit = and(eq(visit.bookingId, bookingId), eq(visit.part, part), sql`${visit.pending}`);
  return db
    .selectDistinct({ bookingId, date: booking.bookingDate, startMinute: booking.startMinute })
    .from(guestService)
    .innerJoin(booking, eq(booking.id, bookingId))
    .leftJoin(visit, itsVisit)
    .where(
      or(
        sql`${part} > ${booking.partCount}`,
        sql`${guest} >= ${booking.guestCount}`,
        sql`${startMinute} < ${visit.startMinute} OR ${endMinute} > ${visit.endMinute}`,
      ),
    )
    .execute();
}

/** Bookings for guests of whom nothing is known. */
export function findWithoutGuests(db: Queries) {
  return db
    .select({ bookingId: booking.id, date: booking.bookingDate, startMinute: booking.startMinute })
    .from(booking)
    .leftJoin(guestService, eq(guestService.bookingId, booking.id))
    .where(and(visible, gt(booking.guestCount, 0), isNull(guestService.bookingId)))
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
