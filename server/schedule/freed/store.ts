import { inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { freedTime } from '../../platform/db/schema.ts';

export type FreedRow = typeof freedTime.$inferSelect;

const insertFreed = prepared((db, { value }) =>
  db.insert(freedTime).values({
    id: value('id'),
    date: value('date'),
    startMinute: value('startMinute'),
    endMinute: value('endMinute'),
    at: value('at'),
  }),
);
export function addFreed(db: Queries, row: FreedRow): Promise<void> {
  return insertFreed.run(db, { ...row });
}

/** All that nobody has looked at yet. It is little: each row is gone a minute later, or in the morning. */
export function findFreed(db: Queries): Promise<FreedRow[]> {
  return db.select().from(freedTime).execute();
}

export async function removeFreed(db: Queries, ids: string[]): Promise<void> {
  await db.delete(freedTime).where(inArray(freedTime.id, ids));
}
