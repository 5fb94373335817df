/** Rows of the demo that nothing in the product deletes: of a real salon they stay for ever (rule C21). */
import { and, eq, inArray, isNull, like } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import {
  booking,
  cashBalance,
  cashUp,
  commission,
  commissionChange,
  document,
  documentSeries,
  enquiry,
  enquiryNote,
  messageLog,
  payment,
  refund,
} from '../../platform/db/schema.ts';
import { SPECIMEN } from '../../platform/shared/specimen.ts';
import { QUIET } from '../../salon/demo/quiet.ts';

/** The booking, its money and its documents. Its history, visit, messages and links go with it. */
export async function purgeVisit(tx: Queries, id: string): Promise<void> {
  const payments = tx.select({ id: payment.id }).from(payment).where(eq(payment.bookingId, id));
  await tx.delete(refund).where(inArray(refund.paymentId, payments));
  await tx.delete(payment).where(eq(payment.bookingId, id));
  await tx.delete(commissionChange).where(eq(commissionChange.bookingId, id));
  await tx.delete(commission).where(eq(commission.bookingId, id));
  await tx.delete(document).where(eq(document.bookingId, id));
  await tx.delete(booking).where(eq(booking.id, id));
}

/** What she took and was told. */
export async function purgePerson(tx: Queries, id: string): Promise<void> {
  await tx.delete(cashUp).where(eq(cashUp.professionalId, id));
  await tx.delete(cashBalance).where(eq(cashBalance.professionalId, id));
  await tx.delete(messageLog).where(and(eq(messageLog.professionalId, id), isNull(messageLog.bookingId)));
}

export async function purgeCustomer(tx: Queries, id: string): Promise<void> {
  await tx.delete(messageLog).where(eq(messageLog.userId, id));
}

export async function purgeEnquiry(tx: Queries, id: string): Promise<void> {
  await tx.delete(enquiryNote).where(eq(enquiryNote.enquiryId, id));
  await tx.delete(enquiry).where(eq(enquiry.id, id));
}

/** What the salon was told of the demo's days. */
export async function purgeDays(tx: Queries): Promise<void> {
  await tx.delete(messageLog).where(and(eq(messageLog.provider, QUIET), isNull(messageLog.bookingId)));
}

/** The numbers of the demo's documents begin again, unless one is still there. */
export async function purgeSeries(tx: Queries): Promise<void> {
  const left = await tx
    .select({ id: document.id })
    .from(document)
    .where(like(document.number, `${SPECIMEN}%`))
    .limit(1);
  if (left.length === 0) await tx.delete(documentSeries).where(like(documentSeries.type, 'DEMO%'));
}
