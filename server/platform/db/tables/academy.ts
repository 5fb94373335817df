/** The academy: courses with batches, enquiries, enrolments and their fees (rules Y1 to Y8). */
import type { Weekday } from '../../../../common/time.ts';
import type { Translations } from '../../shared/translations.ts';
import { check, col, index, sql, table, uniqueIndex } from '../dialect/dialect.ts';
import { image } from './catalogue.ts';

export const course = table(
  'course',
  {
    id: col.text().primaryKey(),
    name: col.text().notNull(),
    description: col.text().notNull(),
    /** Name and description in Hindi and Marathi (rule C30). */
    translations: col.json<Translations>(),
    weeks: col.int().notNull(),
    /** With tax. */
    feePaise: col.paise().notNull(),
    /** What the learner gets at the end. Null if there is none. */
    certificate: col.text(),
    imageId: col.text().references(() => image.id),
    /** Whether the site shows it. */
    active: col.bool().notNull(),
    createdAt: col.time().notNull(),
    changedAt: col.time().notNull(),
  },
  t => [
    index('course_image').on(t.imageId).where(sql`${t.imageId} IS NOT NULL`),
    check('course_numbers', sql`${t.weeks} > 0 AND ${t.feePaise} >= 0`),
  ],
);

export const batch = table(
  'batch',
  {
    id: col.text().primaryKey(),
    courseId: col
      .text()
      .notNull()
      .references(() => course.id),
    startsOn: col.text().notNull(),
    days: col.json<Weekday[]>().notNull(),
    /** HH:mm:ss */
    fromTime: col.text().notNull(),
    toTime: col.text().notNull(),
    seats: col.int().notNull(),
    /** Seats of enrolments that were not cancelled. The check below is the last guard against a seat given twice. */
    taken: col.int().notNull().default(0),
    createdAt: col.time().notNull(),
  },
  t => [
    index('batch_course').on(t.courseId, t.startsOn, t.id),
    check('batch_seats', sql`${t.taken} >= 0 AND ${t.taken} <= ${t.seats}`),
  ],
);

/** Somebody who wants to learn. They need no account. */
export const enquiry = table(
  'enquiry',
  {
    id: col.text().primaryKey(),
    courseId: col
      .text()
      .notNull()
      .references(() => course.id),
    /** The batch that they wish for. */
    batchId: col.text().references(() => batch.id),
    /** The learner. Name and mobile are null once the enquiry is erased. */
    name: col.text(),
    /** Where the salon calls: the learner's own mobile, or the guardian's. */
    mobile: col.text(),
    /** Whether a passcode confirmed the mobile. */
    confirmed: col.bool().notNull(),
    dateOfBirth: col.text(),
    guardianName: col.text(),
    guardianMobile: col.text(),
    /** When, how and to which words the guardian agreed. */
    consentAt: col.time(),
    consentHow: col.oneOf(['PASSCODE', 'IN_PERSON', 'CALL', 'PAPER']),
    consentWording: col.text(),
    /** Who the guardian is was checked (rule Y4): when, how, and by which member of staff; null for a guardian's own account. */
    verifiedAt: col.time(),
    verifiedHow: col.oneOf(['ID_SEEN', 'KNOWN', 'ACCOUNT']),
    verifiedBy: col.text(),
    message: col.text(),
    /** Folded name and mobiles (shared/search.ts); empty once it is erased. */
    searchText: col.text().notNull(),
    state: col.oneOf(['NEW', 'CONTACTED', 'ENROLLED', 'LOST']).notNull(),
    /** The day on which staff want to call again. */
    followUpOn: col.text(),
    createdAt: col.time().notNull(),
    changedAt: col.time().notNull(),
    erasedAt: col.time(),
  },
  t => [
    index('enquiry_state').on(t.state, t.createdAt, t.id),
    index('enquiry_created').on(t.createdAt, t.id),
    index('enquiry_course').on(t.courseId, t.createdAt),
    index('enquiry_batch').on(t.batchId).where(sql`${t.batchId} IS NOT NULL`),
    index('enquiry_mobile').on(t.mobile).where(sql`${t.mobile} IS NOT NULL`),
    index('enquiry_guardian').on(t.guardianMobile).where(sql`${t.guardianMobile} IS NOT NULL`),
    index('enquiry_follow_up').on(t.followUpOn).where(sql`${t.followUpOn} IS NOT NULL`),
    check(
      'enquiry_consent',
      sql`(${t.consentAt} IS NULL) = (${t.consentHow} IS NULL) AND (${t.consentAt} IS NULL) = (${t.consentWording} IS NULL)`,
    ),
  ],
);

/** What staff wrote about an enquiry. */
export const enquiryNote = table(
  'enquiry_note',
  {
    id: col.text().primaryKey(),
    enquiryId: col
      .text()
      .notNull()
      .references(() => enquiry.id),
    text: col.text().notNull(),
    writtenAt: col.time().notNull(),
    writtenBy: col.text().notNull(),
  },
  t => [index('enquiry_note_enquiry').on(t.enquiryId, t.writtenAt, t.id)],
);

export const enrolment = table(
  'enrolment',
  {
    id: col.text().primaryKey(),
    enquiryId: col
      .text()
      .notNull()
      .references(() => enquiry.id),
    batchId: col
      .text()
      .notNull()
      .references(() => batch.id),
    state: col.oneOf(['ACTIVE', 'COMPLETED', 'CANCELLED']).notNull(),
    /** The fee of the course at enrolment, and what was agreed. Both include tax. */
    listPaise: col.paise().notNull(),
    feePaise: col.paise().notNull(),
    /** Whether each part gets its own invoice, because the course lasts more than three months (rule Y6). */
    invoicesParts: col.bool().notNull(),
    /** The sums of its fee payments. `creditedPaise` was given back after the course, so it is no longer owed. */
    heldPaise: col.paise().notNull().default(0),
    creditedPaise: col.paise().notNull().default(0),
    /** For the invoice. Null once the enquiry is erased. */
    buyerAddress: col.text(),
    businessName: col.text(),
    gstin: col.text(),
    enrolledAt: col.time().notNull(),
    endedAt: col.time(),
  },
  t => [
    index('enrolment_enquiry').on(t.enquiryId, t.enrolledAt),
    uniqueIndex('enrolment_running').on(t.enquiryId).where(sql`${t.state} = 'ACTIVE'`),
    index('enrolment_batch').on(t.batchId, t.enrolledAt, t.id),
    index('enrolment_active').on(t.batchId).where(sql`${t.state} = 'ACTIVE'`),
    check(
      'enrolment_money',
      sql`${t.feePaise} >= 0 AND ${t.feePaise} <= ${t.listPaise} AND ${t.heldPaise} >= 0 AND ${t.creditedPaise} >= 0`,
    ),
    check('enrolment_ended', sql`(${t.state} = 'ACTIVE') = (${t.endedAt} IS NULL)`),
  ],
);

/** A part of a fee that the salon took, or money that it gave back. Rows are never deleted. */
export const feePayment = table(
  'fee_payment',
  {
    id: col.text().primaryKey(),
    enrolmentId: col
      .text()
      .notNull()
      .references(() => enrolment.id),
    kind: col.oneOf(['PART', 'REFUND']).notNull(),
    /** The part that a refund gives back. */
    partId: col.text(),
    method: col.oneOf(['CASH', 'UPI', 'CARD', 'BANK']).notNull(),
    amountPaise: col.paise().notNull(),
    /** What was given back of this part. */
    refundedPaise: col.paise().notNull().default(0),
    /** Given back after the course. */
    credited: col.bool().notNull(),
    note: col.text(),
    /** The documents that were issued for it. */
    documentIds: col.json<string[]>().notNull(),
    at: col.time().notNull(),
    by: col.text().notNull(),
    /** When staff took it back, because it was a mistake. */
    takenBackAt: col.time(),
  },
  t => [
    index('fee_payment_enrolment').on(t.enrolmentId, t.at, t.id),
    // For a day's cash up.
    index('fee_payment_at').on(t.at),
    check('fee_payment_money', sql`${t.amountPaise} > 0 AND ${t.refundedPaise} >= 0 AND ${t.refundedPaise} <= ${t.amountPaise}`),
    check('fee_payment_part', sql`(${t.kind} = 'REFUND') = (${t.partId} IS NOT NULL)`),
  ],
);
