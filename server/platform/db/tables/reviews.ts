/** What customers say about completed visits, and the sums that averages are made of. */
import { check, col, index, primaryKey, sql, table, uniqueIndex } from '../dialect/dialect.ts';
import { booking } from './bookings.ts';
import { service } from './catalogue.ts';

/** The review of a booking (rule U1). */
export const review = table(
  'review',
  {
    id: col.text().primaryKey(),
    bookingId: col
      .text()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    /** No foreign key: the stars outlive the account (rule U9). */
    userId: col.text().notNull(),
    /** Who came. Null if the salon names nobody. */
    professionalId: col.text(),
    rating: col.int().notNull(),
    /** Null without words, and after the account was deleted. */
    text: col.text(),
    createdAt: col.time().notNull(),
    editedAt: col.time(),
    hiddenAt: col.time(),
    /** The e-mail of the member of staff, or the name of the API key, at that time. */
    hiddenBy: col.text(),
    hiddenReason: col.text(),
    answer: col.text(),
    answeredAt: col.time(),
    answeredBy: col.text(),
  },
  t => [
    uniqueIndex('review_booking').on(t.bookingId),
    index('review_user').on(t.userId, t.createdAt, t.id),
    index('review_professional').on(t.professionalId, t.createdAt, t.id).where(sql`${t.hiddenAt} IS NULL`),
    // For the staff's list. It covers the list's filters, so that counting reads nothing else.
    index('review_list').on(t.createdAt, t.id, t.rating, t.hiddenAt, t.answeredAt),
    check('review_rating', sql`${t.rating} BETWEEN 1 AND 5`),
  ],
);

/** The services of a review's booking, each once. */
export const reviewService = table(
  'review_service',
  {
    reviewId: col
      .text()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    serviceId: col
      .text()
      .notNull()
      .references(() => service.id),
    /** A copy of the review's, so that an index finds the latest reviews of a service. */
    createdAt: col.time().notNull(),
  },
  t => [
    primaryKey({ columns: [t.reviewId, t.serviceId] }),
    index('review_service_latest').on(t.serviceId, t.createdAt, t.reviewId),
  ],
);

/**
 * The reviews of a service, a professional or the whole salon in numbers, without hidden ones. Each change of a review changes them with it
 * (rule U5).
 */
export const rating = table(
  'rating',
  {
    /** The service, the professional, or SALON. */
    subjectId: col.text().primaryKey(),
    reviews: col.int().notNull(),
    /** The sum of their stars. */
    stars: col.int().notNull(),
    /** True if there were enough reviews for an average at some time. */
    wasRated: col.bool().notNull(),
  },
  t => [check('rating_stars', sql`${t.reviews} >= 0 AND ${t.stars} BETWEEN ${t.reviews} AND 5 * ${t.reviews}`)],
);
