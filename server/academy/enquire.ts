/** Anybody asks about a course: one enquiry for each mobile, learner and course, confirmed by a passcode (rules Y3 and Y4). */

import { type Instant, istDate } from '../../common/time.ts';
import type { Client } from '../accounts/auth/limits.ts';
import { type Purpose, requestPasscode, verifyPasscode } from '../accounts/auth/passcode.ts';
import { customerOf } from '../accounts/auth/profile.ts';
import { ABOUT_NOBODY, alertSalon } from '../messages/tell/alert-salon.ts';
import { AppError, fieldError, invalidField, mustHaveNone } from '../platform/contract/errors.ts';
import type { Schemas } from '../platform/contract/types.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/shared/ids.ts';
import { readSettings } from '../salon/settings/settings.ts';
import { wasVisited } from '../visits/record/read.ts';
import { findBatch, findCourse } from './course-store.ts';
import { addEnquiryRow, findOpenEnquiry, replaceEnquiry } from './enquiry-store.ts';
import {
  type EnquiryRow,
  guardianWordings,
  isMinor,
  isVerified,
  mistakesInBirthday,
  NO_GUARDIAN,
  NOT_VERIFIED,
} from './rules.ts';

/** Throws VALIDATION_ERROR for a batch of another course. */
export async function mustBeBatchOf(db: Queries, courseId: string, batchId: string | null | undefined): Promise<void> {
  if (!batchId) return;
  const found = await findBatch(db, batchId);
  if (found?.courseId !== courseId) throw invalidField('batchId', 'format');
}

/** The message says what somebody wants to learn, not who it is. */
const tellSalon = (tx: Queries, enquiryId: string, now: Instant): Promise<void> =>
  alertSalon(tx, [{ ...ABOUT_NOBODY, kind: 'ENQUIRY', subject: enquiryId, step: String(now), dueAt: now }], now);

/**
 * Whether the signed-in guardian is an adult whom the salon knows: the account has the guardian's mobile, and somebody was at home when we
 * came. A child can register an account, too.
 */
const isKnownAdult = async (
  tx: Queries,
  { mobile, guardian }: Schemas['EnquiryRequest'],
  accountId: string | undefined,
  now: Instant,
): Promise<boolean> => {
  if (accountId === undefined || guardian?.adult !== true) return false;
  const account = await customerOf(tx, accountId);
  if (!account || account.mobile !== mobile) return false;
  if (account.dateOfBirth !== null && isMinor(account.dateOfBirth, istDate(now))) return false;
  return wasVisited(tx, accountId);
};

/** The columns of the guardian, apart from those of the learner. */
const guardianIn = (row: EnquiryRow) => {
  const { guardianName, guardianMobile, consentAt, consentHow, consentWording, verifiedAt, verifiedHow, verifiedBy } = row;
  return { guardianName, guardianMobile, consentAt, consentHow, consentWording, verifiedAt, verifiedHow, verifiedBy };
};

/**
 * Any mobile may enquire. The answer does not depend on an account or an earlier enquiry, so nobody learns who wants to learn. `accountId`
 * is the customer who is signed in.
 */
const enquiryFor = ({ clock }: Deps, request: Schemas['EnquiryRequest'], accountId?: string): Purpose<null> => {
  const { courseId, batchId = null, name, mobile, dateOfBirth, guardian, message } = request;
  const isOfMinor = isMinor(dateOfBirth, istDate(clock.now()));
  const consentOf = async (tx: Queries, now: Instant, open: EnquiryRow | undefined) => {
    if (!isOfMinor || !guardian) return NO_GUARDIAN;
    const isKnown = await isKnownAdult(tx, request, accountId, now);
    // Whoever else has the mobile does not unsay what was checked.
    if (open && isVerified(open) && !isKnown) return guardianIn(open);
    return {
      ...{ guardianName: guardian.name, guardianMobile: mobile, consentAt: now, consentHow: 'PASSCODE' as const },
      consentWording: guardianWordings(await readSettings(tx))[guardian.language ?? 'en'],
      ...(isKnown ? { verifiedAt: now, verifiedHow: 'ACCOUNT' as const, verifiedBy: null } : NOT_VERIFIED),
    };
  };
  const mustFit = async (tx: Queries) => {
    mustHaveNone([
      ...mistakesInBirthday(dateOfBirth, istDate(clock.now())),
      ...(isOfMinor && !guardian ? [fieldError('guardian', 'required')] : []),
    ]);
    if (!(await findCourse(tx, courseId))?.active) throw new AppError('COURSE_NOT_FOUND');
    await mustBeBatchOf(tx, courseId, batchId);
  };
  return {
    name: 'ENQUIRY',
    digits: 6,
    mustFit: async tx => {
      await mustFit(tx);
      return undefined;
    },
    open: async (tx, passcode, now) => {
      await mustFit(tx);
      const { mobile } = passcode;
      const open = await findOpenEnquiry(tx, { courseId, mobile, name });
      const row: Omit<EnquiryRow, 'searchText'> = {
        ...{ id: open?.id ?? newId(), courseId, batchId, name, mobile, confirmed: true, dateOfBirth },
        ...{ ...(await consentOf(tx, now, open)), message: message?.trim() || null },
        ...{ state: 'NEW', followUpOn: null, createdAt: now, changedAt: now, erasedAt: null },
      };
      if (open) await replaceEnquiry(tx, row);
      else await addEnquiryRow(tx, row);
      await tellSalon(tx, row.id, now);
      return null;
    },
  };
};

/** Throws VALIDATION_ERROR, COURSE_NOT_FOUND, and what `requestPasscode` throws. */
export function requestEnquiry(deps: Deps, request: Schemas['EnquiryRequest'], client: Client) {
  return requestPasscode(deps, enquiryFor(deps, request), { mobile: request.mobile, language: request.language, client });
}

/** Throws VALIDATION_ERROR, COURSE_NOT_FOUND, and what `verifyPasscode` throws. */
export function leaveEnquiry(
  deps: Deps,
  entered: Schemas['EnquiryVerification'],
  client: Client,
  accountId: string | undefined,
): Promise<null> {
  const { verificationId, otp, ...request } = entered;
  return verifyPasscode(deps, [enquiryFor(deps, request, accountId)], { mobile: request.mobile, verificationId, otp, client });
}
