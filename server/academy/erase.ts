/** What is erased of the people of enquiries, and when (rule Y8). Bills stay. */

import { addDays, DAY, HOUR, type Instant, istMidnight, SECOND } from '../../common/time.ts';
import { mayBeTheirs } from '../accounts/auth/rules.ts';
import { eraseMessagesAbout } from '../messages/send/erase.ts';
import { AppError } from '../platform/contract/errors.ts';
import { forgetAnswersAbout } from '../platform/contract/idempotency.ts';
import type { Schemas } from '../platform/contract/types.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Deps } from '../platform/deps.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { JobKind } from '../platform/jobs/rules.ts';
import { mustFindEnquiry, showEnquiry } from './enquiries.ts';
import {
  findEnded,
  findEnquiriesFrom,
  findEnquiry,
  findStale,
  removeEnquiry,
  removeNotes,
  replaceEnquiry,
} from './enquiry-store.ts';
import { changeEnrolment, type Enrolled, findEnrolmentsByMobile, findEnrolmentsOf, removeFeeNotes } from './enrolment-store.ts';
import { endOf, NO_GUARDIAN } from './rules.ts';

/** As the privacy policy promises (common/words/en/privacy.ts). */
const KEPT = 365 * DAY;
/** A learner may ask for the certificate once more. */
const KEPT_AFTER_COURSE = 3 * 365 * DAY;

const NOBODY = {
  ...{ name: null, mobile: null, confirmed: false, dateOfBirth: null, message: null, followUpOn: null },
  ...NO_GUARDIAN,
};

const isRunning = (enrolments: Enrolled[]): boolean => enrolments.some(({ enrolment }) => enrolment.state === 'ACTIVE');

/** False while a course is running: the salon still needs to know the learner. */
const erase = async (tx: Queries, id: string, now: Instant): Promise<boolean> => {
  const { courseName: _, ...before } = await mustFindEnquiry(tx, id);
  const enrolments = await findEnrolmentsOf(tx, id);
  if (isRunning(enrolments)) return false;
  await removeNotes(tx, id);
  await forgetAnswersAbout(tx, id);
  if (enrolments.length === 0) {
    await removeEnquiry(tx, id);
    return true;
  }
  for (const { enrolment } of enrolments) {
    await changeEnrolment(tx, enrolment.id, { buyerAddress: null, businessName: null, gstin: null });
    await removeFeeNotes(tx, enrolment.id);
    await eraseMessagesAbout(tx, enrolment.id);
  }
  await replaceEnquiry(tx, { ...before, ...NOBODY, erasedAt: before.erasedAt ?? now });
  return true;
};

/** A guardian of a learner who has a mobile of their own. That consent was given stays. */
const eraseGuardian = async (tx: Queries, id: string): Promise<boolean> => {
  const { courseName: _, ...before } = await mustFindEnquiry(tx, id);
  if (isRunning(await findEnrolmentsOf(tx, id))) return false;
  await forgetAnswersAbout(tx, id);
  await replaceEnquiry(tx, { ...before, guardianName: null, guardianMobile: null });
  return true;
};

/** Throws NOT_FOUND, and ACADEMY_CONFLICT while a course is running. */
export async function eraseEnquiry({ db, clock }: Deps, id: string): Promise<void> {
  const isErased = await db.tx(tx => erase(tx, id, clock.now()));
  if (!isErased) throw new AppError('ACADEMY_CONFLICT', { params: { reason: 'COURSE_RUNNING' } });
  await db.overwriteDeleted();
}

interface Leaver {
  enquiryId: string;
  whose: 'LEARNER' | 'GUARDIAN';
}

const forget = (tx: Queries, { enquiryId, whose }: Leaver, now: Instant): Promise<boolean> =>
  whose === 'LEARNER' ? erase(tx, enquiryId, now) : eraseGuardian(tx, enquiryId);

/** The account was deleted during a course, so its learner goes after the course (rule Y8). A course that staff prolong is waited for. */
export const forgetLearner: JobKind<Leaver> = {
  name: 'FORGET_LEARNER',
  tries: 12,
  timeLimit: 30 * SECOND,
  run: async (leaver, { db, clock }) => {
    const isErased = await db.tx(async tx => {
      const now = clock.now();
      // Staff may have erased it meanwhile.
      if (!(await findEnquiry(tx, leaver.enquiryId))) return true;
      const isGone = await forget(tx, leaver, now);
      if (!isGone) await enqueue(tx, forgetLearner, leaver, now, { dueAt: now + DAY });
      return isGone;
    });
    if (isErased) await db.overwriteDeleted();
  },
};

/** When the courseRound has ended what is running. */
const endOfCourses = (enrolments: Enrolled[]): Instant =>
  Math.max(
    ...enrolments
      .filter(({ enrolment }) => enrolment.state === 'ACTIVE')
      .map(({ batch, course }) => istMidnight(addDays(endOf(batch, course.weeks), 1)) + 6 * HOUR),
  );

/** Enquiries go with the account of their mobile (rule P2). Those of a course that is running go after it. */
export async function forgetEnquiriesFrom(tx: Queries, mobile: string, now: Instant): Promise<void> {
  for (const { id, mobile: ofLearner } of await findEnquiriesFrom(tx, mobile)) {
    const leaver: Leaver = { enquiryId: id, whose: ofLearner === mobile ? 'LEARNER' : 'GUARDIAN' };
    if (await forget(tx, leaver, now)) continue;
    await enqueue(tx, forgetLearner, leaver, now, { dueAt: endOfCourses(await findEnrolmentsOf(tx, id)) });
  }
}

/**
 * What is under a mobile that was theirs goes with them to another one. It counts as a change of the enquiry, so its owner goes on seeing it
 * (rules S26 and S28).
 */
export async function moveEnquiries(
  tx: Queries,
  account: { mobile: string; createdAt: Instant; mobileSince: Instant | null },
  to: { mobile: string; confirmed: boolean },
  now: Instant,
): Promise<void> {
  const learning = (await findEnrolmentsByMobile(tx, account.mobile)).filter(({ enrolment }) => enrolment.state === 'ACTIVE');
  const running = new Set(learning.map(({ enrolment }) => enrolment.enquiryId));
  const replaced = (mobile: string | null) => (mobile === account.mobile ? to.mobile : mobile);
  for (const { courseName: _, ...row } of await findEnquiriesFrom(tx, account.mobile)) {
    if (!running.has(row.id) && !mayBeTheirs(account, row.changedAt)) continue;
    const mobiles = { mobile: replaced(row.mobile), guardianMobile: replaced(row.guardianMobile) };
    await replaceEnquiry(tx, { ...row, ...mobiles, confirmed: row.confirmed && to.confirmed, changedAt: now });
  }
}

/** Whether a course is running for the learner or guardian with this mobile. */
export async function isLearning(tx: Queries, mobile: string): Promise<boolean> {
  return isRunning(await findEnrolmentsByMobile(tx, mobile));
}

/** The enquiries of the account's mobile, for its owner's export (rules P1 and S26). */
export async function enquiriesFrom(
  db: Queries,
  account: { mobile: string; createdAt: Instant; mobileSince: Instant | null },
  now: Instant,
): Promise<Schemas['EnquiryDetail'][]> {
  const shown: Schemas['EnquiryDetail'][] = [];
  for (const row of await findEnquiriesFrom(db, account.mobile))
    if (mayBeTheirs(account, row.changedAt)) shown.push(await showEnquiry(db, row, now));
  return shown;
}

/** Erases enquiries a year after the last change, and learners three years after their course (rule P6). */
export async function forgetEnquiries(tx: Queries, now: Instant): Promise<void> {
  for (const id of await findStale(tx, now - KEPT)) await erase(tx, id, now);
  for (const id of await findEnded(tx, now - KEPT_AFTER_COURSE)) await erase(tx, id, now);
}
