import { count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { message } from '../../platform/db/schema.ts';

export type MessageRow = typeof message.$inferSelect;

export function addMessage(db: Queries, row: MessageRow) {
  return db.insert(message).values(row);
}

/** Whether it existed. */
export async function removeMessage(db: Queries, id: string): Promise<boolean> {
  return (await db.delete(message).where(eq(message.id, id)).returning({ id: message.id })).length > 0;
}

export function deleteBefore(db: Queries, instant: Instant) {
  return db.delete(message).where(lt(message.createdAt, instant));
}

const wanted = (read: boolean | undefined) =>
  read === undefined ? undefined : read ? isNotNull(message.readAt) : isNull(message.readAt);

/** Newest first; all of them if `read` is undefined. */
export function findMessages(db: Queries, read: boolean | undefined, page: number, size: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(message)
    .where(wanted(read))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countMessages(db: Queries, read: boolean | undefined): Promise<number> {
  const [row] = await db.select({ messages: count() }).from(message).where(wanted(read));
  return row?.messages ?? 0;
}

/** The message, marked as read. One that was read before keeps its first time. undefined if there is none. */
export async function markRead(db: Queries, id: string, now: Instant): Promise<MessageRow | undefined> {
  const rows = await db
    .update(message)
    .set({ readAt: sql`coalesce(${message.readAt}, ${now})` })
    .where(eq(message.id, id))
    .returning();
  return rows[0];
}

/** The message, marked as unread. undefined if there is none. */
export async function markUnread(db: Queries, id: string): Promise<MessageRow | undefined> {
  return (await db.update(message).set({ readAt: null }).where(eq(message.id, id)).returning())[0];
}
