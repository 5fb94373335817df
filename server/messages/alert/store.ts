/** What stands behind alerts: news from the door without names of customers, and the people of the salon who get them. */
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { alertPerson, booking, event, visit } from '../../platform/db/schema.ts';
import { leadVisit, visible } from '../../platform/db/which-bookings.ts';
import type { PersonRow } from '../who-learns/listener-rules.ts';

const columns = {
  ...{ bookingId: visit.bookingId, professionalId: visit.professionalId },
  ...{ date: visit.date, startMinute: visit.startMinute, part: visit.part, partCount: booking.partCount },
};

const calls = prepared(db =>
  db
    .select(columns)
    .from(visit)
    .innerJoin(booking, eq(booking.id, visit.bookingId))
    .where(and(isNotNull(visit.helpAt), visible))
    .orderBy(asc(visit.helpAt)),
);
/** The visits whose professional waits for help, the oldest call first. */
export function findCalls(db: Queries) {
  return calls.all(db);
}

const nobodyHere = prepared(db =>
  db
    .select(columns)
    .from(visit)
    .innerJoin(booking, eq(booking.id, visit.bookingId))
    .where(and(isNotNull(visit.nobodyAt), sql`${visit.pending}`, visible))
    .orderBy(asc(visit.nobodyAt)),
);
/** The visits whose professional waits at a door where nobody is, the longest wait first. */
export function findNobodyHere(db: Queries) {
  return nobodyHere.all(db);
}

/** The visits that their professionals have ended as refused since then, by their phones' clocks. */
export function findRefused(db: Queries, since: Instant) {
  const byProfessional = and(
    ...[eq(event.bookingId, booking.id), eq(event.kind, 'CANCELLED' as const), eq(event.actor, 'PROFESSIONAL' as const)],
  );
  // What was cancelled since has changed since, and an index finds that.
  const isNews = and(gt(booking.changedAt, since), gt(booking.cancelledAt, since), eq(booking.cancelReason, 'REFUSED'));
  return db
    .select(columns)
    .from(booking)
    .innerJoin(visit, leadVisit)
    .innerJoin(event, byProfessional)
    .where(and(isNews, visible))
    .orderBy(asc(booking.cancelledAt))
    .execute();
}

/** How many come to each of these bookings, if several do. */
export async function findPartCounts(db: Queries, bookingIds: string[]): Promise<Map<string, number>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select({ id: booking.id, partCount: booking.partCount })
    .from(booking)
    .where(and(inArray(booking.id, bookingIds), gt(booking.partCount, 1)));
  return new Map(rows.map(({ id, partCount }) => [id, partCount]));
}

/** Adds a person who hears of alerts. A person with the same id is replaced. */
export async function putPerson(db: Queries, row: PersonRow): Promise<void> {
  const { id: _id, createdAt: _createdAt, ...changes } = row;
  await db.insert(alertPerson).values(row).onConflictDoUpdate({ target: alertPerson.id, set: changes });
}

/** Whether there was one. */
export async function removePerson(db: Queries, id: string): Promise<boolean> {
  return (await db.delete(alertPerson).where(eq(alertPerson.id, id)).returning({ id: alertPerson.id })).length > 0;
}
