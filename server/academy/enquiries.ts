/** Staff follow enquiries up: state, notes and the day of the next call (rules Y4 and Y5). */

import { mobilePart } from '../../common/phone.ts';
import { wordsOf } from '../../common/search.ts';
import { type Instant, type IsoDate, istDate } from '../../common/time.ts';
import { nameOfStaff } from '../accounts/auth/staff.ts';
import { AppError, fieldError, mustHaveNone } from '../platform/contract/errors.ts';
import type { Caller, Once, Schemas } from '../platform/contract/types.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/shared/ids.ts';
import { pageOf } from '../platform/shared/page.ts';
import { readSettings } from '../salon/settings/settings.ts';
import { findCourses } from './course-store.ts';
import { mustFindCourse } from './courses.ts';
import { mustBeBatchOf } from './enquire.ts';
import {
  addEnquiryRow,
  addNote,
  countByState,
  findEnquiry,
  findNotes,
  findToCall,
  listEnquiryRows,
  type NamedEnquiry,
  replaceEnquiry,
} from './enquiry-store.ts';
import { findEnrolmentsOf } from './enrolment-store.ts';
import {
  type EnquiryRow,
  guardianWordings,
  isMinor,
  mistakesInBirthday,
  mistakesInTexts,
  NO_GUARDIAN,
  NOT_VERIFIED,
  toEnquiry,
  toNote,
} from './rules.ts';
import { showEnrolment } from './show.ts';

/** Throws NOT_FOUND. */
export async function mustFindEnquiry(db: Queries, id: string): Promise<NamedEnquiry> {
  const found = await findEnquiry(db, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Who is to be called today: at most so many, the longest waiting first. `paise` is the fee of the course. */
export async function enquiriesToCall(db: Queries, today: IsoDate, most: number) {
  const rows = await findToCall(db, today, most);
  const fees = new Map((await findCourses(db, { activeOnly: false })).map(({ id, feePaise }) => [id, feePaise]));
  return rows.map(({ id, name, courseId, courseName, followUpOn, createdAt }) => ({
    ...{ id, name, courseName, followUpOn, createdAt, paise: fees.get(courseId) ?? 0 },
  }));
}

/** With notes, enrolments, fees and documents. */
export async function showEnquiry(db: Queries, row: NamedEnquiry, now: Instant): Promise<Schemas['EnquiryDetail']> {
  const enrolments: Schemas['Enrolment'][] = [];
  for (const enrolled of await findEnrolmentsOf(db, row.id)) enrolments.push(await showEnrolment(db, enrolled));
  return { ...toEnquiry(row, istDate(now)), notes: (await findNotes(db, row.id)).map(toNote), enrolments };
}

interface Filter {
  state?: EnquiryRow['state'];
  courseId?: string;
  due: boolean;
  search?: string;
}

export async function listEnquiries(
  { db: { read }, clock }: Deps,
  { state, courseId, due, search = '' }: Filter,
  page: number,
  size: number,
): Promise<Schemas['EnquiryPage']> {
  const today = istDate(clock.now());
  const mobile = mobilePart(search);
  const words = mobile === null ? wordsOf(search) : [mobile];
  const filter = { state, courseId, dueOn: due ? today : undefined, words };
  const { rows, total } = await listEnquiryRows(read, filter, page, size);
  const content = rows.map(row => toEnquiry(row, today));
  return { ...pageOf(content, page, size, total), counts: await countByState(read, today) };
}

export async function readEnquiry({ db: { read }, clock }: Deps, id: string): Promise<Schemas['EnquiryDetail']> {
  return showEnquiry(read, await mustFindEnquiry(read, id), clock.now());
}

const consentOf = async (tx: Queries, guardian: Schemas['StaffGuardianRequest'] | undefined, now: Instant) =>
  guardian
    ? {
        ...{ guardianName: guardian.name, guardianMobile: guardian.mobile, consentAt: now, consentHow: guardian.consent },
        consentWording: guardianWordings(await readSettings(tx)).en,
        ...NOT_VERIFIED,
      }
    : NO_GUARDIAN;

/** Throws VALIDATION_ERROR if a learner under 18 would have no guardian. */
const mustFit = ({ dateOfBirth, guardianName }: Pick<EnquiryRow, 'dateOfBirth' | 'guardianName'>, now: Instant) => {
  if (dateOfBirth === null) return;
  const today = istDate(now);
  mustHaveNone([
    ...mistakesInBirthday(dateOfBirth, today),
    ...(isMinor(dateOfBirth, today) && guardianName === null ? [fieldError('guardian', 'required')] : []),
  ]);
};

/** For somebody who called or came by. Throws VALIDATION_ERROR, COURSE_NOT_FOUND. */
export function addEnquiry(
  { db, clock }: Deps,
  request: Schemas['StaffEnquiryRequest'],
  once: Once,
): Promise<Schemas['EnquiryDetail']> {
  const add = async (tx: Queries) => {
    const now = clock.now();
    const { courseId, batchId = null, name, mobile, dateOfBirth = null, guardian, message, followUpOn = null } = request;
    await mustFindCourse(tx, courseId);
    await mustBeBatchOf(tx, courseId, batchId);
    const row = {
      ...{ id: newId(), courseId, batchId, name, mobile, confirmed: false, dateOfBirth, message: message?.trim() || null },
      ...(await consentOf(tx, guardian, now)),
      ...{ state: 'NEW' as const, followUpOn, createdAt: now, changedAt: now, erasedAt: null },
    };
    mustFit(row, now);
    await addEnquiryRow(tx, row);
    return showEnquiry(tx, await mustFindEnquiry(tx, row.id), now);
  };
  return db.tx(tx => once(tx, () => add(tx), { customerOf: ({ id }) => id }));
}

/** The columns of the given fields. */
const columnsOf = ({ batchId, name, mobile, dateOfBirth, state, followUpOn }: Schemas['EnquiryUpdate']) => ({
  ...(batchId !== undefined && { batchId }),
  ...(name !== undefined && { name }),
  ...(mobile !== undefined && { mobile }),
  ...(dateOfBirth !== undefined && { dateOfBirth }),
  ...(state !== undefined && { state }),
  ...(followUpOn !== undefined && { followUpOn }),
});

const refuse = (reason: 'ENROLLED_ALREADY' | 'ENQUIRY_ERASED') => new AppError('ACADEMY_CONFLICT', { params: { reason } });

/** Fields that are left out stay. */
const change = async (tx: Queries, id: string, request: Schemas['EnquiryUpdate'], now: Instant) => {
  const { courseName: _, ...before } = await mustFindEnquiry(tx, id);
  if (before.erasedAt !== null) throw refuse('ENQUIRY_ERASED');
  const isEnrolled = (await findEnrolmentsOf(tx, id)).some(({ enrolment }) => enrolment.state === 'ACTIVE');
  if (request.state !== undefined && isEnrolled) throw refuse('ENROLLED_ALREADY');
  await mustBeBatchOf(tx, before.courseId, request.batchId);
  const after = {
    ...{ ...before, ...columnsOf(request), changedAt: now },
    ...(request.guardian && (await consentOf(tx, request.guardian, now))),
  };
  const isOtherMobile = after.mobile !== before.mobile;
  if (request.dateOfBirth !== undefined || request.guardian) mustFit(after, now);
  await replaceEnquiry(tx, { ...after, confirmed: before.confirmed && !isOtherMobile });
};

/** Throws VALIDATION_ERROR, NOT_FOUND, ACADEMY_CONFLICT. */
export function updateEnquiry(
  { db, clock }: Deps,
  id: string,
  request: Schemas['EnquiryUpdate'],
): Promise<Schemas['EnquiryDetail']> {
  return db.tx(async tx => {
    const now = clock.now();
    await change(tx, id, request, now);
    return showEnquiry(tx, await mustFindEnquiry(tx, id), now);
  });
}

/** Staff saw the guardian, who agreed in person. Throws NOT_FOUND, ACADEMY_CONFLICT. */
export function verifyGuardian(
  { db, clock }: Deps,
  id: string,
  caller: Caller,
  { how, ...guardian }: Schemas['GuardianCheckRequest'],
): Promise<Schemas['EnquiryDetail']> {
  return db.tx(async tx => {
    const now = clock.now();
    const { courseName: _, ...before } = await mustFindEnquiry(tx, id);
    if (before.erasedAt !== null) throw refuse('ENQUIRY_ERASED');
    await replaceEnquiry(tx, {
      ...{ ...before, ...(await consentOf(tx, { ...guardian, consent: 'IN_PERSON' }, now)), changedAt: now },
      ...{ verifiedAt: now, verifiedHow: how, verifiedBy: await nameOfStaff(tx, caller) },
    });
    return showEnquiry(tx, await mustFindEnquiry(tx, id), now);
  });
}

/** Throws VALIDATION_ERROR, NOT_FOUND, ACADEMY_CONFLICT. */
export function addEnquiryNote(
  { db, clock }: Deps,
  id: string,
  caller: Caller,
  { text, ...changes }: Schemas['EnquiryNoteRequest'],
  once: Once,
): Promise<Schemas['EnquiryDetail']> {
  mustHaveNone(mistakesInTexts({ text }));
  const write = async (tx: Queries) => {
    const now = clock.now();
    await change(tx, id, changes, now);
    const writtenBy = (await nameOfStaff(tx, caller)) ?? '';
    await addNote(tx, { id: newId(), enquiryId: id, text: text.trim(), writtenAt: now, writtenBy });
    return showEnquiry(tx, await mustFindEnquiry(tx, id), now);
  };
  return db.tx(tx => once(tx, () => write(tx), { customerOf: () => id }));
}
