import { and, asc, between, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { IsoDate } from '../../common/time.ts';
import type { Period } from '../platform/contract/period.ts';
import type { Queries } from '../platform/db/database.ts';
import { batch, course, enquiry, enrolment } from '../platform/db/schema.ts';
import type { BatchRow, CourseRow } from './rules.ts';

/** By name; for staff the active ones first. */
export function findCourses(db: Queries, { activeOnly }: { activeOnly: boolean }): Promise<CourseRow[]> {
  return db
    .select()
    .from(course)
    .where(activeOnly ? eq(course.active, true) : undefined)
    .orderBy(desc(course.active), asc(sql`lower(${course.name})`), asc(course.id))
    .execute();
}

export async function findCourse(db: Queries, id: string): Promise<CourseRow | undefined> {
  return (await db.select().from(course).where(eq(course.id, id)))[0];
}

export async function addCourse(db: Queries, row: CourseRow): Promise<void> {
  await db.insert(course).values(row);
}

export async function changeCourse(db: Queries, id: string, changes: Partial<CourseRow>): Promise<void> {
  await db.update(course).set(changes).where(eq(course.id, id));
}

export async function removeCourse(db: Queries, id: string): Promise<void> {
  await db.delete(batch).where(eq(batch.courseId, id));
  await db.delete(course).where(eq(course.id, id));
}

/** How many enquiries each course has had. */
export async function countEnquiries(db: Queries, courseId?: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ courseId: enquiry.courseId, enquiries: count() })
    .from(enquiry)
    .where(courseId === undefined ? undefined : eq(enquiry.courseId, courseId))
    .groupBy(enquiry.courseId);
  return new Map(rows.map(row => [row.courseId, row.enquiries]));
}

interface Which {
  courseId?: string;
  /** Only batches that begin on this day or later. */
  from?: IsoDate;
}

/** The earliest first. */
export function findBatches(db: Queries, { courseId, from }: Which): Promise<BatchRow[]> {
  return db
    .select()
    .from(batch)
    .where(and(courseId === undefined ? undefined : eq(batch.courseId, courseId), from ? gte(batch.startsOn, from) : undefined))
    .orderBy(asc(batch.startsOn), asc(batch.id))
    .execute();
}

/** Batches of shown courses that begin on these days and have free seats, the earliest first. */
export function findWithSeats(db: Queries, { from, to }: Period, most: number) {
  return db
    .select({ batch, courseName: course.name, feePaise: course.feePaise })
    .from(batch)
    .innerJoin(course, eq(course.id, batch.courseId))
    .where(and(eq(course.active, true), between(batch.startsOn, from, to), lt(batch.taken, batch.seats)))
    .orderBy(asc(batch.startsOn), asc(batch.id))
    .limit(most)
    .execute();
}

export async function findBatch(db: Queries, id: string): Promise<BatchRow | undefined> {
  return (await db.select().from(batch).where(eq(batch.id, id)))[0];
}

export async function addBatchRow(db: Queries, row: BatchRow): Promise<void> {
  await db.insert(batch).values(row);
}

export async function changeBatch(db: Queries, id: string, changes: Partial<BatchRow>): Promise<void> {
  await db.update(batch).set(changes).where(eq(batch.id, id));
}

/** Enquiries forget that they wished for it. */
export async function removeBatch(db: Queries, id: string): Promise<void> {
  await db.update(enquiry).set({ batchId: null }).where(eq(enquiry.batchId, id));
  await db.delete(batch).where(eq(batch.id, id));
}

export async function wasEverTaken(db: Queries, batchId: string): Promise<boolean> {
  const rows = await db.select({ id: enrolment.id }).from(enrolment).where(eq(enrolment.batchId, batchId)).limit(1);
  return rows.length > 0;
}

/** False if there is none left. One statement, so that two who take the last seat at once cannot both get it. */
export async function takeSeat(db: Queries, batchId: string): Promise<boolean> {
  const rows = await db
    .update(batch)
    .set({ taken: sql`${batch.taken} + 1` })
    .where(and(eq(batch.id, batchId), sql`${batch.taken} < ${batch.seats}`))
    .returning({ id: batch.id });
  return rows.length > 0;
}

export async function freeSeat(db: Queries, batchId: string): Promise<void> {
  await db
    .update(batch)
    .set({ taken: sql`${batch.taken} - 1` })
    .where(eq(batch.id, batchId));
}
