import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { enquiry, message, todayMark } from '../../platform/db/schema.ts';
import type { MarkRow } from './rules.ts';

/** What this member of staff has put aside. */
export function findMarks(db: Queries, adminId: string): Promise<MarkRow[]> {
  return db.select().from(todayMark).where(eq(todayMark.adminId, adminId)).execute();
}

export async function putMark(db: Queries, { adminId, key, ...mark }: MarkRow): Promise<void> {
  await db
    .insert(todayMark)
    .values({ adminId, key, ...mark })
    .onConflictDoUpdate({ target: [todayMark.adminId, todayMark.key], set: mark });
}

export async function removeMark(db: Queries, { adminId, key }: Pick<MarkRow, 'adminId' | 'key'>): Promise<void> {
  await db.delete(todayMark).where(and(eq(todayMark.adminId, adminId), eq(todayMark.key, key)));
}

export async function removeMarksBefore(db: Queries, instant: Instant): Promise<void> {
  await db.delete(todayMark).where(lt(todayMark.at, instant));
}

export async function removeMarksOf(db: Queries, personIds: string[]): Promise<void> {
  await db.delete(todayMark).where(inArray(todayMark.personId, personIds));
}

/** Marks of enquiries that were erased, and of messages of the contact form that were deleted. */
export async function removeOrphans(db: Queries): Promise<void> {
  const isOf = (kind: string) => sql`${todayMark.key} LIKE ${`${kind}:%`}`;
  const kept = db
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(and(eq(enquiry.id, todayMark.personId), isNull(enquiry.erasedAt)));
  const written = db.select({ id: message.id }).from(message).where(eq(message.id, todayMark.personId));
  await db.delete(todayMark).where(or(and(isOf('ENQUIRY'), notExists(kept)), and(isOf('CONTACT'), notExists(written))));
}
