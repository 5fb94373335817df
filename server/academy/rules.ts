/** Courses, learners and what they owe (rules Y1 to Y6). Pure; money is paise. */

import { toRupees } from '../../common/money.ts';
import { addDays, type Instant, type IsoDate, toRfc3339, WEEK } from '../../common/time.ts';
import { inEachLanguage } from '../../common/words/all.ts';
import type { Language } from '../../common/words/languages.ts';
import { type FieldError, fieldError } from '../platform/contract/errors.ts';
import type { Schemas } from '../platform/contract/types.ts';
import type { batch, course, enquiry, enquiryNote, enrolment, feePayment } from '../platform/db/schema.ts';
import { textIn } from '../platform/shared/translations.ts';
import { imagePath } from '../salon/media/rules.ts';

export type CourseRow = typeof course.$inferSelect;
export type BatchRow = typeof batch.$inferSelect;
export type EnquiryRow = typeof enquiry.$inferSelect;
export type NoteRow = typeof enquiryNote.$inferSelect;
export type EnrolmentRow = typeof enrolment.$inferSelect;
export type FeeRow = typeof feePayment.$inferSelect;

/** Commercial training and coaching, on GST documents (rule G3). */
export const COURSE_SAC = '999293';

const EARLIEST_BIRTH = '1900-01-01';
const ADULT_YEARS = 18;

const yearsLater = (date: IsoDate, years: number): IsoDate => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

/** Somebody born on 29 February is an adult from 1 March on, in years without that day. */
export function isMinor(dateOfBirth: IsoDate, today: IsoDate): boolean {
  return yearsLater(dateOfBirth, ADULT_YEARS) > today;
}

export function mistakesInBirthday(dateOfBirth: IsoDate, today: IsoDate): FieldError[] {
  if (dateOfBirth >= today) return [fieldError('dateOfBirth', 'past')];
  return dateOfBirth < EARLIEST_BIRTH ? [fieldError('dateOfBirth', 'minYear', { limit: 1900 })] : [];
}

/** What a guardian agrees to, as the checkbox says it. It must name the salon. */
export function guardianWordings({ salonName }: { salonName: string }): Schemas['TextsByLanguage'] {
  return inEachLanguage(({ academy }) => academy.guardianConsent(salonName));
}

/** Whether a guardian's consent counts (rule Y4). Nobody else knows who typed it. */
export function isVerified({ verifiedAt }: Pick<EnquiryRow, 'verifiedAt'>): boolean {
  return verifiedAt !== null;
}

/** The columns of a consent before anybody has checked who the guardian is. */
export const NOT_VERIFIED = { verifiedAt: null, verifiedHow: null, verifiedBy: null };
export const NO_GUARDIAN = {
  ...{ guardianName: null, guardianMobile: null, consentAt: null, consentHow: null, consentWording: null },
  ...NOT_VERIFIED,
};

/** The last day of the last week. */
export function endOf({ startsOn }: Pick<BatchRow, 'startsOn'>, weeks: number): IsoDate {
  return addDays(startsOn, weeks * 7 - 1);
}

/** Three months, as the law counts: the same day of the third month after. */
const MONTHS = 3;

/**
 * Whether the course is a continuous supply of services: it lasts more than three months and is paid in parts (CGST Act, section 2(33)).
 * Each part then gets an invoice when it is paid (section 31(5)).
 */
export function invoicesParts({ startsOn }: Pick<BatchRow, 'startsOn'>, weeks: number): boolean {
  const [year = 0, month = 0, day = 0] = startsOn.split('-').map(Number);
  const after = new Date(Date.UTC(year, month - 1 + MONTHS, day)).toISOString().slice(0, 10);
  return endOf({ startsOn }, weeks) >= after;
}

/** Texts that must say something, if they are given. */
export function mistakesInTexts<Field extends string>(texts: Partial<Record<Field, string | undefined>>): FieldError[] {
  return Object.entries<string | undefined>(texts).flatMap(([field, text]) =>
    text?.trim() === '' ? [fieldError(field, 'required')] : [],
  );
}

export function mistakesInBatch({
  days,
  fromTime,
  toTime,
}: Pick<Schemas['BatchRequest'], 'days' | 'fromTime' | 'toTime'>): FieldError[] {
  return [
    ...days.flatMap((day, i) => (days.indexOf(day) < i ? [fieldError(`days.${i}`, 'unique')] : [])),
    ...(toTime <= fromTime ? [fieldError('toTime', 'after', { than: 'fromTime' })] : []),
  ];
}

export function toBatch(row: BatchRow, weeks: number): Schemas['CourseBatch'] {
  const { id, startsOn, days, fromTime, toTime, seats, taken } = row;
  const inOrder = WEEK.filter(day => days.includes(day));
  return { id, startsOn, endsOn: endOf(row, weeks), days: inOrder, fromTime, toTime, seats, seatsLeft: seats - taken };
}

/** In the reader's language (rule C30). */
export function toCourse(row: CourseRow, batches: BatchRow[], language: Language): Schemas['Course'] {
  const { id, translations, weeks, feePaise, certificate, imageId } = row;
  return {
    id,
    name: textIn(language, 'name', row.name, translations),
    description: textIn(language, 'description', row.description, translations),
    ...{ weeks, fee: toRupees(feePaise), imageUrl: imagePath(imageId) },
    certificate: certificate && textIn(language, 'certificate', certificate, translations),
    batches: batches.map(one => toBatch(one, weeks)),
  };
}

const instantOf = (instant: Instant | null) => (instant === null ? null : toRfc3339(instant));

const checkOf = ({ verifiedAt, verifiedHow, verifiedBy }: EnquiryRow): Schemas['GuardianCheck'] | null =>
  verifiedAt === null || verifiedHow === null ? null : { at: toRfc3339(verifiedAt), how: verifiedHow, by: verifiedBy };

const guardianOf = (row: EnquiryRow): Schemas['LearnerGuardian'] | null => {
  const { guardianName, guardianMobile, consentAt, consentHow, consentWording } = row;
  if (guardianName === null || guardianMobile === null || consentAt === null || !consentHow || consentWording === null)
    return null;
  return {
    ...{ name: guardianName, mobile: guardianMobile, consentAt: toRfc3339(consentAt), consentHow, consentWording },
    verified: checkOf(row),
  };
};

export function toEnquiry(row: EnquiryRow & { courseName: string }, today: IsoDate): Schemas['Enquiry'] {
  const { id, courseId, courseName, batchId, name, mobile, confirmed, dateOfBirth, message, state, followUpOn } = row;
  return {
    ...{ id, courseId, courseName, batchId, name, mobile, confirmed, dateOfBirth, message, state, followUpOn },
    isMinor: dateOfBirth !== null && isMinor(dateOfBirth, today),
    guardian: guardianOf(row),
    createdAt: toRfc3339(row.createdAt),
    erasedAt: instantOf(row.erasedAt),
  };
}

export function toNote({ id, text, writtenAt, writtenBy }: NoteRow): Schemas['EnquiryNote'] {
  return { id, text, writtenAt: toRfc3339(writtenAt), writtenBy };
}

type Account = Pick<EnrolmentRow, 'state' | 'feePaise' | 'heldPaise' | 'creditedPaise'>;

/** What is still to be paid. A cancelled enrolment owes nothing: the salon keeps what was not given back. */
export function due({ state, feePaise, heldPaise, creditedPaise }: Account): number {
  return state === 'CANCELLED' ? 0 : Math.max(feePaise - creditedPaise - heldPaise, 0);
}

/** What can still be given back of a part. */
export function refundable({ kind, amountPaise, refundedPaise, takenBackAt }: FeeRow): number {
  return kind === 'PART' && takenBackAt === null ? amountPaise - refundedPaise : 0;
}

export function toFee(row: FeeRow): Schemas['FeePayment'] {
  const { id, kind, partId, method, note, by, documentIds } = row;
  return {
    ...{ id, kind, partId, method, amount: toRupees(row.amountPaise), refunded: toRupees(row.refundedPaise), note },
    ...{ at: toRfc3339(row.at), by, takenBackAt: instantOf(row.takenBackAt), documentIds },
  };
}

export function amountsOf(row: EnrolmentRow) {
  const { listPaise, feePaise, heldPaise, enrolledAt, endedAt } = row;
  return {
    ...{ listFee: toRupees(listPaise), fee: toRupees(feePaise), paid: toRupees(heldPaise), due: toRupees(due(row)) },
    ...{ enrolledAt: toRfc3339(enrolledAt), endedAt: instantOf(endedAt) },
  };
}
