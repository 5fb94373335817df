/** Staff enrol learners, move and cancel them; a course that is over ends by itself (rules Y5 and Y6). */

import { toPaise, toRupees } from '../../common/money.ts';
import { HOUR, type Instant, istDate, MINUTE } from '../../common/time.ts';
import { tellLearner } from '../messages/tell/tell-learner.ts';
import { ADDRESS_FROM_PAISE } from '../money/document/tax-data.ts';
import { AppError, fieldError, invalidField, mustHaveNone } from '../platform/contract/errors.ts';
import type { Caller, Once, Schemas } from '../platform/contract/types.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { JobKind } from '../platform/jobs/rules.ts';
import { newId } from '../platform/shared/ids.ts';
import { pageOf } from '../platform/shared/page.ts';
import { freeSeat, takeSeat } from './course-store.ts';
import { mustFindBatch, mustFindCourse } from './courses.ts';
import { documentEnd, documentKept } from './documents.ts';
import { mustFindEnquiry } from './enquiries.ts';
import { replaceEnquiry } from './enquiry-store.ts';
import { addEnrolment, changeEnrolment, findEnrolmentsOf, findRunning, listEnrolmentRows } from './enrolment-store.ts';
import { giveBackLatest } from './fees.ts';
import { type EnquiryRow, type EnrolmentRow, endOf, invoicesParts, isMinor, isVerified } from './rules.ts';
import { mustFindEnrolled, showEnrolment } from './show.ts';

const refuse = (
  reason: 'BIRTHDAY_MISSING' | 'CONSENT_MISSING' | 'CONSENT_NOT_VERIFIED' | 'ENROLLED_ALREADY' | 'ENROLMENT_ENDED',
) => new AppError('ACADEMY_CONFLICT', { params: { reason } });

const mustBeReady = (enquiry: EnquiryRow, now: Instant) => {
  const { dateOfBirth, consentAt, erasedAt } = enquiry;
  if (erasedAt !== null) throw new AppError('ACADEMY_CONFLICT', { params: { reason: 'ENQUIRY_ERASED' } });
  if (dateOfBirth === null) throw refuse('BIRTHDAY_MISSING');
  if (!isMinor(dateOfBirth, istDate(now))) return;
  if (consentAt === null) throw refuse('CONSENT_MISSING');
  if (!isVerified(enquiry)) throw refuse('CONSENT_NOT_VERIFIED');
};

/** The columns of what was agreed. Throws VALIDATION_ERROR. */
const agreedOf = (request: Schemas['EnrolmentRequest'], listPaise: number) => {
  const feePaise = request.fee === undefined ? listPaise : toPaise(request.fee);
  const buyerAddress = request.address?.trim() || null;
  const businessName = request.businessName?.trim() || null;
  const gstin = request.gstin ?? null;
  mustHaveNone([
    ...(feePaise > listPaise ? [fieldError('fee', 'max', { limit: toRupees(listPaise) })] : []),
    ...(feePaise >= ADDRESS_FROM_PAISE && buyerAddress === null ? [fieldError('address', 'required')] : []),
    ...(businessName !== null && gstin === null ? [fieldError('gstin', 'required')] : []),
    ...(businessName === null && gstin !== null ? [fieldError('businessName', 'required')] : []),
  ]);
  return { listPaise, feePaise, buyerAddress, businessName, gstin };
};

/** Throws VALIDATION_ERROR, NOT_FOUND, BATCH_FULL, ACADEMY_CONFLICT. */
export function enrolLearner(
  { db, clock }: Deps,
  enquiryId: string,
  request: Schemas['EnrolmentRequest'],
  once: Once,
): Promise<Schemas['Enrolment']> {
  const enrol = async (tx: Queries) => {
    const now = clock.now();
    const { courseName: _, ...enquiry } = await mustFindEnquiry(tx, enquiryId);
    mustBeReady(enquiry, now);
    const batch = await mustFindBatch(tx, request.batchId);
    const course = await mustFindCourse(tx, batch.courseId);
    if ((await findEnrolmentsOf(tx, enquiryId)).some(({ enrolment }) => enrolment.state === 'ACTIVE'))
      throw refuse('ENROLLED_ALREADY');
    const row: EnrolmentRow = {
      ...{ id: newId(), enquiryId, batchId: batch.id, state: 'ACTIVE', ...agreedOf(request, course.feePaise) },
      ...{ invoicesParts: invoicesParts(batch, course.weeks), heldPaise: 0, creditedPaise: 0, enrolledAt: now, endedAt: null },
    };
    if (!(await takeSeat(tx, batch.id))) throw new AppError('BATCH_FULL');
    await addEnrolment(tx, row);
    await tellLearner(tx, 'ENROLLED', { enrolmentId: row.id }, now);
    await replaceEnquiry(tx, {
      ...enquiry,
      courseId: course.id,
      batchId: batch.id,
      state: 'ENROLLED',
      followUpOn: null,
      changedAt: now,
    });
    return showEnrolment(tx, await mustFindEnrolled(tx, row.id));
  };
  return db.tx(tx => once(tx, () => enrol(tx), { customerOf: () => enquiryId }));
}

/** The learners of a batch, or all, the latest first. */
export async function listEnrolments(
  { db: { read } }: Deps,
  filter: { batchId?: string; owing: boolean },
  page: number,
  size: number,
): Promise<Schemas['EnrolmentPage']> {
  const { rows, total } = await listEnrolmentRows(read, filter, page, size);
  const shown: Schemas['Enrolment'][] = [];
  for (const row of rows) shown.push(await showEnrolment(read, row));
  return pageOf(shown, page, size, total);
}

/** Throws VALIDATION_ERROR for a batch of another course, NOT_FOUND, BATCH_FULL, ACADEMY_CONFLICT. */
export function moveEnrolment({ db }: Deps, id: string, batchId: string): Promise<Schemas['Enrolment']> {
  return db.tx(async tx => {
    const { enrolment, batch } = await mustFindEnrolled(tx, id);
    if (enrolment.state !== 'ACTIVE') throw refuse('ENROLMENT_ENDED');
    const wanted = await mustFindBatch(tx, batchId);
    if (wanted.courseId !== batch.courseId) throw invalidField('batchId', 'format');
    if (wanted.id !== batch.id) {
      if (!(await takeSeat(tx, wanted.id))) throw new AppError('BATCH_FULL');
      await freeSeat(tx, batch.id);
      await changeEnrolment(tx, id, { batchId });
    }
    return showEnrolment(tx, await mustFindEnrolled(tx, id));
  });
}

/**
 * Frees the seat, gives back `refund` rupees and keeps the rest, with the invoice of what is kept. Throws VALIDATION_ERROR for more than was
 * paid, NOT_FOUND, ACADEMY_CONFLICT.
 */
export function cancelEnrolment(
  { db, clock }: Deps,
  id: string,
  caller: Caller,
  { refund }: Schemas['EnrolmentCancellation'],
): Promise<Schemas['Enrolment']> {
  return db.tx(async tx => {
    const now = clock.now();
    const enrolled = await mustFindEnrolled(tx, id);
    const { enrolment, enquiry } = enrolled;
    if (enrolment.state !== 'ACTIVE') throw refuse('ENROLMENT_ENDED');
    const refundPaise = toPaise(refund);
    if (refundPaise > enrolment.heldPaise) throw invalidField('refund', 'max', { limit: toRupees(enrolment.heldPaise) });
    await changeEnrolment(tx, id, { state: 'CANCELLED', endedAt: now });
    await freeSeat(tx, enrolment.batchId);
    // Before the refund, which then gives back what the kept part left of the advances.
    await documentKept(tx, enrolled, enrolment.heldPaise - refundPaise, now);
    await giveBackLatest(tx, await mustFindEnrolled(tx, id), caller, refundPaise, now);
    await replaceEnquiry(tx, { ...enquiry, state: 'LOST', changedAt: now });
    return showEnrolment(tx, await mustFindEnrolled(tx, id));
  });
}

/** Ends the enrolments whose last day is over, and issues their invoices. Each has its own transaction. */
export const courseRound: JobKind<null> = {
  name: 'COURSE_ROUND',
  tries: 5,
  timeLimit: 5 * MINUTE,
  every: HOUR,
  run: async (_payload, { db, clock }, signal) => {
    const today = istDate(clock.now());
    for (const { enrolment, batch, course } of await findRunning(db.read, today)) {
      if (endOf(batch, course.weeks) >= today) continue;
      signal.throwIfAborted();
      await db.tx(async tx => {
        const enrolled = await mustFindEnrolled(tx, enrolment.id);
        // Staff may have cancelled it meanwhile.
        if (enrolled.enrolment.state !== 'ACTIVE') return;
        const now = clock.now();
        await documentEnd(tx, enrolled, now);
        await changeEnrolment(tx, enrolment.id, { state: 'COMPLETED', endedAt: now });
      });
    }
  },
};
