import { and, count, desc, eq, gte, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, review, reviewService, user } from '../../platform/db/schema.ts';

export type ReviewRow = typeof review.$inferSelect;

const latestFirst = [desc(review.createdAt), desc(review.id)];

/** False if the booking has a review already. */
export async function addReview(db: Queries, row: ReviewRow, serviceIds: string[]): Promise<boolean> {
  const added = await db.insert(review).values(row).onConflictDoNothing().returning({ id: review.id });
  if (added.length === 0) return false;
  const { id: reviewId, createdAt } = row;
  await db.insert(reviewService).values(serviceIds.map(serviceId => ({ reviewId, serviceId, createdAt })));
  return true;
}

export async function changeReview(db: Queries, id: string, change: Partial<ReviewRow>): Promise<void> {
  await db.update(review).set(change).where(eq(review.id, id));
}

/** Its services go with it. */
export async function removeReview(db: Queries, id: string): Promise<void> {
  await db.delete(review).where(eq(review.id, id));
}

const findOne = async (db: Queries, where: SQL): Promise<ReviewRow | undefined> =>
  (await db.select().from(review).where(where))[0];

export function findReview(db: Queries, id: string): Promise<ReviewRow | undefined> {
  return findOne(db, eq(review.id, id));
}

export function findReviewOfBooking(db: Queries, bookingId: string): Promise<ReviewRow | undefined> {
  return findOne(db, eq(review.bookingId, bookingId));
}

/** Newest first. */
export function findReviewsOfCustomer(db: Queries, userId: string): Promise<ReviewRow[]> {
  return db
    .select()
    .from(review)
    .where(eq(review.userId, userId))
    .orderBy(...latestFirst)
    .execute();
}

export async function findServiceIds(db: Queries, reviewId: string): Promise<string[]> {
  const rows = await db
    .select({ serviceId: reviewService.serviceId })
    .from(reviewService)
    .where(eq(reviewService.reviewId, reviewId));
  return rows.map(({ serviceId }) => serviceId);
}

/** A review with its customer's present name: null after the account was deleted. */
export interface NamedReview {
  review: ReviewRow;
  fullName: string | null;
}

/** The reviews of a service that are shown, newest first. The index of the service's reviews finds them. */
export function findShownOfService(db: Queries, serviceId: string, page: number, size: number): Promise<NamedReview[]> {
  return db
    .select({ review, fullName: user.fullName })
    .from(reviewService)
    .innerJoin(review, eq(review.id, reviewService.reviewId))
    .leftJoin(user, eq(user.id, review.userId))
    .where(and(eq(reviewService.serviceId, serviceId), isNull(review.hiddenAt)))
    .orderBy(desc(reviewService.createdAt), desc(reviewService.reviewId))
    .limit(size)
    .offset(page * size)
    .execute();
}

export function findShownOfProfessional(db: Queries, id: string, page: number, size: number): Promise<NamedReview[]> {
  return db
    .select({ review, fullName: user.fullName })
    .from(review)
    .leftJoin(user, eq(user.id, review.userId))
    .where(and(eq(review.professionalId, id), isNull(review.hiddenAt)))
    .orderBy(...latestFirst)
    .limit(size)
    .offset(page * size)
    .execute();
}

/** Shown reviews with words and at least so many stars, newest first. */
export function findPraise(db: Queries, stars: number, most: number): Promise<NamedReview[]> {
  return db
    .select({ review, fullName: user.fullName })
    .from(review)
    .leftJoin(user, eq(user.id, review.userId))
    .where(and(gte(review.rating, stars), isNotNull(review.text), isNull(review.hiddenAt)))
    .orderBy(...latestFirst)
    .limit(most)
    .execute();
}

// Of staff

export interface ReviewFilter {
  rating?: number;
  hidden?: boolean;
  answered?: boolean;
}
const passes = ({ rating, hidden, answered }: ReviewFilter): SQL | undefined =>
  and(
    rating === undefined ? undefined : eq(review.rating, rating),
    hidden === undefined ? undefined : hidden ? isNotNull(review.hiddenAt) : isNull(review.hiddenAt),
    answered === undefined ? undefined : answered ? isNotNull(review.answeredAt) : isNull(review.answeredAt),
  );

export interface StaffReviewRow extends NamedReview {
  reference: string;
  bookingDate: string;
}

const forStaff = (db: Queries, where: SQL | undefined) =>
  db
    .select({ review, fullName: user.fullName, reference: booking.reference, bookingDate: booking.bookingDate })
    .from(review)
    .innerJoin(booking, eq(booking.id, review.bookingId))
    .leftJoin(user, eq(user.id, review.userId))
    .where(where);

/** Newest first. */
export function findReviews(db: Queries, filter: ReviewFilter, page: number, size: number): Promise<StaffReviewRow[]> {
  return forStaff(db, passes(filter))
    .orderBy(...latestFirst)
    .limit(size)
    .offset(page * size)
    .execute();
}

/** Shown reviews with at most so many stars that were written since and have no answer, newest first. */
export function findUnanswered(
  db: Queries,
  { stars, since, most }: { stars: number; since: Instant; most: number },
): Promise<StaffReviewRow[]> {
  const isOpen = and(isNull(review.hiddenAt), isNull(review.answeredAt));
  return forStaff(db, and(gte(review.createdAt, since), lte(review.rating, stars), isOpen))
    .orderBy(...latestFirst)
    .limit(most)
    .execute();
}

export async function countReviews(db: Queries, filter: ReviewFilter): Promise<number> {
  const [row] = await db.select({ reviews: count() }).from(review).where(passes(filter));
  return row?.reviews ?? 0;
}

export async function findForStaff(db: Queries, id: string): Promise<StaffReviewRow | undefined> {
  return (await forStaff(db, eq(review.id, id)))[0];
}

/** Removes all words, also those of staff: they may name people. */
export async function eraseWords(db: Queries, userId: string): Promise<void> {
  await db.update(review).set({ text: null, answer: null, hiddenReason: null }).where(eq(review.userId, userId));
}
