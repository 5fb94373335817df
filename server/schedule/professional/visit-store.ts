/**
 * Visits. A booking has a visit for each professional who comes, its parts; `visitId` names one of
 * them, and `bookingId` all. Part 1 is the lead's (decision 022).
 */
import { and, asc, count, eq, getTableColumns, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Instant, type IsoDate, istDate, istMidnight, MINUTE } from '../../../common/time.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { booking, professional, visit, visitBeforeTeams } from '../../platform/db/schema.ts';
import { pending, standing, visible } from '../../platform/db/which-bookings.ts';
import type { VisitRow } from './visit-rules.ts';

const ROWS_AT_ONCE = 500;

/** What a visit is planned to be. The rest of its row says how far the professional is. */
export type VisitPlan = Omit<
  VisitRow,
  | 'state'
  | 'onTheWayAt'
  | 'arrivedAt'
  | 'startedAt'
  | 'doneAt'
  | 'wrongCodes'
  | 'codeWaived'
  | 'collected'
  | 'helpAt'
  | 'calledAt'
  | 'nobodyAt'
  | 'refusal'
  | 'proposal'
>;

/** Written out: a partial index serves only a condition that is known when the statement is prepared. */
const isPending = sql`${visit.pending}`;

/** Whoever joins bookings to visits and wants a booking once asks for the lead's. */
const isLead = sql`${visit.part} = 1`;

const between = prepared((db, { given }) =>
  db
    .select()
    .from(visit)
    .where(and(isPending, gte(visit.date, given('from')), lte(visit.date, given('to'))))
    .orderBy(asc(visit.date), asc(visit.startMinute), asc(visit.bookingId), asc(visit.part)),
);
/** The pending visits of these days, both ends included, in order of time. */
export function findVisitsBetween(db: Queries, { from, to }: Period): Promise<VisitRow[]> {
  return between.all(db, { from, to });
}

const byBooking = prepared((db, { given }) =>
  db
    .select()
    .from(visit)
    .where(eq(visit.bookingId, given('bookingId')))
    .orderBy(asc(visit.part)),
);
/** All visits of these bookings, those of a booking in order of part. */
export async function findVisits(db: Queries, bookingIds: string[]): Promise<VisitRow[]> {
  const [first = '', ...others] = bookingIds;
  if (others.length === 0) return byBooking.all(db, { bookingId: first });
  return db
    .select()
    .from(visit)
    .where(inArray(visit.bookingId, bookingIds))
    .orderBy(asc(visit.bookingId), asc(visit.part))
    .execute();
}

const leadByBooking = prepared((db, { given }) =>
  db
    .select()
    .from(visit)
    .where(and(eq(visit.bookingId, given('bookingId')), isLead)),
);
/** The lead's visit of a booking. */
export function findLead(db: Queries, bookingId: string): Promise<VisitRow | undefined> {
  return leadByBooking.one(db, { bookingId });
}

/** The leads' visits of these bookings. */
export async function findLeads(db: Queries, bookingIds: string[]): Promise<VisitRow[]> {
  const [first = '', ...others] = bookingIds;
  if (others.length === 0) return leadByBooking.all(db, { bookingId: first });
  return db
    .select()
    .from(visit)
    .where(and(inArray(visit.bookingId, bookingIds), isLead))
    .execute();
}

const byId = prepared((db, { given }) =>
  db
    .select()
    .from(visit)
    .where(eq(visit.id, given('visitId'))),
);
export function findVisit(db: Queries, visitId: string): Promise<VisitRow | undefined> {
  return byId.one(db, { visitId });
}

const doneParts = prepared((db, { given }) =>
  db
    .select(getTableColumns(visit))
    .from(booking)
    .innerJoin(visit, eq(visit.bookingId, booking.id))
    .where(and(pending, eq(booking.bookingDate, given('date')), eq(visit.state, 'DONE'), sql`NOT ${visit.pending}`)),
);
/** The visits of this day that are done while others of their booking are not. */
export function findDoneParts(db: Queries, date: IsoDate): Promise<VisitRow[]> {
  return doneParts.all(db, { date });
}

const insertVisit = prepared((db, { value }) =>
  db.insert(visit).values({
    id: value('id'),
    part: value('part'),
    bookingId: value('bookingId'),
    professionalId: value('professionalId'),
    chosen: value('chosen'),
    wishedId: value('wishedId'),
    forced: value('forced'),
    pending: value('pending'),
    date: value('date'),
    startMinute: value('startMinute'),
    endMinute: value('endMinute'),
    latitude: value('latitude'),
    longitude: value('longitude'),
    serviceIds: value('serviceIds'),
    womenOnly: value('womenOnly'),
  }),
);
export function addVisit(db: Queries, row: VisitPlan): Promise<void> {
  return insertVisit.run(db, { ...row });
}

export function changeVisit(db: Queries, visitId: string, change: Partial<VisitRow>) {
  return db.update(visit).set(change).where(eq(visit.id, visitId));
}

/** With its quarter hours. */
export function removeVisit(db: Queries, visitId: string) {
  return db.delete(visit).where(eq(visit.id, visitId));
}

/** All visits of a booking. */
export function changeVisits(db: Queries, bookingId: string, change: Partial<VisitRow>) {
  return db.update(visit).set(change).where(eq(visit.bookingId, bookingId));
}

/** Visits that begin later than now, and whose professional has not set out. */
export function comingAt(now: Instant): SQL {
  const today = istDate(now);
  const minute = Math.floor((now - istMidnight(today)) / MINUTE);
  return sql`${visit.state} = 'PLANNED' AND (${visit.date} > ${today} OR (${visit.date} = ${today} AND ${visit.startMinute} > ${minute}))`;
}

export function ofBooking(bookingId: string): SQL {
  return eq(visit.bookingId, bookingId);
}

export type BeforeTeams = typeof visitBeforeTeams.$inferSelect;

/** Removes these pending visits, whose quarter hours go with them, and keeps who had them. */
export async function keepBeforeTeams(db: Queries, which: SQL): Promise<void> {
  const { bookingId, part, professionalId, chosen, womenOnly } = visit;
  const columns = { bookingId, part, professionalId, chosen, womenOnly };
  const removed = await db.delete(visit).where(and(isPending, which)).returning(columns);
  const had = removed.filter((row): row is BeforeTeams => row.professionalId !== null);
  for (let from = 0; from < had.length; from += ROWS_AT_ONCE)
    await db.insert(visitBeforeTeams).values(had.slice(from, from + ROWS_AT_ONCE));
}

export function takeBeforeTeams(db: Queries): Promise<BeforeTeams[]> {
  return db.delete(visitBeforeTeams).returning().execute();
}

export function removePlacesOf(db: Queries, userId: string) {
  const theirs = db.select({ id: booking.id }).from(booking).where(eq(booking.userId, userId));
  return db.update(visit).set({ latitude: null, longitude: null }).where(inArray(visit.bookingId, theirs));
}

export async function hasPendingVisits(db: Queries, professionalId: string): Promise<boolean> {
  const [found] = await db
    .select({ visits: count() })
    .from(visit)
    .where(and(isPending, eq(visit.professionalId, professionalId)));
  return (found?.visits ?? 0) > 0;
}

export async function hasVisits(db: Queries, professionalId: string): Promise<boolean> {
  const [found] = await db.select({ visits: count() }).from(visit).where(eq(visit.professionalId, professionalId));
  return (found?.visits ?? 0) > 0;
}

const requested =
  sql<boolean>`${visit.chosen} AND ${visit.wishedId} IS NOT NULL AND ${visit.wishedId} = ${visit.professionalId}`.mapWith(
    Boolean,
  );

const counted = prepared((db, { given }) =>
  db
    .select({
      professionalId: visit.professionalId,
      date: visit.date,
      startMinute: visit.startMinute,
      endMinute: visit.endMinute,
      latitude: visit.latitude,
      longitude: visit.longitude,
      requested,
    })
    .from(booking)
    .innerJoin(visit, eq(visit.bookingId, booking.id))
    .where(
      and(
        standing,
        gte(booking.bookingDate, given('from')),
        lte(booking.bookingDate, given('to')),
        isNotNull(visit.professionalId),
      ),
    )
    .orderBy(asc(booking.bookingDate), asc(booking.startMinute)),
);
/**
 * The visits of the period that somebody has and that were not cancelled, in order of time. `requested`: the customer wished for who has
 * it (rule N15).
 */
export function findCounted(db: Queries, { from, to }: Period) {
  return counted.all(db, { from, to });
}
export type CountedRow = Awaited<ReturnType<typeof findCounted>>[number];

const reached = prepared((db, { given }) =>
  db
    .select({
      ...{ professionalId: visit.professionalId, latitude: visit.latitude, longitude: visit.longitude },
      ...{ startMinute: visit.startMinute, endMinute: visit.endMinute, state: visit.state },
      ...{ arrivedAt: visit.arrivedAt, startedAt: visit.startedAt, doneAt: visit.doneAt },
      ...{ completedAt: booking.completedAt, cancelledAt: booking.cancelledAt },
    })
    .from(booking)
    .innerJoin(visit, eq(visit.bookingId, booking.id))
    .where(
      and(
        visible,
        eq(booking.bookingDate, given('date')),
        isNotNull(visit.professionalId),
        or(inArray(visit.state, ['ARRIVED', 'STARTED', 'DONE']), eq(booking.status, 'COMPLETED')),
      ),
    ),
);
/** The visits of this day that somebody has reached, also those that did not take place. */
export function findReached(db: Queries, date: IsoDate) {
  return reached.all(db, { date });
}

/** Adds to the number of visits that professionals have carried out: one for each visit of the booking. Does nothing if nobody has any. */
export async function addToCompleted(db: Queries, bookingId: string, visits: 1 | -1): Promise<void> {
  const { id, completedVisits } = professional;
  const ofBooking = eq(visit.bookingId, bookingId);
  const theirs = db.select({ id: visit.professionalId }).from(visit).where(ofBooking);
  const hers = sql`(SELECT count(*) FROM ${visit} WHERE ${ofBooking} AND ${visit.professionalId} = ${id})`;
  await db
    .update(professional)
    .set({ completedVisits: sql`${completedVisits} + ${visits} * ${hers}` })
    .where(inArray(id, theirs));
}
