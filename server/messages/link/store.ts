import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { booking, user, visitLink } from '../../platform/db/schema.ts';

const insertLink = prepared((db, { value }) =>
  db.insert(visitLink).values({ tokenHash: value('tokenHash'), bookingId: value('bookingId'), createdAt: value('createdAt') }),
);
export function addLink(db: Queries, row: { tokenHash: string; bookingId: string; createdAt: Instant }): Promise<void> {
  return insertLink.run(db, { ...row });
}

/** The booking that the link opens, if its customer has an active account. */
export async function findLinked(db: Queries, tokenHash: string) {
  const { id: bookingId, userId, bookingDate, deletedAt } = booking;
  const [row] = await db
    .select({ bookingId, userId, bookingDate, deletedAt })
    .from(visitLink)
    .innerJoin(booking, eq(booking.id, visitLink.bookingId))
    .innerJoin(user, eq(user.id, booking.userId))
    .where(and(eq(visitLink.tokenHash, tokenHash), eq(user.active, true)));
  return row;
}

export async function removeLinksOf(db: Queries, userId: string): Promise<void> {
  const theirs = db.select({ id: booking.id }).from(booking).where(eq(booking.userId, userId));
  await db.delete(visitLink).where(inArray(visitLink.bookingId, theirs));
}

export async function removeLinksBefore(db: Queries, instant: Instant): Promise<void> {
  await db.delete(visitLink).where(lt(visitLink.createdAt, instant));
}
