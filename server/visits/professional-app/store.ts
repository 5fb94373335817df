/** The visits of a professional, with what she needs of the booking and the customer. */
import { and, asc, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, bookingItem, event, series, user, visit } from '../../platform/db/schema.ts';
import { visible } from '../../platform/db/which-bookings.ts';

const columns = {
  ...getTableColumns(visit),
  reference: booking.reference,
  status: booking.status,
  completedAt: booking.completedAt,
  finalPaise: booking.finalPaise,
  heldPaise: booking.heldPaise,
  creditedPaise: booking.creditedPaise,
  feePaise: booking.feePaise,
  freeCancelUntil: booking.freeCancelUntil,
  lateFeePaise: booking.lateFeePaise,
  graceUntil: booking.graceUntil,
  cancelReason: booking.cancelReason,
  cancelledAt: booking.cancelledAt,
  servicesProposal: booking.servicesProposal,
  guestCount: booking.guestCount,
  guestLabels: booking.guestLabels,
  partCount: booking.partCount,
  userId: booking.userId,
  address: booking.address,
  fullName: user.fullName,
  language: user.language,
  mobile: user.mobile,
  note: user.note,
  everyWeeks: series.everyWeeks,
};

const visits = (db: Queries) =>
  db
    .select(columns)
    .from(visit)
    .innerJoin(booking, eq(booking.id, visit.bookingId))
    .leftJoin(user, eq(user.id, booking.userId))
    .leftJoin(series, eq(series.id, booking.seriesId));
export type OwnVisit = Awaited<ReturnType<typeof findVisitsOf>>[number];

/** A visit that waits for its online payment is not hers yet (rule M13). */
const firm = isNull(booking.holdUntil);

/** Her visits of these days, both ends included and cancelled ones too, in order of time. */
export function findVisitsOf(db: Queries, professionalId: string, { from, to }: Period) {
  return visits(db)
    .where(and(eq(visit.professionalId, professionalId), gte(visit.date, from), lte(visit.date, to), visible, firm))
    .orderBy(asc(visit.date), asc(visit.startMinute), asc(visit.bookingId), asc(visit.part))
    .execute();
}

/** Her visits before this day that have not ended, the oldest first. */
export function findOpenVisitsOf(db: Queries, professionalId: string, before: IsoDate, most: number) {
  return visits(db)
    .where(and(eq(visit.professionalId, professionalId), lt(visit.date, before), sql`${visit.pending}`, visible, firm))
    .orderBy(asc(visit.date), asc(visit.startMinute), asc(visit.bookingId), asc(visit.part))
    .limit(most)
    .execute();
}

/** Her visits from this day on that ended at the door since then, the latest first. */
export function findEndedVisitsOf(
  db: Queries,
  professionalId: string,
  { from, since }: { from: IsoDate; since: Instant },
  most: number,
) {
  return visits(db)
    .where(
      and(
        ...[eq(visit.professionalId, professionalId), gte(visit.date, from), visible],
        ...[isNotNull(booking.cancelReason), gte(booking.cancelledAt, since)],
      ),
    )
    .orderBy(desc(booking.cancelledAt), desc(visit.bookingId), asc(visit.part))
    .limit(most)
    .execute();
}

/** Her visit of this booking. Undefined if the booking was deleted, or somebody else visits. */
export async function findVisitOf(db: Queries, professionalId: string, bookingId: string): Promise<OwnVisit | undefined> {
  const rows = await visits(db)
    .where(and(eq(visit.bookingId, bookingId), eq(visit.professionalId, professionalId), visible))
    .orderBy(asc(visit.part));
  return rows[0];
}

/** The services of these bookings, by booking. */
export async function findServices(db: Queries, bookingIds: string[]) {
  if (bookingIds.length === 0) return new Map<string, never>();
  const rows = await db
    .select({
      bookingId: bookingItem.bookingId,
      serviceId: bookingItem.serviceId,
      choice: bookingItem.choice,
      name: bookingItem.name,
      names: bookingItem.names,
      quantity: bookingItem.quantity,
    })
    .from(bookingItem)
    .where(inArray(bookingItem.bookingId, bookingIds))
    .orderBy(asc(bookingItem.bookingId), asc(bookingItem.position));
  return Map.groupBy(rows, row => row.bookingId);
}

/** The visits whose professional waits for help, the oldest call first. */
export function findHelpCalls(db: Queries) {
  return visits(db)
    .where(and(isNotNull(visit.helpAt), visible))
    .orderBy(asc(visit.helpAt), asc(visit.bookingId), asc(visit.part))
    .execute();
}

/** More would fill the dashboard. */
const MOST_WAITING = 100;

/** The pending visits where nobody is there, the longest wait first. */
export function findNobodyHere(db: Queries) {
  return visits(db)
    .where(and(isNotNull(visit.nobodyAt), sql`${visit.pending}`, visible))
    .orderBy(asc(visit.nobodyAt), asc(visit.bookingId), asc(visit.part))
    .limit(MOST_WAITING)
    .execute();
}

/** The last event of this kind of each of these visits, by visit. Whose visit it is may have changed since. */
export async function findLastEvents(
  db: Queries,
  visits: Pick<OwnVisit, 'id' | 'bookingId' | 'part'>[],
  kind: 'HELP' | 'WAIT_LONGER',
) {
  const columns = { bookingId: event.bookingId, part: event.part, professionalId: event.professionalId, at: event.at };
  const found = new Map<string, { professionalId: string | null; at: Instant }>();
  if (visits.length === 0) return found;
  const ids = visits.map(({ bookingId }) => bookingId);
  const rows = await db
    .select(columns)
    .from(event)
    .where(and(inArray(event.bookingId, ids), eq(event.kind, kind)))
    .orderBy(asc(event.at), asc(event.id));
  // The last one wins. Events of ordinary bookings name no part.
  for (const row of rows)
    for (const { id, bookingId, part } of visits)
      if (row.bookingId === bookingId && (row.part ?? part) === part) found.set(id, row);
  return found;
}
