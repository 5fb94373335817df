/** Calls for help, without names. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { booking, visit } from '../db/schema.ts';
import { visible } from '../db/which-bookings.ts';

const calls = prepared(db =>
  db
    .select({
      ...{ bookingId: visit.bookingId, professionalId: visit.professionalId },
      ...{ date: visit.date, startMinute: visit.startMinute },
    })
    .from(visit)
    .innerJoin(booking, eq(booking.id, visit.bookingId))
    .where(and(isNotNull(visit.helpAt), visible))
    .orderBy(asc(visit.helpAt)),
);
/** The visits whose professional waits for help, the oldest call first. */
export function findCalls(db: Queries) {
  return calls.all(db);
}
