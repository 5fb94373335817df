/** An enrolment as the contract shows it, with its fees and documents. */
import { AppError } from '../contract/errors.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import { summariesOfEnrolment } from '../document/read.ts';
import { referenceOf } from '../shared/ids.ts';
import { type Enrolled, findEnrolled, findFees } from './enrolment-store.ts';
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
    documents: await summariesOfEnrolment(db, id),
  };
}
