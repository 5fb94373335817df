import { and, asc, count, desc, eq, inArray, isNull, like, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { wordsOf } from '../../common/search.ts';
import type { Instant, IsoDate } from '../../common/time.ts';
import type { Queries } from '../platform/db/database.ts';
import { course, enquiry, enquiryNote, enrolment } from '../platform/db/schema.ts';
import type { EnquiryRow, NoteRow } from './rules.ts';

export type NamedEnquiry = EnquiryRow & { courseName: string };
type NewEnquiry = Omit<EnquiryRow, 'searchText'>;

const searchTextOf = ({ name, mobile, guardianName, guardianMobile }: Partial<EnquiryRow>): string =>
  ` ${[name, guardianName].flatMap(one => wordsOf(one ?? '')).join(' ')} ${mobile ?? ''} ${guardianMobile ?? ''} `;

export async function addEnquiryRow(db: Queries, row: NewEnquiry): Promise<void> {
  await db.insert(enquiry).values({ ...row, searchText: searchTextOf(row) });
}

export async function replaceEnquiry(db: Queries, { id, ...row }: NewEnquiry): Promise<void> {
  await db
    .update(enquiry)
    .set({ ...row, searchText: searchTextOf(row) })
    .where(eq(enquiry.id, id));
}

const named = (db: Queries, where: SQL | undefined) =>
  db.select({ enquiry, courseName: course.name }).from(enquiry).innerJoin(course, eq(course.id, enquiry.courseId)).where(where);
const flat = (rows: { enquiry: EnquiryRow; courseName: string }[]): NamedEnquiry[] =>
  rows.map(({ enquiry: row, courseName }) => ({ ...row, courseName }));

export async function findEnquiry(db: Queries, id: string): Promise<NamedEnquiry | undefined> {
  return flat(await named(db, eq(enquiry.id, id)))[0];
}

/** The enquiry of this mobile for this learner and course that staff have not closed. */
export async function findOpenEnquiry(
  db: Queries,
  { courseId, mobile, name }: Pick<EnquiryRow, 'courseId' | 'mobile' | 'name'>,
): Promise<NamedEnquiry | undefined> {
  const isSame = and(eq(enquiry.mobile, mobile ?? ''), eq(enquiry.courseId, courseId), eq(enquiry.name, name ?? ''));
  return flat(await named(db, and(isSame, inArray(enquiry.state, ['NEW', 'CONTACTED']))))[0];
}

/** The enquiries of learners or guardians with this mobile, oldest first. */
export async function findEnquiriesFrom(db: Queries, mobile: string): Promise<NamedEnquiry[]> {
  const isTheirs = or(eq(enquiry.mobile, mobile), eq(enquiry.guardianMobile, mobile));
  return flat(await named(db, isTheirs).orderBy(asc(enquiry.createdAt), asc(enquiry.id)));
}

export interface EnquiryFilter {
  state?: EnquiryRow['state'] | undefined;
  courseId?: string | undefined;
  /** Only enquiries whose follow-up is due on this day. */
  dueOn?: IsoDate | undefined;
  /** Words of the name, or a part of the mobile. */
  words: string[];
}

const isDue = (today: IsoDate) => lte(enquiry.followUpOn, today);

const matching = ({ state, courseId, dueOn, words }: EnquiryFilter) =>
  and(
    state ? eq(enquiry.state, state) : undefined,
    courseId ? eq(enquiry.courseId, courseId) : undefined,
    dueOn ? isDue(dueOn) : undefined,
    ...words.map(word => like(enquiry.searchText, `%${word}%`)),
  );

/** Newest first; due ones by their day. */
export async function listEnquiryRows(db: Queries, filter: EnquiryFilter, page: number, size: number) {
  const order = filter.dueOn ? [asc(enquiry.followUpOn)] : [];
  const rows = await named(db, matching(filter))
    .orderBy(...order, desc(enquiry.createdAt), desc(enquiry.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(enquiry).where(matching(filter));
  return { rows: flat(rows), total: counted?.total ?? 0 };
}

/**
 * The enquiries that nobody has closed and that are to be called: those whose day has come, and new ones for which no day was named; the
 * longest waiting first.
 */
export async function findToCall(db: Queries, today: IsoDate, most: number): Promise<NamedEnquiry[]> {
  const isOpen = and(inArray(enquiry.state, ['NEW', 'CONTACTED']), isNull(enquiry.erasedAt));
  const isUncalled = and(eq(enquiry.state, 'NEW'), isNull(enquiry.followUpOn));
  const rows = named(db, and(isOpen, or(isDue(today), isUncalled)));
  return flat(await rows.orderBy(asc(enquiry.createdAt), asc(enquiry.id)).limit(most));
}

export async function countByState(db: Queries, today: IsoDate) {
  const rows = await db.select({ state: enquiry.state, enquiries: count() }).from(enquiry).groupBy(enquiry.state);
  const [due] = await db.select({ enquiries: count() }).from(enquiry).where(isDue(today));
  const of = (state: EnquiryRow['state']) => rows.find(row => row.state === state)?.enquiries ?? 0;
  return { NEW: of('NEW'), CONTACTED: of('CONTACTED'), ENROLLED: of('ENROLLED'), LOST: of('LOST'), due: due?.enquiries ?? 0 };
}

export async function addNote(db: Queries, row: NoteRow): Promise<void> {
  await db.insert(enquiryNote).values(row);
}

/** The latest first. */
export function findNotes(db: Queries, enquiryId: string): Promise<NoteRow[]> {
  return db
    .select()
    .from(enquiryNote)
    .where(eq(enquiryNote.enquiryId, enquiryId))
    .orderBy(desc(enquiryNote.writtenAt), desc(enquiryNote.id))
    .execute();
}

export async function removeNotes(db: Queries, enquiryId: string): Promise<void> {
  await db.delete(enquiryNote).where(eq(enquiryNote.enquiryId, enquiryId));
}

export async function removeEnquiry(db: Queries, id: string): Promise<void> {
  await db.delete(enquiry).where(eq(enquiry.id, id));
}

/** Ids of enquiries that nobody has touched since, and that never led to an enrolment. */
export async function findStale(db: Queries, before: Instant): Promise<string[]> {
  const ofIt = db.select({ id: enrolment.id }).from(enrolment).where(eq(enrolment.enquiryId, enquiry.id));
  const rows = await db
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(and(lt(enquiry.changedAt, before), notExists(ofIt)));
  return rows.map(({ id }) => id);
}

/** Ids of enquiries that are not erased, whose last enrolment ended before. */
export async function findEnded(db: Queries, before: Instant): Promise<string[]> {
  const later = db
    .select({ id: enrolment.id })
    .from(enrolment)
    .where(and(eq(enrolment.enquiryId, enquiry.id), or(isNull(enrolment.endedAt), sql`${enrolment.endedAt} >= ${before}`)));
  const rows = await db
    .selectDistinct({ id: enquiry.id })
    .from(enquiry)
    .innerJoin(enrolment, eq(enrolment.enquiryId, enquiry.id))
    .where(and(isNull(enquiry.erasedAt), lt(enquiry.changedAt, before), notExists(later)));
  return rows.map(({ id }) => id);
}
