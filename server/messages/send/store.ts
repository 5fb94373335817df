/** The messages that wait and go out, and the reports that came before their message was noted. */
import { and, asc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forEach, prepared } from '../../platform/db/prepared.ts';
import { earlyReport, messageLog } from '../../platform/db/schema.ts';
import type { MessageRow, MessageState } from '../who-learns/message.ts';

type Column = keyof MessageRow;
const COLUMNS = Object.keys(getTableColumns(messageLog)) as Column[];

/** Adds this number of messages in one statement. */
const insertMessages = forEach((messages: number) =>
  prepared((db, { value, given }) => {
    const rows = Array.from(
      { length: messages },
      (_, n) => Object.fromEntries(COLUMNS.map(column => [column, value(`${column} ${n}`)])) as MessageRow,
    );
    return db
      .insert(messageLog)
      .values(rows)
      .onConflictDoUpdate({
        target: messageLog.key,
        set: { state: 'WAITING', reason: null },
        setWhere: sql`${messageLog.state} = 'DROPPED' AND ${messageLog.reason} = 'MOVED' AND ${messageLog.dueAt} > ${given('now')}`,
      })
      .returning();
  }),
);
/** Adds rows, and returns those that are new. One that was dropped because its visit moved waits again: the visit came back. */
export function addMessages(db: Queries, rows: MessageRow[], now: Instant): Promise<MessageRow[]> {
  const named = rows.flatMap((row, n) => Object.entries(row).map(([column, value]) => [`${column} ${n}`, value]));
  return insertMessages(rows.length).all(db, { ...Object.fromEntries(named), now });
}

const byId = prepared((db, { given }) =>
  db
    .select()
    .from(messageLog)
    .where(eq(messageLog.id, given('id'))),
);
export function findMessage(db: Queries, id: string): Promise<MessageRow | undefined> {
  return byId.one(db, { id });
}

const waitingOf = prepared((db, { given }) =>
  db
    .select()
    .from(messageLog)
    .where(and(eq(messageLog.bookingId, given('bookingId')), eq(messageLog.state, 'WAITING'))),
);
export function findWaitingOf(db: Queries, bookingId: string): Promise<MessageRow[]> {
  return waitingOf.all(db, { bookingId });
}

/** What waits for a professional of these kinds, in the order in which it was planned. */
export function findWaitingFor(db: Queries, professionalId: string, kinds: MessageRow['kind'][]): Promise<MessageRow[]> {
  return db
    .select()
    .from(messageLog)
    .where(and(eq(messageLog.professionalId, professionalId), eq(messageLog.state, 'WAITING'), inArray(messageLog.kind, kinds)))
    .orderBy(asc(messageLog.createdAt), asc(messageLog.id))
    .execute();
}

/** What waits for somebody on the salon's staff, or for the salon itself (null), of these kinds; in the order in which it was planned. */
export function findWaitingAlerts(db: Queries, personId: string | null, kinds: MessageRow['kind'][]): Promise<MessageRow[]> {
  const theirs = personId === null ? isNull(messageLog.personId) : eq(messageLog.personId, personId);
  return db
    .select()
    .from(messageLog)
    .where(and(eq(messageLog.state, 'WAITING'), eq(messageLog.recipient, 'SALON'), inArray(messageLog.kind, kinds), theirs))
    .orderBy(asc(messageLog.createdAt), asc(messageLog.id))
    .execute();
}

/** Changes a row that still waits. An erased or dropped one stays as it is. Returns whether there was one. */
export async function changeWaiting(db: Queries, id: string, change: Partial<MessageRow>): Promise<boolean> {
  const changed = await db
    .update(messageLog)
    .set(change)
    .where(and(eq(messageLog.id, id), eq(messageLog.state, 'WAITING')))
    .returning({ id: messageLog.id });
  return changed.length > 0;
}

/** Changes the message with this id of a provider, if it is in one of these states. Returns it if it was. */
export function noteReported(
  db: Queries,
  { provider, providerId, before }: { provider: string; providerId: string; before: MessageState[] },
  change: Pick<MessageRow, 'state' | 'reason'>,
): Promise<MessageRow[]> {
  return db
    .update(messageLog)
    .set(change)
    .where(and(eq(messageLog.providerId, providerId), eq(messageLog.provider, provider), inArray(messageLog.state, before)))
    .returning()
    .execute();
}

export type EarlyReport = typeof earlyReport.$inferSelect;

/** Whether the log has a message with this id of a provider. */
export async function isKnown(db: Queries, provider: string, providerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: messageLog.id })
    .from(messageLog)
    .where(and(eq(messageLog.providerId, providerId), eq(messageLog.provider, provider)))
    .limit(1);
  return rows.length > 0;
}

/** A second one of the same state changes nothing. */
export async function keepReport(db: Queries, report: EarlyReport): Promise<void> {
  await db.insert(earlyReport).values(report).onConflictDoNothing();
}

/** Removes what is kept of this message, and returns it. */
export function takeReports(db: Queries, provider: string, providerId: string): Promise<EarlyReport[]> {
  return db
    .delete(earlyReport)
    .where(and(eq(earlyReport.provider, provider), eq(earlyReport.providerId, providerId)))
    .returning()
    .execute();
}

export async function removeReportsBefore(db: Queries, instant: Instant): Promise<void> {
  await db.delete(earlyReport).where(lt(earlyReport.cameAt, instant));
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
