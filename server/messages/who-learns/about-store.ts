/** The booking that a message is about. */
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { booking, review, seriesVisit, user, visit } from '../../platform/db/schema.ts';
import { leadVisit, visible } from '../../platform/db/which-bookings.ts';

const aboutBooking = prepared((db, { given }) =>
  db
    .select({
      ...{ booking, visit, fullName: user.fullName, mobile: user.mobile, email: user.email, language: user.language },
      reviewId: review.id,
      /** Of a visit of a series: why it was skipped. */
      seriesReason: seriesVisit.reason,
    })
    .from(booking)
    .leftJoin(user, eq(user.id, booking.userId))
    .leftJoin(visit, leadVisit)
    .leftJoin(review, eq(review.bookingId, booking.id))
    .leftJoin(seriesVisit, eq(seriesVisit.bookingId, booking.id))
    .where(and(eq(booking.id, given('id')), visible)),
);
/** A booking with its customer, its lead's visit and its review. The customer's fields are null after the account was deleted. Undefined if it was deleted. */
export function findAbout(db: Queries, bookingId: string) {
  return aboutBooking.one(db, { id: bookingId });
}
