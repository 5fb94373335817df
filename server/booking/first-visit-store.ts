/**
 * On which day each customer came first, counted by day in booking_day when a booking changes: whether somebody is a new
 * customer is a question about the whole history, and analytics would ask it of everybody who came in a period (decision 003).
 */
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { booking, bookingDay } from '../db/schema.ts';
import { standing } from '../db/which-bookings.ts';
import type { IsoDate } from '../shared/time.ts';

export type Visit = Pick<typeof booking.$inferSelect, 'id' | 'userId' | 'bookingDate' | 'status' | 'deletedAt'>;

const firstOfOthers = prepared((db, p) =>
  db
    .select({ day: booking.bookingDate })
    .from(booking)
    .where(and(standing, eq(booking.userId, p('userId')), ne(booking.id, p('id'))))
    .orderBy(asc(booking.bookingDate))
    .limit(1),
);
const addToDay = prepared((db, p) =>
  db
    .update(bookingDay)
    .set({ firstVisits: sql`${bookingDay.firstVisits} + ${p('by')}` })
    .where(eq(bookingDay.day, p('day'))),
);

/** Undefined for one that does not count: cancelled, deleted, or not there. */
const dayOf = (visit: Visit | undefined): IsoDate | undefined =>
  visit && visit.status !== 'CANCELLED' && visit.deletedAt === null ? visit.bookingDate : undefined;

/** After the day of the visit was counted: its row is there. `before` is undefined for a new booking. */
export async function countFirstVisit(db: Queries, before: Visit | undefined, after: Visit): Promise<void> {
  if (dayOf(before) === dayOf(after)) return;
  const others = (await firstOfOthers.one(db, { userId: after.userId, id: after.id }))?.day;
  const firstWith = (visit: Visit | undefined) => [others, dayOf(visit)].filter(day => day !== undefined).toSorted()[0];
  const [was, is] = [firstWith(before), firstWith(after)];
  if (was === is) return;
  if (was !== undefined) await addToDay.run(db, { day: was, by: -1 });
  if (is !== undefined) await addToDay.run(db, { day: is, by: 1 });
}

/** Of days that have just been counted anew, so every one of them has a row, with no first visits yet. */
export async function recountFirstVisits(db: Queries): Promise<void> {
  const firstDays = db
    .select({ day: sql<IsoDate>`min(${booking.bookingDate})`.as('firstDay') })
    .from(booking)
    .where(standing)
    .groupBy(booking.userId)
    .as('firstDays');
  const counted = db
    .select({ day: firstDays.day, visits: sql<number>`count(*)`.as('visits') })
    .from(firstDays)
    .groupBy(sql`${firstDays.day}`)
    .as('counted');
  await db
    .update(bookingDay)
    .set({ firstVisits: sql`${counted.visits}` })
    .from(counted)
    .where(eq(bookingDay.day, counted.day));
}
