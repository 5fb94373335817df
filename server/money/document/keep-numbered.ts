/** Writes documents with their numbers, and cancels them, in the transaction of the change that they document. */

import { type Instant, istDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { DocumentSnapshot } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { isDemoVisit } from '../../salon/demo/quiet.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { referenceTo } from './advance-rules.ts';
import { type DocumentType, financialYearOf, numberOf, specimenNumberOf } from './number-rules.ts';
import type { Draft, SaleId } from './sale-rules.ts';
import { addDocument, cancelDocument, type DocumentRow, findDocumentsOf, nextNumber } from './store.ts';
import { refundedLines, totalsOf } from './tax-rules.ts';

/** The documents of a sale that were not cancelled, in the order of issue. */
export async function validOf(tx: Queries, sale: SaleId): Promise<DocumentRow[]> {
  return (await findDocumentsOf(tx, sale)).filter(({ cancelledAt }) => cancelledAt === null);
}

interface About extends SaleId {
  userId: string | null;
  /** The payment or refund that the document is about, of a booking. */
  causeId?: string | null;
  settings: Settings;
  now: Instant;
}

/** Gives a document the next number of its type and year, and keeps it. Gives the id. */
export async function keepNumbered(
  tx: Queries,
  type: DocumentType,
  snapshot: DocumentSnapshot,
  { bookingId = null, enrolmentId = null, causeId = null, userId, settings, now }: About,
): Promise<string> {
  const date = istDate(now);
  const year = financialYearOf(date);
  const isSpecimen = bookingId !== null && (await isDemoVisit(tx, bookingId));
  const number = isSpecimen
    ? specimenNumberOf(type, await nextNumber(tx, `DEMO_${type}`, year))
    : numberOf(settings.tax.numberPrefix, type, year, await nextNumber(tx, type, year));
  const id = newId();
  await addDocument(tx, {
    ...{ id, type, number, date, issuedAt: now, bookingId, enrolmentId, userId, causeId },
    ...{ buyerGstin: snapshot.buyer.gstin, totalPaise: snapshot.totals.total, refersToId: snapshot.refersTo?.id ?? null },
    ...{ snapshot, cancelledAt: null, cancelReason: null },
  });
  return id;
}

interface Refunding {
  /** The earlier refunds of the same document. */
  before: DocumentRow[];
  take: number;
  causeId?: string | null;
  settings: Settings;
  now: Instant;
}

/** Gives back `take` of the original, on its lines. Gives the id. */
export async function issueRefund(
  tx: Queries,
  type: 'REFUND_VOUCHER' | 'CREDIT_NOTE',
  original: DocumentRow,
  { before, take, causeId = null, settings, now }: Refunding,
): Promise<string> {
  const { snapshot, bookingId, enrolmentId, userId } = original;
  const { advances: _, roundOff: __, quiet: ___, ...draft } = snapshot;
  const earlier = before.map(document => document.snapshot.lines);
  const lines = refundedLines(snapshot.lines, earlier, take, snapshot.interState);
  const refund: Draft = { ...draft, lines, totals: totalsOf(lines) };
  const whole = { ...refund, suppliedOn: snapshot.suppliedOn, advances: [], refersTo: referenceTo(original) };
  return keepNumbered(tx, type, whole, { bookingId, enrolmentId, userId, causeId, settings, now });
}

export async function cancelAll(tx: Queries, documents: DocumentRow[], reason: string, now: Instant): Promise<void> {
  for (const { id } of documents) await cancelDocument(tx, id, reason, now);
}
