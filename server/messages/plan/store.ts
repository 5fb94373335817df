/** What the plan and the rounds ask: routes of a day, and what was told already. */
import { and, asc, count, eq, getTableColumns, gte, inArray, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, messageLog, user, visit } from '../../platform/db/schema.ts';
import { pending, standing, visible } from '../../platform/db/which-bookings.ts';
import type { MessageRow } from '../who-learns/message.ts';

/** The visits of a day that have begun or ended or are to come, with their steps, in order of time. A hold is none yet (rule M13). */
export function findRouteOn(db: Queries, date: IsoDate) {
  return db
    .select({
      ...getTableColumns(visit),
      ...{ status: booking.status, completedAt: booking.completedAt, userId: booking.userId },
      ...{ bookingStart: booking.startMinute, partCount: booking.partCount },
    })
    .from(visit)
    .innerJoin(booking, eq(booking.id, visit.bookingId))
    .where(and(eq(booking.bookingDate, date), standing, isNull(booking.holdUntil), isNotNull(visit.professionalId)))
    .orderBy(asc(visit.startMinute), asc(visit.bookingId))
    .execute();
}
export type RouteVisit = Awaited<ReturnType<typeof findRouteOn>>[number];

/** The professionals who tapped a step on any of these days. */
export async function findTapping(db: Queries, { from, to }: Period): Promise<Set<string | null>> {
  const rows = await db
    .selectDistinct({ professionalId: visit.professionalId })
    .from(booking)
    .innerJoin(visit, eq(visit.bookingId, booking.id))
    .where(and(visible, gte(booking.bookingDate, from), lte(booking.bookingDate, to), ne(visit.state, 'PLANNED')));
  return new Set(rows.map(({ professionalId }) => professionalId));
}

/** The firm bookings whose second step is due on these days, both included. */
export async function findBalances(db: Queries, { from, to }: Period) {
  const { id, userId, status, finalPaise, heldPaise, laterPaise, laterOn, isTest } = booking;
  const rows = await db
    .select({ id, userId, status, finalPaise, heldPaise, laterPaise, laterOn, isTest, email: user.email })
    .from(booking)
    .leftJoin(user, eq(user.id, userId))
    .where(and(isNotNull(laterOn), gte(laterOn, from), lte(laterOn, to), pending, isNull(booking.holdUntil)))
    .orderBy(asc(laterOn), asc(id));
  return rows.map(row => ({ ...row, laterOn: row.laterOn as string }));
}

/** The keys of a kind that were planned for this time or later. */
export async function findKeys(db: Queries, kind: MessageRow['kind'], since: Instant): Promise<Set<string>> {
  const rows = await db
    .select({ key: messageLog.key })
    .from(messageLog)
    .where(and(eq(messageLog.kind, kind), gte(messageLog.dueAt, since)));
  return new Set(rows.map(({ key }) => key));
}

/** How many messages of these kinds a professional got that were due since then. */
export async function countSentTo(
  db: Queries,
  professionalId: string,
  kinds: MessageRow['kind'][],
  since: Instant,
): Promise<number> {
  const isSent = inArray(messageLog.state, ['SENT', 'DELIVERED', 'READ']);
  const [row] = await db
    .select({ messages: count() })
    .from(messageLog)
    .where(
      and(eq(messageLog.professionalId, professionalId), isSent, inArray(messageLog.kind, kinds), gte(messageLog.dueAt, since)),
    );
  return row?.messages ?? 0;
}
