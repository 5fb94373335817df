import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { accessRecord, admin, apiKey, booking, document, professional, user } from '../../platform/db/schema.ts';
import type { AccessRow } from './rules.ts';

/** Adds to the rows of the same hour. */
export async function addRows(db: Queries, rows: AccessRow[]): Promise<void> {
  const { day, hour, actorId, operation, subject, times, entries } = accessRecord;
  await db
    .insert(accessRecord)
    .values(rows)
    .onConflictDoUpdate({
      target: [day, hour, actorId, operation, subject],
      set: { times: sql`${times} + excluded."times"`, entries: sql`${entries} + excluded."entries"` },
    });
}

/** Those of the customers who still have an account. */
export async function findCustomers(db: Queries, ids: string[]): Promise<string[]> {
  const rows = await db.select({ id: user.id }).from(user).where(inArray(user.id, ids));
  return rows.map(({ id }) => id);
}
/** The customers of these bookings, by booking. */
export async function customersOfBookings(db: Queries, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.select({ id: booking.id, userId: booking.userId }).from(booking).where(inArray(booking.id, ids));
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}
/** The customers of these documents, by document. */
export async function customersOfDocuments(db: Queries, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.select({ id: document.id, userId: document.userId }).from(document).where(inArray(document.id, ids));
  return new Map(rows.flatMap(({ id, userId }) => (userId === null ? [] : [[id, userId] as const])));
}

/** How staff, keys and professionals are called, by their ids. */
export async function findActorNames(db: Queries, ids: string[]): Promise<Map<string, string>> {
  const staff = await db.select({ id: admin.id, name: admin.email }).from(admin).where(inArray(admin.id, ids));
  const keys = await db.select({ id: apiKey.id, name: apiKey.name }).from(apiKey).where(inArray(apiKey.id, ids));
  const people = await db
    .select({ id: professional.id, name: professional.name })
    .from(professional)
    .where(inArray(professional.id, ids));
  return new Map([...staff, ...keys, ...people].map(({ id, name }) => [id, name]));
}

export interface AccessFilter {
  day?: IsoDate | undefined;
  customerId?: string | undefined;
  actorId?: string | undefined;
}

const matching = ({ day, customerId, actorId }: AccessFilter) =>
  and(
    day === undefined ? undefined : eq(accessRecord.day, day),
    // Both, so that the index serves, which has no lists.
    customerId === undefined ? undefined : and(eq(accessRecord.subject, customerId), sql`${accessRecord.subject} <> ''`),
    actorId === undefined ? undefined : eq(accessRecord.actorId, actorId),
  );

/** The latest first, with the customer's present name. */
export async function listRows(db: Queries, filter: AccessFilter, page: number, size: number) {
  const rows = await db
    .select({ row: accessRecord, fullName: user.fullName })
    .from(accessRecord)
    .leftJoin(user, eq(user.id, accessRecord.subject))
    .where(matching(filter))
    .orderBy(desc(accessRecord.day), desc(accessRecord.hour), desc(accessRecord.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(accessRecord).where(matching(filter));
  return { rows, total: counted?.total ?? 0 };
}

export async function forgetSubject(db: Queries, customerId: string): Promise<void> {
  await db.update(accessRecord).set({ subject: null }).where(matching({ customerId }));
}

export async function renameActor(db: Queries, actorId: string, actorName: string): Promise<void> {
  await db.update(accessRecord).set({ actorName }).where(eq(accessRecord.actorId, actorId));
}

export async function removeBefore(db: Queries, day: IsoDate): Promise<void> {
  await db.delete(accessRecord).where(lt(accessRecord.day, day));
}
