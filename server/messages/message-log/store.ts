/** The log of messages, as staff and customers read it. */
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { booking, messageLog, user, visit } from '../../platform/db/schema.ts';
import { leadVisit, visible } from '../../platform/db/which-bookings.ts';
import type { MessageRow, MessageState } from '../who-learns/message.ts';

/** The last message to a customer's phone that went out, failed or had no channel. `of` names the customer, or a booking of theirs. */
export async function findLastToPhone(db: Queries, of: { userId: string } | { bookingId: string }) {
  const whose =
    'userId' in of
      ? eq(messageLog.userId, of.userId)
      : eq(messageLog.userId, db.select({ id: booking.userId }).from(booking).where(eq(booking.id, of.bookingId)));
  const isSettled = or(
    inArray(messageLog.state, ['SENT', 'DELIVERED', 'READ', 'FAILED']),
    and(eq(messageLog.state, 'DROPPED'), eq(messageLog.reason, 'NO_CHANNEL')),
  );
  const rows = await db
    .select({ state: messageLog.state })
    .from(messageLog)
    .where(and(whose, eq(messageLog.recipient, 'CUSTOMER'), ne(messageLog.channel, 'EMAIL'), isSettled))
    .orderBy(desc(messageLog.dueAt), desc(messageLog.id))
    .limit(1);
  return rows[0];
}

const lost = prepared((db, { given }) =>
  db
    .select({
      ...{ id: messageLog.id, kind: messageLog.kind, channel: messageLog.channel, reason: messageLog.reason },
      recipient: messageLog.recipient,
      ...{ bookingId: booking.id, bookingDate: booking.bookingDate, startMinute: booking.startMinute },
      ...{ leadId: visit.professionalId, readerId: messageLog.professionalId },
    })
    .from(messageLog)
    .innerJoin(booking, eq(booking.id, messageLog.bookingId))
    .leftJoin(visit, leadVisit)
    .where(
      and(
        eq(messageLog.state, 'FAILED'),
        gte(messageLog.dueAt, given('since')),
        ne(messageLog.recipient, 'SALON'),
        isNull(messageLog.toldAt),
        ne(booking.status, 'COMPLETED'),
        gte(booking.bookingDate, given('today')),
        visible,
      ),
    )
    .orderBy(desc(messageLog.dueAt), desc(messageLog.id)),
);
/** Failed messages about bookings of today and later that were due since then and that nobody has answered, the latest first. */
export function findLost(db: Queries, since: Instant, today: IsoDate) {
  return lost.all(db, { since, today });
}

/** The names of these customers, by their ids. */
export async function namesOfCustomers(db: Queries, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: user.id, name: user.fullName }).from(user).where(inArray(user.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface LogFilter {
  bookingId?: string | undefined;
  kind?: MessageRow['kind'] | undefined;
  state?: MessageState | undefined;
}
const passes = ({ bookingId, kind, state }: LogFilter): SQL | undefined =>
  and(
    bookingId === undefined ? undefined : eq(messageLog.bookingId, bookingId),
    kind === undefined ? undefined : eq(messageLog.kind, kind),
    state === undefined ? undefined : eq(messageLog.state, state),
  );

/** Latest due first. */
export function findLogged(db: Queries, filter: LogFilter, page: number, size: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messageLog)
    .where(passes(filter))
    .orderBy(desc(messageLog.dueAt), desc(messageLog.id))
    .limit(size)
    .offset(page * size)
    .execute();
}
export async function countLogged(db: Queries, filter: LogFilter): Promise<number> {
  const [row] = await db.select({ messages: count() }).from(messageLog).where(passes(filter));
  return row?.messages ?? 0;
}

/** What the customer was sent, oldest first. */
export function findSentTo(db: Queries, userId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(messageLog)
    .where(and(eq(messageLog.userId, userId), eq(messageLog.recipient, 'CUSTOMER'), isNotNull(messageLog.sentAt)))
    .orderBy(asc(messageLog.sentAt), asc(messageLog.id))
    .execute();
}
