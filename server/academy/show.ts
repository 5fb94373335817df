/** An enrolment as the contract shows it, with its fees and documents. */
import { customerOf } from '../accounts/auth/profile.ts';
import { mayBeTheirs } from '../accounts/auth/rules.ts';
import { summariesOfEnrolment } from '../money/document/read.ts';
import { AppError } from '../platform/contract/errors.ts';
import type { Caller, Schemas } from '../platform/contract/types.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Deps } from '../platform/deps.ts';
import { referenceOf } from '../platform/shared/ids.ts';
import { namesOf } from '../platform/shared/translations.ts';
import { type Enrolled, findEnrolled, findEnrolmentsByMobile, findFees } from './enrolment-store.ts';
import { amountsOf, toBatch, toFee } from './rules.ts';

/** Throws NOT_FOUND. */
export async function mustFindEnrolled(db: Queries, id: string): Promise<Enrolled> {
  const found = await findEnrolled(db, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

export async function showEnrolment(db: Queries, { enrolment, batch, course, enquiry }: Enrolled): Promise<Schemas['Enrolment']> {
  const { id, enquiryId, state, buyerAddress, businessName, gstin } = enrolment;
  return {
    ...{ id, enquiryId, learner: enquiry.name, courseId: course.id, courseName: course.name, state },
    ...{ address: buyerAddress, businessName, gstin, invoicesParts: enrolment.invoicesParts, reference: referenceOf(id) },
    ...amountsOf(enrolment),
    batch: toBatch(batch, course.weeks),
    fees: (await findFees(db, id)).map(toFee),
    documents: await summariesOfEnrolment(db, id, enquiryId),
  };
}

/** The enrolments of the account's learners, as their owner sees them (rules Y9 and S26). */
export async function ownEnrolments({ db: { read } }: Deps, { id: userId }: Caller): Promise<Schemas['OwnEnrolment'][]> {
  const customer = await customerOf(read, userId);
  if (!customer) throw new AppError('UNAUTHORIZED');
  const shown: Schemas['OwnEnrolment'][] = [];
  for (const { enrolment, batch, course, enquiry } of await findEnrolmentsByMobile(read, customer.mobile)) {
    const { id, enquiryId, state } = enrolment;
    if (state !== 'ACTIVE' && !mayBeTheirs(customer, enquiry.changedAt)) continue;
    const { fee, paid, due, enrolledAt } = amountsOf(enrolment);
    const names = namesOf(course.translations);
    shown.push({
      ...{ id, reference: referenceOf(id), courseName: course.name, learner: enquiry.name ?? '', state },
      ...(names && { courseNames: names }),
      ...{ fee, paid, due, enrolledAt, batch: toBatch(batch, course.weeks) },
      documents: await summariesOfEnrolment(read, id, enquiryId),
    });
  }
  return shown;
}
