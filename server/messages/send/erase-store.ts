/** What goes from the log of messages with an account, a subject or time (rule Q11). */
import { and, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { event, messageLog, visit } from '../../platform/db/schema.ts';

/** Nothing of these that waits is sent. */
const dropWaiting = (db: Queries, which: SQL | undefined) =>
  db
    .update(messageLog)
    .set({ state: 'DROPPED', reason: 'ERASED' })
    .where(and(which, eq(messageLog.state, 'WAITING')));

/** What is personal goes from these. */
const forgetWords = (db: Queries, which: SQL | undefined) =>
  db
    .update(messageLog)
    .set({ text: null, sentTo: null })
    .where(and(which, or(isNotNull(messageLog.text), isNotNull(messageLog.sentTo))));

/** What is personal goes from the rows about this subject, which is not a booking: somebody's course. Nothing that waits is sent. */
export async function eraseSubject(db: Queries, subject: string): Promise<void> {
  const about = and(gte(messageLog.key, `${subject}:`), lt(messageLog.key, `${subject};`));
  await dropWaiting(db, about);
  await forgetWords(db, about);
}

/** Removes what is personal from all rows about this customer. Nothing that waits is sent. */
export async function eraseCustomer(db: Queries, userId: string): Promise<void> {
  const theirs = eq(messageLog.userId, userId);
  await dropWaiting(db, theirs);
  await forgetWords(db, theirs);
}

/** Hers lose text and address, and those of others her `names`, the longest first: the customers whom she had, and the salon. */
export async function eraseProfessional(db: Queries, id: string, names: string[], as: string): Promise<void> {
  const hers = and(eq(messageLog.professionalId, id), eq(messageLog.recipient, 'PROFESSIONAL'));
  await dropWaiting(db, hers);
  await forgetWords(db, hers);
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

/** Staff took a person off the list of alerts: waiting alerts to that person end, and the log forgets the address. */
export async function erasePerson(db: Queries, personId: string): Promise<void> {
  const theirs = eq(messageLog.personId, personId);
  await dropWaiting(db, theirs);
  await db
    .update(messageLog)
    .set({ sentTo: null })
    .where(and(theirs, isNotNull(messageLog.sentTo)));
}
