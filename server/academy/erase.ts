/** What is erased of the people of enquiries, and when (rule Y8). Bills stay. */
import { AppError } from '../contract/errors.ts';
import { forgetAnswersAbout } from '../contract/idempotency.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DAY, type Instant } from '../shared/time.ts';
import { mustFindEnquiry, showEnquiry } from './enquiries.ts';
import { findEnded, findEnquiriesFrom, findStale, removeEnquiry, removeNotes, replaceEnquiry } from './enquiry-store.ts';
import { changeEnrolment, findEnrolmentsOf } from './enrolment-store.ts';
import { NO_GUARDIAN } from './rules.ts';

/** As the privacy policy promises (web/src/pages/customer/privacy/how-long.tsx). */
const KEPT = 365 * DAY;
/** A learner may ask for the certificate once more. */
const KEPT_AFTER_COURSE = 3 * 365 * DAY;

const NOBODY = {
  ...{ name: null, mobile: null, confirmed: false, dateOfBirth: null, message: null, followUpOn: null },
  ...NO_GUARDIAN,
};

/** False while a course is running: the salon still needs to know the learner. */
const erase = async (tx: Queries, id: string, now: Instant): Promise<boolean> => {
  const { courseName: _, ...before } = await mustFindEnquiry(tx, id);
  const enrolments = await findEnrolmentsOf(tx, id);
  if (enrolments.some(({ enrolment }) => enrolment.state === 'ACTIVE')) return false;
  await removeNotes(tx, id);
  await forgetAnswersAbout(tx, id);
  if (enrolments.length === 0) {
    await removeEnquiry(tx, id);
    return true;
  }
  for (const { enrolment } of enrolments)
    await changeEnrolment(tx, enrolment.id, { buyerAddress: null, businessName: null, gstin: null });
  await replaceEnquiry(tx, { ...before, ...NOBODY, erasedAt: before.erasedAt ?? now });
  return true;
};

/** Throws NOT_FOUND, and ACADEMY_CONFLICT while a course is running. */
export async function eraseEnquiry({ db, clock }: Deps, id: string): Promise<void> {
  const isErased = await db.tx(tx => erase(tx, id, clock.now()));
  if (!isErased) throw new AppError('ACADEMY_CONFLICT', { params: { reason: 'COURSE_RUNNING' } });
  await db.overwriteDeleted();
}

/** Enquiries go with the account of their mobile (rule P2), except those of a course that is running. */
export async function forgetEnquiriesFrom(tx: Queries, mobile: string, now: Instant): Promise<void> {
  for (const { id } of await findEnquiriesFrom(tx, mobile)) await erase(tx, id, now);
}

/** The enquiries of this mobile, for its owner's export (rule P1). */
export async function enquiriesFrom(db: Queries, mobile: string, now: Instant): Promise<Schemas['EnquiryDetail'][]> {
  const shown: Schemas['EnquiryDetail'][] = [];
  for (const row of await findEnquiriesFrom(db, mobile)) shown.push(await showEnquiry(db, row, now));
  return shown;
}

/** Erases enquiries a year after the last change, and learners three years after their course (rule P6). */
export async function forgetEnquiries(tx: Queries, now: Instant): Promise<void> {
  for (const id of await findStale(tx, now - KEPT)) await erase(tx, id, now);
  for (const id of await findEnded(tx, now - KEPT_AFTER_COURSE)) await erase(tx, id, now);
}
