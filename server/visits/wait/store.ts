/** Waits and their offers. */
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { wait, waitOffer } from '../../platform/db/schema.ts';
import type { OfferRow, WaitRow } from './rules.ts';

/** Written out: a partial index serves only a condition that is known when the statement is prepared. */
const open = isNull(wait.endedAt);
const isOpenOffer = sql`${waitOffer.state} = 'OPEN'`;

export async function addWaitRow(db: Queries, row: WaitRow): Promise<void> {
  await db.insert(wait).values(row);
}

export async function findWait(db: Queries, id: string): Promise<WaitRow | undefined> {
  const [row] = await db.select().from(wait).where(eq(wait.id, id));
  return row;
}

export async function changeWaitRow(db: Queries, id: string, change: Partial<WaitRow>): Promise<void> {
  await db.update(wait).set(change).where(eq(wait.id, id));
}

const openOf = prepared((db, { given }) =>
  db
    .select()
    .from(wait)
    .where(and(eq(wait.userId, given('userId')), isNull(wait.endedAt))),
);
/** Each booking asks this, so it is prepared. */
export function findOpenOf(db: Queries, userId: string): Promise<WaitRow[]> {
  return openOf.all(db, { userId });
}

/** The open ones, and those that ended since; the latest first. */
export function findShownOf(db: Queries, userId: string, endedSince: Instant): Promise<WaitRow[]> {
  return db
    .select()
    .from(wait)
    .where(and(eq(wait.userId, userId), or(open, gt(wait.endedAt, endedSince))))
    .orderBy(desc(wait.createdAt), desc(wait.id))
    .execute();
}

export function findAllOf(db: Queries, userId: string): Promise<WaitRow[]> {
  return db.select().from(wait).where(eq(wait.userId, userId)).orderBy(asc(wait.createdAt), asc(wait.id)).execute();
}

export function findOpenForBooking(db: Queries, bookingId: string): Promise<WaitRow[]> {
  return db
    .select()
    .from(wait)
    .where(and(eq(wait.bookingId, bookingId), open))
    .execute();
}

const openOn = prepared((db, { given }) =>
  db
    .select()
    .from(wait)
    .where(
      and(
        open,
        sql`${wait.fromDate} <= ${given('date')} AND ${wait.toDate} >= ${given('date')}`,
        sql`(${wait.createdAt}, ${wait.id}) > (${given('createdAt')}, ${given('id')})`,
      ),
    )
    .orderBy(asc(wait.createdAt), asc(wait.id))
    .limit(given('most')),
);
/** The open waits for a day, the oldest first, from the one after `after` on. A look reads thousands, so it is prepared. */
export function findOpenOn(
  db: Queries,
  date: IsoDate,
  { most, after }: { most: number; after?: Pick<WaitRow, 'createdAt' | 'id'> | undefined },
): Promise<WaitRow[]> {
  return openOn.all(db, { date, most, createdAt: after?.createdAt ?? -1, id: after?.id ?? '' });
}

/** The first and the last day of each open wait. */
export function findOpenDays(db: Queries, from: IsoDate): Promise<Pick<WaitRow, 'fromDate' | 'toDate'>[]> {
  const { fromDate, toDate } = wait;
  return db
    .selectDistinct({ fromDate, toDate })
    .from(wait)
    .where(and(open, gte(toDate, from)))
    .execute();
}

/** Waits whose last day is over. */
export function findOver(db: Queries, today: IsoDate): Promise<WaitRow[]> {
  return db
    .select()
    .from(wait)
    .where(and(open, lt(wait.toDate, today)))
    .execute();
}

export async function removeWaitsOf(db: Queries, userId: string): Promise<void> {
  await db.delete(wait).where(eq(wait.userId, userId));
}

/** Offers go with their wait. */
export async function removeWaitsBefore(db: Queries, instant: Instant): Promise<void> {
  await db.delete(wait).where(and(isNotNull(wait.endedAt), lt(wait.endedAt, instant)));
}

export async function addOffer(db: Queries, row: OfferRow): Promise<void> {
  await db.insert(waitOffer).values(row);
}

export async function changeOffer(db: Queries, id: string, change: Partial<OfferRow>): Promise<void> {
  await db.update(waitOffer).set(change).where(eq(waitOffer.id, id));
}

export async function findOffer(db: Queries, id: string): Promise<OfferRow | undefined> {
  const [row] = await db.select().from(waitOffer).where(eq(waitOffer.id, id));
  return row;
}

export async function findOfferByToken(db: Queries, tokenHash: string): Promise<OfferRow | undefined> {
  const [row] = await db.select().from(waitOffer).where(eq(waitOffer.tokenHash, tokenHash));
  return row;
}

export function findOffersOf(db: Queries, waitId: string): Promise<OfferRow[]> {
  return db.select().from(waitOffer).where(eq(waitOffer.waitId, waitId)).execute();
}

/** The open offers of these waits. */
export async function findOpenOffers(db: Queries, waitIds: string[]): Promise<OfferRow[]> {
  if (waitIds.length === 0) return [];
  return db
    .select()
    .from(waitOffer)
    .where(and(inArray(waitOffer.waitId, waitIds), isOpenOffer))
    .execute();
}

/** The open offers of times on these days, both ends included, in order of time. */
export function findOpenOffersIn(db: Queries, { from, to }: Period): Promise<OfferRow[]> {
  return db
    .select()
    .from(waitOffer)
    .where(and(isOpenOffer, gte(waitOffer.date, from), lte(waitOffer.date, to)))
    .orderBy(asc(waitOffer.date), asc(waitOffer.startMinute), asc(waitOffer.id))
    .execute();
}

export function findAllOpenOffers(db: Queries): Promise<OfferRow[]> {
  return db.select().from(waitOffer).where(isOpenOffer).execute();
}

/** How many offers the customer has got since, without those of staff. */
export async function countOffersSince(db: Queries, userId: string, since: Instant): Promise<number> {
  const [found] = await db
    .select({ offers: count() })
    .from(waitOffer)
    .where(and(eq(waitOffer.userId, userId), gte(waitOffer.offeredAt, since), eq(waitOffer.byStaff, false)));
  return found?.offers ?? 0;
}

/** Offers of times on this day that ended without a visit and were made since. */
export function findEndedOn(db: Queries, date: IsoDate, since: Instant): Promise<OfferRow[]> {
  return db
    .select()
    .from(waitOffer)
    .where(
      and(
        gte(waitOffer.offeredAt, since),
        eq(waitOffer.date, date),
        inArray(waitOffer.state, ['LAPSED', 'DECLINED', 'WITHDRAWN']),
      ),
    )
    .execute();
}

/** How many times were offered since, how many were taken, and what those filled; in minutes and paise. */
export async function sumOffersSince(db: Queries, since: Instant) {
  const sumOf = (of: typeof waitOffer.minutes | typeof waitOffer.paise) => sql`coalesce(sum(${of}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({
      offered: count(),
      taken: sql`coalesce(sum(CASE WHEN ${waitOffer.state} = 'TAKEN' THEN 1 ELSE 0 END), 0)`.mapWith(Number),
      minutes: sumOf(waitOffer.minutes),
      paise: sumOf(waitOffer.paise),
    })
    .from(waitOffer)
    .where(gte(waitOffer.offeredAt, since));
  return sums ?? { offered: 0, taken: 0, minutes: 0, paise: 0 };
}

/** Waits that say OFFERED without an open offer, and the other way round. */
export function findUnlikeOffer(db: Queries): Promise<{ id: string }[]> {
  return db
    .select({ id: wait.id })
    .from(wait)
    .leftJoin(waitOffer, and(eq(waitOffer.waitId, wait.id), isOpenOffer))
    .where(
      or(
        and(eq(wait.state, 'OFFERED'), isNull(waitOffer.id)),
        and(ne(wait.state, 'OFFERED'), isNotNull(waitOffer.id)),
        sql`(${wait.endedAt} IS NULL) <> (${wait.state} IN ('WAITING', 'OFFERED', 'PAUSED'))`,
      ),
    )
    .execute();
}
