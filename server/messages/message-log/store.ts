/** The log of messages, as staff read it and as accounts leave it. */
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { booking, event, messageLog, user, visit } from '../../platform/db/schema.ts';
import { visible } from '../../platform/db/which-bookings.ts';
import type { MessageRow, MessageState } from '../who-learns/message.ts';

/** The last message to a customer's phone of which we know what became: this customer's, or the customer's of this booking. */
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

/** Makes a failed or dropped row wait again. Undefined if there is none. */
export async function waitAgain(db: Queries, id: string, now: Instant): Promise<MessageRow | undefined> {
  const rows = await db
    .update(messageLog)
    .set({ state: 'WAITING', reason: null, tries: 0, dueAt: now, toldAt: null })
    .where(and(eq(messageLog.id, id), inArray(messageLog.state, ['FAILED', 'DROPPED'])))
    .returning();
  return rows[0];
}

/** Notes once that the reader of a failed message knows. Undefined for any other. */
export async function noteTold(db: Queries, id: string, now: Instant): Promise<MessageRow | undefined> {
  const rows = await db
    .update(messageLog)
    .set({ toldAt: sql`coalesce(${messageLog.toldAt}, ${now})` })
    .where(and(eq(messageLog.id, id), eq(messageLog.state, 'FAILED')))
    .returning();
  return rows[0];
}

const lost = prepared((db, { given }) =>
  db
    .select({
      ...{ id: messageLog.id, kind: messageLog.kind, channel: messageLog.channel, reason: messageLog.reason },
      ...{ bookingId: booking.id, bookingDate: booking.bookingDate, startMinute: booking.startMinute },
      professionalId: visit.professionalId,
    })
    .from(messageLog)
    .innerJoin(booking, eq(booking.id, messageLog.bookingId))
    .leftJoin(visit, eq(visit.bookingId, booking.id))
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

/** What is personal goes from the rows about this subject, which is not a booking: somebody's course. Nothing that waits is sent. */
export async function eraseSubject(db: Queries, subject: string): Promise<void> {
  const about = and(gte(messageLog.key, `${subject}:`), lt(messageLog.key, `${subject};`));
  await db
    .update(messageLog)
    .set({ state: 'DROPPED', reason: 'ERASED' })
    .where(and(about, eq(messageLog.state, 'WAITING')));
  await db.update(messageLog).set({ text: null, sentTo: null }).where(about);
}

/** Removes what is personal from all rows about this customer. Nothing that waits is sent. */
export async function eraseCustomer(db: Queries, userId: string): Promise<void> {
  const theirs = eq(messageLog.userId, userId);
  await db
    .update(messageLog)
    .set({ state: 'DROPPED', reason: 'ERASED' })
    .where(and(theirs, eq(messageLog.state, 'WAITING')));
  await db
    .update(messageLog)
    .set({ text: null, sentTo: null })
    .where(and(theirs, or(isNotNull(messageLog.text), isNotNull(messageLog.sentTo))));
}

/** Hers lose text and address, and those of others her `names`, the longest first: the customers whom she had, and the salon. */
export async function eraseProfessional(db: Queries, id: string, names: string[], as: string): Promise<void> {
  const hers = and(eq(messageLog.professionalId, id), eq(messageLog.recipient, 'PROFESSIONAL'));
  await db
    .update(messageLog)
    .set({ state: 'DROPPED', reason: 'ERASED' })
    .where(and(hers, eq(messageLog.state, 'WAITING')));
  await db
    .update(messageLog)
    .set({ text: null, sentTo: null })
    .where(and(hers, or(isNotNull(messageLog.text), isNotNull(messageLog.sentTo))));
  const visits = db.select({ id: visit.bookingId }).from(visit).where(eq(visit.professionalId, id));
  // Others may have taken a visit over after its customer was told her name.
  const before = db.select({ id: event.bookingId }).from(event).where(eq(event.professionalId, id));
  const mayNameHer = or(
    ...[eq(messageLog.recipient, 'SALON'), eq(messageLog.professionalId, id)],
    ...[inArray(messageLog.bookingId, visits), inArray(messageLog.bookingId, before)],
  );
  await db
    .update(messageLog)
    .set({ text: names.reduce((text, name) => sql`replace(${text}, ${name}, ${as})`, sql`${messageLog.text}`) })
    .where(and(isNotNull(messageLog.text), mayNameHer));
}

export function removeLoggedBefore(db: Queries, instant: Instant) {
  return db.delete(messageLog).where(lt(messageLog.dueAt, instant));
}
