import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { booking, bookingEvent } from '../db/schema.ts';
import type { Instant } from '../shared/time.ts';

export type BookingEvent = typeof bookingEvent.$inferSelect;

export function addEvent(db: Queries, event: BookingEvent) {
  return db.insert(bookingEvent).values(event);
}

/** The latest so many, latest first. */
export function findEvents(db: Queries, bookingId: string, most: number): Promise<BookingEvent[]> {
  return db
    .select()
    .from(bookingEvent)
    .where(eq(bookingEvent.bookingId, bookingId))
    .orderBy(desc(bookingEvent.at), desc(bookingEvent.id))
    .limit(most)
    .execute();
}

export async function findLatestAt(db: Queries, bookingId: string, kind: BookingEvent['kind']): Promise<Instant | null> {
  const [row] = await db
    .select({ at: bookingEvent.at })
    .from(bookingEvent)
    .where(and(eq(bookingEvent.bookingId, bookingId), eq(bookingEvent.kind, kind)))
    .orderBy(desc(bookingEvent.at))
    .limit(1);
  return row?.at ?? null;
}

/** What the booking itself says of its past, also of a deleted one. */
export async function findPast(db: Queries, id: string) {
  const { createdAt, madeBy, completedAt, cancelledAt, paidAt, refundedAt, deletedAt } = booking;
  const [row] = await db
    .select({ createdAt, madeBy, completedAt, cancelledAt, paidAt, refundedAt, deletedAt })
    .from(booking)
    .where(eq(booking.id, id));
  return row;
}
