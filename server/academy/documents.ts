/** The documents of an enrolment (rule Y6). A course is a service of education, taxed by the day on which it is performed. */

import { type Instant, istDate } from '../../common/time.ts';
import { nameInBoth } from '../money/document/both-languages.ts';
import { cancelDocuments } from '../money/document/correct.ts';
import { invoicePart, invoiceRest, issueCancellationFee, issueInvoice, receiveAdvance } from '../money/document/issue.ts';
import { refundMoney } from '../money/document/refund.ts';
import type { Sale } from '../money/document/sale-rules.ts';
import type { Queries } from '../platform/db/database.ts';
import { referenceOf } from '../platform/shared/ids.ts';
import { namesOf } from '../platform/shared/translations.ts';
import type { Enrolled } from './enrolment-store.ts';
import { COURSE_SAC, endOf, type FeeRow } from './rules.ts';

/** For a learner under 18 the guardian is the buyer. */
function saleOf({ enrolment, batch, course, enquiry, language }: Enrolled): Sale {
  const { businessName, gstin, buyerAddress, listPaise, feePaise } = enrolment;
  const forWhom = enquiry.guardianName === null && !businessName ? '' : `, for ${enquiry.name}`;
  return {
    enrolmentId: enrolment.id,
    reference: referenceOf(enrolment.id),
    // Learners need no account. One with their mobile reads the documents (rule Y9).
    userId: null,
    ...(language && { language }),
    buyer: {
      name: enquiry.guardianName ?? enquiry.name,
      mobile: enquiry.guardianName === null ? enquiry.mobile : enquiry.guardianMobile,
      address: buyerAddress,
      business: businessName && gstin ? { name: businessName, gstin } : null,
    },
    // The course is taught at the salon.
    state: null,
    suppliedOn: endOf(batch, course.weeks),
    lines: [
      {
        description: `${nameInBoth(language ?? 'en', { name: course.name, names: namesOf(course.translations) })}${forWhom}`,
        quantity: 1,
        gross: listPaise,
        sac: COURSE_SAC,
      },
    ],
    discount: listPaise - feePaise,
  };
}

/** A part of the fee was paid during the course. Gives the ids of what was issued. */
export function documentPart(tx: Queries, enrolled: Enrolled, amountPaise: number, now: Instant): Promise<string[]> {
  const sale = saleOf(enrolled);
  return enrolled.enrolment.invoicesParts ? invoicePart(tx, sale, amountPaise, now) : receiveAdvance(tx, sale, amountPaise, now);
}

/** The last day of the course is over. */
export function documentEnd(tx: Queries, enrolled: Enrolled, now: Instant): Promise<void> {
  const sale = saleOf(enrolled);
  return enrolled.enrolment.invoicesParts
    ? invoiceRest(tx, { ...sale, suppliedOn: istDate(now) }, now)
    : issueInvoice(tx, sale, now);
}

/** The salon keeps this much of a cancelled course. Parts with an invoice of their own need no other. */
export async function documentKept(tx: Queries, enrolled: Enrolled, keptPaise: number, now: Instant): Promise<void> {
  if (keptPaise > 0 && !enrolled.enrolment.invoicesParts) await issueCancellationFee(tx, saleOf(enrolled), keptPaise, now);
}

/** A part of the fee goes back; its own documents come first. Gives the ids of what was issued. */
export function documentRefund(tx: Queries, { enrolmentId, documentIds }: FeeRow, amountPaise: number, now: Instant) {
  return refundMoney(tx, { enrolmentId }, amountPaise, now, documentIds);
}

/** Staff recorded a part or a refund by mistake. */
export function cancelDocumentsOf(tx: Queries, { kind, documentIds, enrolmentId }: FeeRow, now: Instant): Promise<void> {
  const what = kind === 'PART' ? 'payment' : 'refund';
  return cancelDocuments(tx, { enrolmentId }, documentIds, `The ${what} was recorded by mistake.`, now);
}
