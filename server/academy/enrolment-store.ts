import { and, asc, count, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { IsoDate } from '../../common/time.ts';
import type { Language } from '../../common/words/languages.ts';
import type { Queries } from '../platform/db/database.ts';
import { batch, course, enquiry, enrolment, feePayment, user } from '../platform/db/schema.ts';
import type { BatchRow, CourseRow, EnquiryRow, EnrolmentRow, FeeRow } from './rules.ts';

/** An enrolment with all that it refers to. */
export interface Enrolled {
  enrolment: EnrolmentRow;
  batch: BatchRow;
  course: CourseRow;
  enquiry: EnquiryRow;
  /** The language of the buyer's account; null without one. */
  language: Language | null;
}

const joined = (db: Queries) =>
  db
    .select({ enrolment, batch, course, enquiry, language: user.language })
    .from(enrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .innerJoin(course, eq(course.id, batch.courseId))
    .innerJoin(enquiry, eq(enquiry.id, enrolment.enquiryId))
    .leftJoin(user, eq(user.mobile, sql`coalesce(${enquiry.guardianMobile}, ${enquiry.mobile})`));

export async function findEnrolled(db: Queries, id: string): Promise<Enrolled | undefined> {
  return (await joined(db).where(eq(enrolment.id, id)))[0];
}

/** The latest first. */
export function findEnrolmentsOf(db: Queries, enquiryId: string): Promise<Enrolled[]> {
  return joined(db).where(eq(enrolment.enquiryId, enquiryId)).orderBy(desc(enrolment.enrolledAt), desc(enrolment.id)).execute();
}

/** The enrolments of learners or guardians with this mobile, the latest first. */
export function findEnrolmentsByMobile(db: Queries, mobile: string): Promise<Enrolled[]> {
  return joined(db)
    .where(or(eq(enquiry.mobile, mobile), eq(enquiry.guardianMobile, mobile)))
    .orderBy(desc(enrolment.enrolledAt), desc(enrolment.id))
    .execute();
}

interface Filter {
  batchId?: string | undefined;
  owing: boolean;
}
const owes = and(
  sql`${enrolment.state} <> 'CANCELLED'`,
  gt(sql`${enrolment.feePaise} - ${enrolment.creditedPaise} - ${enrolment.heldPaise}`, 0),
);
const matching = ({ batchId, owing }: Filter) =>
  and(batchId ? eq(enrolment.batchId, batchId) : undefined, owing ? owes : undefined);

/** The latest first. */
export async function listEnrolmentRows(db: Queries, filter: Filter, page: number, size: number) {
  const rows = await joined(db)
    .where(matching(filter))
    .orderBy(desc(enrolment.enrolledAt), desc(enrolment.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(enrolment).where(matching(filter));
  return { rows, total: counted?.total ?? 0 };
}

export async function addEnrolment(db: Queries, row: EnrolmentRow): Promise<void> {
  await db.insert(enrolment).values(row);
}

export async function changeEnrolment(db: Queries, id: string, changes: Partial<EnrolmentRow>): Promise<void> {
  await db.update(enrolment).set(changes).where(eq(enrolment.id, id));
}

/** The running enrolments of batches that began on this day or before. */
export function findRunning(db: Queries, startedBy: IsoDate): Promise<Enrolled[]> {
  return joined(db)
    .where(and(eq(enrolment.state, 'ACTIVE'), lte(batch.startsOn, startedBy)))
    .orderBy(asc(enrolment.id))
    .execute();
}

/** The earliest first. */
export function findFees(db: Queries, enrolmentId: string): Promise<FeeRow[]> {
  return db
    .select()
    .from(feePayment)
    .where(eq(feePayment.enrolmentId, enrolmentId))
    .orderBy(asc(feePayment.at), asc(feePayment.id))
    .execute();
}

export async function findFee(db: Queries, id: string): Promise<FeeRow | undefined> {
  return (await db.select().from(feePayment).where(eq(feePayment.id, id)))[0];
}

/** What staff wrote about the fees. */
export async function removeFeeNotes(db: Queries, enrolmentId: string): Promise<void> {
  await db.update(feePayment).set({ note: null }).where(eq(feePayment.enrolmentId, enrolmentId));
}

export async function addFee(db: Queries, row: FeeRow): Promise<void> {
  await db.insert(feePayment).values(row);
}

export async function changeFee(db: Queries, id: string, changes: Partial<FeeRow>): Promise<void> {
  await db.update(feePayment).set(changes).where(eq(feePayment.id, id));
}
