/** Who on the salon's staff is told of alerts (rule Q50). */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { alertPerson, messageLog } from '../../platform/db/schema.ts';

export type PersonRow = typeof alertPerson.$inferSelect;

const all = prepared(db => db.select().from(alertPerson).orderBy(asc(alertPerson.createdAt), asc(alertPerson.id)));
/** In the order in which they were added. The salon's own row is among them once somebody has changed it. */
export function findPeople(db: Queries): Promise<PersonRow[]> {
  return all.all(db);
}

/** Adds the person, or replaces whoever has this id. */
export async function putPerson(db: Queries, row: PersonRow): Promise<void> {
  const { id: _id, createdAt: _createdAt, ...changes } = row;
  await db.insert(alertPerson).values(row).onConflictDoUpdate({ target: alertPerson.id, set: changes });
}

/** Whether there was one. */
export async function removePerson(db: Queries, id: string): Promise<boolean> {
  return (await db.delete(alertPerson).where(eq(alertPerson.id, id)).returning({ id: alertPerson.id })).length > 0;
}

/** Nothing more goes to a person who is told no longer, and the log forgets the address. */
export async function erasePerson(db: Queries, personId: string): Promise<void> {
  const theirs = eq(messageLog.personId, personId);
  await db
    .update(messageLog)
    .set({ state: 'DROPPED', reason: 'ERASED' })
    .where(and(theirs, eq(messageLog.state, 'WAITING')));
  await db
    .update(messageLog)
    .set({ sentTo: null })
    .where(and(theirs, isNotNull(messageLog.sentTo)));
}
