/** The pending visits and held times beside which another visit has to find its place. */

import { and, asc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { Span } from '../../../common/span.ts';
import type { IsoDate } from '../../../common/time.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { booking, heldPlace } from '../../platform/db/schema.ts';
import { pending } from '../../platform/db/which-bookings.ts';

const heldSpan = { startMinute: heldPlace.startMinute, endMinute: heldPlace.endMinute };

const pendingNear = prepared((db, { given }) => {
  const { id, userId, bookingDate, startMinute, endMinute, seriesId, partCount } = booking;
  const select = () => db.select({ id, userId, bookingDate, startMinute, endMinute, seriesId, partCount }).from(booking);
  return select()
    .where(and(pending, eq(bookingDate, given('date'))))
    .unionAll(select().where(and(pending, eq(userId, given('userId')), ne(bookingDate, given('date')))))
    .unionAll(
      db
        .select({
          ...{ id: heldPlace.id, userId: sql<string>`''`, bookingDate: heldPlace.date, ...heldSpan },
          ...{ seriesId: sql<string | null>`NULL`, partCount: sql<number>`1` },
        })
        .from(heldPlace)
        .where(eq(heldPlace.date, given('date'))),
    );
});

export type PendingVisit = Span & Pick<typeof booking.$inferSelect, 'id' | 'userId' | 'bookingDate' | 'seriesId' | 'partCount'>;

/** Each as often as teams go to it: a party takes one for each of its parts (rule L4). */
export function teamsOf<V extends Pick<PendingVisit, 'partCount'>>(visits: V[]): V[] {
  return visits.flatMap(visit => Array.from({ length: visit.partCount }, () => visit));
}

/** The pending visits and held times of this day, and this customer's visits on other days. Nobody's is a held time. */
export function findPendingNear(db: Queries, date: IsoDate, userId: string): Promise<PendingVisit[]> {
  return pendingNear.all(db, { date, userId });
}

const pendingOfUser = prepared((db, { given }) =>
  db
    .select({
      id: booking.id,
      userId: booking.userId,
      bookingDate: booking.bookingDate,
      startMinute: booking.startMinute,
      endMinute: booking.endMinute,
      seriesId: booking.seriesId,
      partCount: booking.partCount,
    })
    .from(booking)
    .where(and(pending, eq(booking.userId, given('userId')))),
);

/** The pending visits of a customer. */
export function findPendingOfUser(db: Queries, userId: string): Promise<PendingVisit[]> {
  return pendingOfUser.all(db, { userId });
}

const pendingBetween = prepared((db, { given }) =>
  db
    .select({
      ...{ id: booking.id, date: booking.bookingDate, partCount: booking.partCount },
      ...{ startMinute: booking.startMinute, endMinute: booking.endMinute },
    })
    .from(booking)
    .where(and(pending, gte(booking.bookingDate, given('from')), lte(booking.bookingDate, given('to'))))
    .orderBy(asc(booking.bookingDate), asc(booking.startMinute), asc(booking.id)),
);

export type PendingOn = Span & Pick<PendingVisit, 'id' | 'partCount'> & { date: IsoDate };

/** The pending visits of these days, both ends included, in order of time. */
export function findPendingBetween(db: Queries, { from, to }: Period): Promise<PendingOn[]> {
  return pendingBetween.all(db, { from, to });
}

const heldBetween = prepared((db, { given }) =>
  db
    .select({ id: heldPlace.id, date: heldPlace.date, ...heldSpan })
    .from(heldPlace)
    .where(and(gte(heldPlace.date, given('from')), lte(heldPlace.date, given('to')))),
);

/** What takes a team on these days: pending visits, each as often as teams go to it, and held times. */
export async function findTakenBetween(db: Queries, period: Period): Promise<(Span & { id: string; date: IsoDate })[]> {
  const { from, to } = period;
  const [visits, held] = await Promise.all([findPendingBetween(db, period), heldBetween.all(db, { from, to })]);
  return [...teamsOf(visits), ...held];
}
