import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { booking, bookingEvent } from '../db/schema.ts';
import type { Instant } from '../shared/time.ts';

export type BookingEvent = typeof bookingEvent.$inferSelect;

export const addEvent = (db: Queries, event: BookingEvent) => db.insert(bookingEvent).values(event);

/** The latest so many, latest first. */
export const findEvents = (db: Queries, bookingId: string, most: number): Promise<BookingEvent[]> =>
  db
    .select()
    .from(bookingEvent)
    .where(eq(bookingEvent.bookingId, bookingId))
    .orderBy(desc(bookingEvent.at), desc(bookingEvent.id))
    .limit(most)
    .execute();

export const findLatestAt = async (db: Queries, bookingId: string, kind: BookingEvent['kind']): Promise<Instant | null> => {
  const [row] = await db
    .select({ at: bookingEvent.at })
    .from(bookingEvent)
    .where(and(eq(bookingEvent.bookingId, bookingId), eq(bookingEvent.kind, kind)))
    .orderBy(desc(bookingEvent.at))
    .limit(1);
  return row?.at ?? null;
};

/** What the booking itself says of its past, also of a deleted one. */
export const findPast = async (db: Queries, id: string) => {
  const { createdAt, madeBy, completedAt, cancelledAt, paidAt, refundedAt, deletedAt } = booking;
  const [row] = await db
    .select({ createdAt, madeBy, completedAt, cancelledAt, paidAt, refundedAt, deletedAt })
    .from(booking)
    .where(eq(booking.id, id));
  return row;
};
