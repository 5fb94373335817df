/** A series with its visits, as the rooms that book and change them read and write it. */

import type { Instant, IsoDate } from '../../../common/time.ts';
import { hashOfToken, seriesTokenOf } from '../../messages/link/offer-token.ts';
import type { Queries } from '../../platform/db/database.ts';
import { bookingRowsOf } from '../record/read.ts';
import type { SeriesRow, SeriesVisitRow, Visit } from './rules.ts';
import {
  addSeriesRow,
  addVisit,
  changeSeriesRow,
  changeVisit,
  countOpenOf,
  findOpenAfter,
  findPage,
  findSeries,
  findShownOf,
  findVisitByToken,
  findVisitOfBooking,
  findVisits,
  type ListQuery,
  removeVisit,
} from './store.ts';

export function seriesRow(db: Queries, id: string): Promise<SeriesRow | undefined> {
  return findSeries(db, id);
}

export function addSeries(tx: Queries, row: SeriesRow): Promise<void> {
  return addSeriesRow(tx, row);
}

export function changeSeries(tx: Queries, id: string, change: Partial<SeriesRow>): Promise<void> {
  return changeSeriesRow(tx, id, change);
}

export function openSeriesOf(db: Queries, userId: string): Promise<number> {
  return countOpenOf(db, userId);
}

export function shownSeriesOf(db: Queries, userId: string, endedSince: Instant): Promise<SeriesRow[]> {
  return findShownOf(db, userId, endedSince);
}

export function openSeriesAfter(db: Queries, after: SeriesRow | undefined, most: number): Promise<SeriesRow[]> {
  return findOpenAfter(db, after, most);
}

export function pageOfSeries(db: Queries, query: ListQuery, page: { page: number; size: number }) {
  return findPage(db, query, page);
}

/** The visits of these series with their bookings, by number; by series. */
export async function visitsOfAll(db: Queries, seriesIds: string[]): Promise<Map<string, Visit[]>> {
  if (seriesIds.length === 0) return new Map();
  const rows = await findVisits(db, seriesIds);
  const bookings = await bookingRowsOf(
    db,
    rows.flatMap(({ bookingId }) => bookingId ?? []),
  );
  const visits = rows.map(row => ({ row, booking: bookings.get(row.bookingId ?? '') }));
  return Map.groupBy(visits, ({ row }) => row.seriesId);
}

export async function visitsOf(db: Queries, seriesId: string): Promise<Visit[]> {
  return (await visitsOfAll(db, [seriesId])).get(seriesId) ?? [];
}

type Decided = Pick<SeriesVisitRow, 'state'> & Partial<SeriesVisitRow>;

/** Writes what is decided about a visit, which has one row for ever. */
export async function decide(
  tx: Queries,
  secret: string,
  { seriesId, number, dueDate }: { seriesId: string; number: number; dueDate: IsoDate },
  before: SeriesVisitRow | undefined,
  decided: Decided,
): Promise<void> {
  if (before) return changeVisit(tx, before, decided);
  const tokenHash = hashOfToken(seriesTokenOf(secret, seriesId, number));
  const nothing = { reason: null, bookingId: null, risePaise: 0, askedAt: null };
  return addVisit(tx, { ...nothing, ...{ seriesId, number, dueDate, tokenHash }, ...decided });
}

export function noteVisit(tx: Queries, row: SeriesVisitRow, change: Partial<SeriesVisitRow>): Promise<void> {
  return changeVisit(tx, row, change);
}

/** Nothing is decided about it any more: a pause that had skipped it is over. */
export function forgetVisit(tx: Queries, row: SeriesVisitRow): Promise<void> {
  return removeVisit(tx, row);
}

/** The visit of a link, by the hash of its token. */
export function visitByToken(db: Queries, tokenHash: string): Promise<SeriesVisitRow | undefined> {
  return findVisitByToken(db, tokenHash);
}

export function visitOfBooking(db: Queries, bookingId: string): Promise<SeriesVisitRow | undefined> {
  return findVisitOfBooking(db, bookingId);
}
