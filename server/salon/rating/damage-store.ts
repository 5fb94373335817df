import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { professional, rating, review, reviewService, service } from '../../platform/db/schema.ts';
import { SALON } from './rules.ts';
import type { RatingRow } from './store.ts';

export interface Sums {
  reviews: number;
  stars: number;
}

const sums = {
  reviews: sql<number>`count(*)`.mapWith(Number),
  stars: sql<number>`coalesce(sum(${review.rating}), 0)`.mapWith(Number),
};

/** What the reviews that are shown add up to, by subject. */
export async function findWritten(db: Queries): Promise<Map<string, Sums>> {
  const shown = isNull(review.hiddenAt);
  const ofServices = await db
    .select({ subjectId: reviewService.serviceId, ...sums })
    .from(reviewService)
    .innerJoin(review, eq(review.id, reviewService.reviewId))
    .where(shown)
    .groupBy(reviewService.serviceId);
  const ofProfessionals = await db
    .select({ subjectId: review.professionalId, ...sums })
    .from(review)
    .where(sql`${shown} AND ${isNotNull(review.professionalId)}`)
    .groupBy(review.professionalId);
  const [ofSalon] = await db.select(sums).from(review).where(shown);
  return new Map<string, Sums>([
    ...[...ofServices, ...ofProfessionals].map(({ subjectId, ...one }) => [subjectId ?? '', one] as const),
    ...(ofSalon && ofSalon.reviews > 0 ? [[SALON, ofSalon] as const] : []),
  ]);
}

/** The kept sums, with the name of the service or the professional. */
export async function findKept(db: Queries): Promise<(RatingRow & { name: string | null })[]> {
  const rows = await db
    .select({ rating, service: service.name, professional: professional.name })
    .from(rating)
    .leftJoin(service, eq(service.id, rating.subjectId))
    .leftJoin(professional, eq(professional.id, rating.subjectId));
  return rows.map(row => ({ ...row.rating, name: row.service ?? row.professional }));
}
