import { type AnyColumn, and, asc, eq, gte, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import {
  professional,
  professionalDay,
  professionalLeave,
  professionalSkill,
  professionalVersion,
} from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';

export type ProfessionalRow = typeof professional.$inferSelect;
/** She has not carried out any visit, and nobody has erased her. */
export type NewProfessional = Omit<ProfessionalRow, 'completedVisits' | 'erasedAt'>;
export type LeaveRow = typeof professionalLeave.$inferSelect;
export type DayRow = Pick<typeof professionalDay.$inferSelect, 'date' | 'spans'>;

/** A professional with everything that decides when and what she works. */
export interface ProfessionalRecord extends ProfessionalRow {
  /** These ids do not count for a professional who does all services. */
  serviceIds: string[];
  /** From `since` on, in order. */
  days: DayRow[];
  leave: LeaveRow[];
}

/** The rows of professional_version. */
const TEAM = 1;
const WAYS = 2;

const versions = prepared(db => db.select().from(professionalVersion));
/**
 * `version` is another one after each change of a professional, and empty before the first. `knowsWays` if a router has ever told ways:
 * other salons need not look for them. Every slot list asks for both, so one statement answers.
 */
export async function findVersion(db: Queries): Promise<{ version: string; knowsWays: boolean }> {
  const rows = await versions.all(db, {});
  return { version: rows.find(({ id }) => id === TEAM)?.version ?? '', knowsWays: rows.some(({ id }) => id === WAYS) };
}

/** The router has told ways. */
export async function noteWays(db: Queries): Promise<void> {
  await db.insert(professionalVersion).values({ id: WAYS, version: '' }).onConflictDoNothing();
}

/** Call it in the transaction of every change. A version that was rolled back never comes again. */
export async function renewVersion(db: Queries): Promise<void> {
  const version = newId();
  await db
    .insert(professionalVersion)
    .values({ id: TEAM, version })
    .onConflictDoUpdate({ target: professionalVersion.id, set: { version } });
}

/** All of them, or only one: the active ones first, each group by name. Days and leave that ended before `since` are left out. */
export async function findProfessionals(db: Queries, since: IsoDate, id?: string): Promise<ProfessionalRecord[]> {
  const of = (column: AnyColumn) => (id === undefined ? undefined : eq(column, id));
  const rows = await db
    .select()
    .from(professional)
    .where(of(professional.id))
    .orderBy(sql`${professional.active} DESC`, sql`lower(${professional.name})`, asc(professional.id));
  const skills = await db
    .select()
    .from(professionalSkill)
    .where(of(professionalSkill.professionalId))
    .orderBy(asc(professionalSkill.serviceId));
  const days = await db
    .select()
    .from(professionalDay)
    .where(and(of(professionalDay.professionalId), gte(professionalDay.date, since)))
    .orderBy(asc(professionalDay.date));
  const leave = await db
    .select()
    .from(professionalLeave)
    .where(and(of(professionalLeave.professionalId), gte(professionalLeave.toDate, since)))
    .orderBy(asc(professionalLeave.fromDate), asc(professionalLeave.fromMinute), asc(professionalLeave.id));
  const skillsOf = Map.groupBy(skills, ({ professionalId }) => professionalId);
  const daysOf = Map.groupBy(days, ({ professionalId }) => professionalId);
  const leaveOf = Map.groupBy(leave, ({ professionalId }) => professionalId);
  return rows.map(row => ({
    ...row,
    serviceIds: (skillsOf.get(row.id) ?? []).map(({ serviceId }) => serviceId),
    days: (daysOf.get(row.id) ?? []).map(({ date, spans }) => ({ date, spans })),
    leave: leaveOf.get(row.id) ?? [],
  }));
}

/** False if another professional has the mobile. */
export async function addProfessional(db: Queries, row: NewProfessional): Promise<boolean> {
  const added = await db.insert(professional).values(row).onConflictDoNothing().returning({ id: professional.id });
  return added.length > 0;
}

export async function isMobileTaken(db: Queries, mobile: string, byOtherThan: string): Promise<boolean> {
  const [found] = await db.select({ id: professional.id }).from(professional).where(eq(professional.mobile, mobile));
  return found !== undefined && found.id !== byOtherThan;
}

export function changeProfessional(db: Queries, id: string, change: Partial<ProfessionalRow>) {
  return db.update(professional).set(change).where(eq(professional.id, id));
}

/** Her skills, days and leave. */
export async function removePlansOf(db: Queries, professionalId: string): Promise<void> {
  await db.delete(professionalSkill).where(eq(professionalSkill.professionalId, professionalId));
  await db.delete(professionalDay).where(eq(professionalDay.professionalId, professionalId));
  await db.delete(professionalLeave).where(eq(professionalLeave.professionalId, professionalId));
}

export function removeProfessional(db: Queries, id: string) {
  return db.delete(professional).where(eq(professional.id, id));
}

export async function replaceSkills(db: Queries, professionalId: string, serviceIds: string[]): Promise<void> {
  await db.delete(professionalSkill).where(eq(professionalSkill.professionalId, professionalId));
  if (serviceIds.length > 0)
    await db.insert(professionalSkill).values(serviceIds.map(serviceId => ({ professionalId, serviceId })));
}

export function addSkill(db: Queries, professionalId: string, serviceId: string) {
  return db.insert(professionalSkill).values({ professionalId, serviceId });
}

export function removeSkill(db: Queries, professionalId: string, serviceId: string) {
  return db
    .delete(professionalSkill)
    .where(and(eq(professionalSkill.professionalId, professionalId), eq(professionalSkill.serviceId, serviceId)));
}

export function replaceDay(db: Queries, professionalId: string, date: IsoDate, spans: DayRow['spans']) {
  return db
    .insert(professionalDay)
    .values({ professionalId, date, spans })
    .onConflictDoUpdate({ target: [professionalDay.professionalId, professionalDay.date], set: { spans } });
}

export function removeDay(db: Queries, professionalId: string, date: IsoDate) {
  return db
    .delete(professionalDay)
    .where(and(eq(professionalDay.professionalId, professionalId), eq(professionalDay.date, date)));
}

export function addLeaveRow(db: Queries, row: LeaveRow) {
  return db.insert(professionalLeave).values(row);
}

/** False if she has no such leave. */
export async function removeLeaveRow(db: Queries, professionalId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(professionalLeave)
    .where(and(eq(professionalLeave.professionalId, professionalId), eq(professionalLeave.id, id)))
    .returning({ id: professionalLeave.id });
  return removed.length > 0;
}
