/** Series and their visits. */
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { series, seriesVisit, user } from '../../platform/db/schema.ts';
import type { SeriesRow, SeriesVisitRow } from './rules.ts';

const open = isNull(series.endedAt);

export async function addSeriesRow(db: Queries, row: SeriesRow): Promise<void> {
  await db.insert(series).values(row);
}

export async function findSeries(db: Queries, id: string): Promise<SeriesRow | undefined> {
  const [row] = await db.select().from(series).where(eq(series.id, id));
  return row;
}

/** How often the visits of these series come, by series. */
export async function findWeeks(db: Queries, ids: string[]): Promise<Map<string, number>> {
  const rows = await db.select({ id: series.id, everyWeeks: series.everyWeeks }).from(series).where(inArray(series.id, ids));
  return new Map(rows.map(row => [row.id, row.everyWeeks]));
}

export async function changeSeriesRow(db: Queries, id: string, change: Partial<SeriesRow>): Promise<void> {
  await db.update(series).set(change).where(eq(series.id, id));
}

export async function countOpenOf(db: Queries, userId: string): Promise<number> {
  const [found] = await db
    .select({ all: count() })
    .from(series)
    .where(and(eq(series.userId, userId), open));
  return found?.all ?? 0;
}

/** The open ones, and those that ended since; the latest first. */
export function findShownOf(db: Queries, userId: string, endedSince: Instant): Promise<SeriesRow[]> {
  return db
    .select()
    .from(series)
    .where(and(eq(series.userId, userId), or(open, gt(series.endedAt, endedSince))))
    .orderBy(desc(series.createdAt), desc(series.id))
    .execute();
}

export function findAllOf(db: Queries, userId: string): Promise<SeriesRow[]> {
  return db.select().from(series).where(eq(series.userId, userId)).orderBy(asc(series.createdAt), asc(series.id)).execute();
}

/** Open series in order of age, from the one after `after` on. */
export function findOpenAfter(
  db: Queries,
  after: Pick<SeriesRow, 'createdAt' | 'id'> | undefined,
  most: number,
): Promise<SeriesRow[]> {
  const later = after && sql`(${series.createdAt}, ${series.id}) > (${after.createdAt}, ${after.id})`;
  return db.select().from(series).where(and(open, later)).orderBy(asc(series.createdAt), asc(series.id)).limit(most).execute();
}

export async function removeSeriesOf(db: Queries, userId: string): Promise<void> {
  await db.delete(series).where(eq(series.userId, userId));
}

/** Visits go with their series. */
export async function removeSeriesBefore(db: Queries, instant: Instant): Promise<void> {
  await db.delete(series).where(and(isNotNull(series.endedAt), lt(series.endedAt, instant)));
}

export interface ListQuery {
  /** Nobody answered about a visit that is due until this day, and not before the other. */
  attention: { from: IsoDate; until: IsoDate } | undefined;
  ended: boolean;
  userId: string | undefined;
}

const listed = (db: Queries, { attention, ended, userId }: ListQuery) => {
  const unanswered =
    attention &&
    inArray(
      series.id,
      db
        .select({ id: seriesVisit.seriesId })
        .from(seriesVisit)
        .where(
          and(
            inArray(seriesVisit.state, ['ASKED', 'MISSED']),
            gte(seriesVisit.dueDate, attention.from),
            lte(seriesVisit.dueDate, attention.until),
          ),
        ),
    );
  return and(
    ended ? isNotNull(series.endedAt) : open,
    attention && or(eq(user.active, false), unanswered),
    userId === undefined ? undefined : eq(series.userId, userId),
  );
};

/** A page, the newest first. */
export async function findPage(
  db: Queries,
  query: ListQuery,
  { page, size }: { page: number; size: number },
): Promise<{ rows: SeriesRow[]; total: number }> {
  const where = listed(db, query);
  const [found] = await db.select({ all: count() }).from(series).innerJoin(user, eq(user.id, series.userId)).where(where);
  const rows = await db
    .select({ series })
    .from(series)
    .innerJoin(user, eq(user.id, series.userId))
    .where(where)
    .orderBy(desc(series.createdAt), desc(series.id))
    .limit(size)
    .offset(page * size);
  return { rows: rows.map(row => row.series), total: found?.all ?? 0 };
}

export async function addVisit(db: Queries, row: SeriesVisitRow): Promise<void> {
  await db.insert(seriesVisit).values(row);
}

const theVisit = (seriesId: string, number: number) => and(eq(seriesVisit.seriesId, seriesId), eq(seriesVisit.number, number));

export async function changeVisit(
  db: Queries,
  { seriesId, number }: Pick<SeriesVisitRow, 'seriesId' | 'number'>,
  change: Partial<SeriesVisitRow>,
): Promise<void> {
  await db.update(seriesVisit).set(change).where(theVisit(seriesId, number));
}

export async function removeVisit(db: Queries, { seriesId, number }: Pick<SeriesVisitRow, 'seriesId' | 'number'>): Promise<void> {
  await db.delete(seriesVisit).where(theVisit(seriesId, number));
}

export function findVisits(db: Queries, seriesIds: string[]): Promise<SeriesVisitRow[]> {
  return db
    .select()
    .from(seriesVisit)
    .where(inArray(seriesVisit.seriesId, seriesIds))
    .orderBy(asc(seriesVisit.seriesId), asc(seriesVisit.number))
    .execute();
}

export async function findVisitOfBooking(db: Queries, bookingId: string): Promise<SeriesVisitRow | undefined> {
  const [row] = await db.select().from(seriesVisit).where(eq(seriesVisit.bookingId, bookingId));
  return row;
}

export async function findVisitByToken(db: Queries, tokenHash: string): Promise<SeriesVisitRow | undefined> {
  const [row] = await db.select().from(seriesVisit).where(eq(seriesVisit.tokenHash, tokenHash));
  return row;
}
