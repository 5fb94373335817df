import { count, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { message } from '../db/schema.ts';
import type { Instant } from '../shared/time.ts';

export type MessageRow = typeof message.$inferSelect;

export const addMessage = (db: Queries, row: MessageRow) => db.insert(message).values(row);

const newestFirst = prepared((db, p) =>
  db.select().from(message).orderBy(desc(message.createdAt), desc(message.id)).limit(p('limit')).offset(p('offset')),
);
export const findMessages = (db: Queries, page: number, size: number) =>
  newestFirst.all(db, { limit: size, offset: page * size });

const countAll = prepared(db => db.select({ messages: count() }).from(message));
export const countMessages = async (db: Queries): Promise<number> => Number((await countAll.one(db))?.messages);

/** The message, marked; one that was read before keeps its first time. undefined when there is none of this id. */
export const markRead = async (db: Queries, id: string, now: Instant): Promise<MessageRow | undefined> => {
  const rows = await db
    .update(message)
    .set({ readAt: sql`coalesce(${message.readAt}, ${now})` })
    .where(eq(message.id, id))
    .returning();
  return rows[0];
};
