/**
 * Issues the salon's documents (rules G1 to G7). Every function runs in the transaction of the change that it documents, so document
 * and change exist together, and numbers have no gaps. Money is paise. Call them from `booking/documents.ts` and `academy/documents.ts`
 * only.
 */
import type { Queries } from '../db/database.ts';
import type { DocumentReference, DocumentSnapshot } from '../db/schema.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { newId } from '../shared/ids.ts';
import { type Instant, istDate } from '../shared/time.ts';
import { inBoth } from './both-languages.ts';
import { type DocumentType, financialYearOf, numberOf } from './number-rules.ts';
import { type Draft, draftOf, payableOf, type Sale, type SaleId } from './sale-rules.ts';
import { addDocument, cancelDocument, type DocumentRow, findDocumentsOf, forgetCustomer, nextNumber } from './store.ts';
import { refundedLines, totalsOf } from './tax-rules.ts';

export type { Sale, SaleLine } from './sale-rules.ts';

const INVOICE_OF = { UNREGISTERED: 'BILL', COMPOSITION: 'BILL_OF_SUPPLY', REGULAR: 'TAX_INVOICE' } as const;
const INVOICES: readonly DocumentType[] = Object.values(INVOICE_OF);
const isInvoice = ({ type }: Pick<DocumentRow, 'type'>) => INVOICES.includes(type);

interface About extends SaleId {
  userId: string | null;
  /** The payment or refund that the document is about, of a booking. */
  causeId?: string | null;
  settings: Settings;
  now: Instant;
}

const issue = async (
  tx: Queries,
  type: DocumentType,
  snapshot: DocumentSnapshot,
  { bookingId = null, enrolmentId = null, causeId = null, userId, settings, now }: About,
): Promise<string> => {
  const date = istDate(now);
  const year = financialYearOf(date);
  const number = numberOf(settings.tax.numberPrefix, type, year, await nextNumber(tx, type, year));
  const id = newId();
  await addDocument(tx, {
    ...{ id, type, number, date, issuedAt: now, bookingId, enrolmentId, userId, causeId },
    ...{ buyerGstin: snapshot.buyer.gstin, totalPaise: snapshot.totals.total, refersToId: snapshot.refersTo?.id ?? null },
    ...{ snapshot, cancelledAt: null, cancelReason: null },
  });
  return id;
};

const referenceTo = ({ id, type, number, date }: DocumentRow): DocumentReference => ({ id, type, number, date });

/** The documents of a sale that were not cancelled, in the order of issue. */
const validOf = async (tx: Queries, sale: SaleId): Promise<DocumentRow[]> =>
  (await findDocumentsOf(tx, sale)).filter(({ cancelledAt }) => cancelledAt === null);

const referringTo = (documents: DocumentRow[], { id }: DocumentRow) => documents.filter(({ refersToId }) => refersToId === id);
const sumOf = (documents: DocumentRow[]) => documents.reduce((sum, { totalPaise }) => sum + totalPaise, 0);

/** The receipt vouchers with what they still hold: received, and neither refunded nor used by an invoice. */
const openAdvances = (documents: DocumentRow[]) => {
  const used = new Map<string, number>();
  for (const { id, total } of documents.filter(isInvoice).flatMap(({ snapshot }) => snapshot.advances))
    used.set(id, (used.get(id) ?? 0) + total);
  return documents
    .filter(({ type }) => type === 'RECEIPT_VOUCHER')
    .map(voucher => ({
      voucher,
      open: voucher.totalPaise - sumOf(referringTo(documents, voucher)) - (used.get(voucher.id) ?? 0),
    }))
    .filter(({ open }) => open > 0);
};

/** Shares `amount` out to the documents in order, to each at most what is open. */
const taken = <One extends { open: number }>(ones: One[], amount: number): (One & { take: number })[] => {
  let left = amount;
  return ones.flatMap(one => {
    const take = Math.min(one.open, left);
    left -= take;
    return take > 0 ? [{ ...one, take }] : [];
  });
};

/** What an invoice over `total` sets off. `documents` are the sale's others. */
const advancesFor = (documents: DocumentRow[], total: number): DocumentSnapshot['advances'] =>
  taken(openAdvances(documents), total).map(({ voucher, take }) => ({ ...referenceTo(voucher), total: take }));

/**
 * The service was performed: issues the bill, bill of supply or tax invoice by the registration in force, and sets off advances. A sale
 * for nothing gets none, and a sale gets one at most.
 */
export async function issueInvoice(tx: Queries, sale: Sale, now: Instant): Promise<void> {
  if (payableOf(sale) <= 0) return;
  const documents = await validOf(tx, sale);
  if (documents.some(isInvoice)) return;
  const settings = await readSettings(tx);
  const draft = draftOf(sale, settings, istDate(now));
  const advances = advancesFor(documents, draft.totals.total);
  const snapshot = { ...draft, suppliedOn: sale.suppliedOn, advances, refersTo: null };
  await issue(tx, INVOICE_OF[draft.regime], snapshot, { ...sale, settings, now });
}

/**
 * The salon keeps `fee` paise, tax included, of a cancelled sale: issues the invoice of the fee. It is taxed like the sale. Advances
 * are set off; give back the rest with `refundMoney`, afterwards.
 */
export function issueCancellationFee(tx: Queries, sale: Sale, fee: number, now: Instant): Promise<void> {
  const [dearest] = sale.lines.toSorted((a, b) => b.gross - a.gross);
  if (!dearest) return Promise.resolve();
  const description = inBoth(sale.language ?? 'en', 'cancellationFee');
  const line = { description, quantity: 1, gross: fee, sac: dearest.sac };
  return issueInvoice(tx, { ...sale, lines: [line], discount: 0, suppliedOn: istDate(now) }, now);
}

/** A payment of a booking, or a part of it that went back. Paise. */
export interface Moved {
  paymentId: string;
  amount: number;
}

/**
 * `amount` paise arrived before the service: issues a receipt voucher. Once there is an invoice, money needs no document. Gives the ids of
 * what was issued.
 */
export async function receiveAdvance(
  tx: Queries,
  sale: Sale,
  amount: number,
  now: Instant,
  causeId: string | null = null,
): Promise<string[]> {
  if (amount <= 0 || (await validOf(tx, sale)).some(isInvoice)) return [];
  const settings = await readSettings(tx);
  const date = istDate(now);
  const draft = draftOf({ ...sale, suppliedOn: date }, settings, date, amount);
  const snapshot = { ...draft, suppliedOn: null, advances: [], refersTo: null };
  return [await issue(tx, 'RECEIPT_VOUCHER', snapshot, { ...sale, settings, now, causeId })];
}

/** A payment of a booking came before the visit: issues a receipt voucher of what none mentions yet. */
export async function receivePayment(tx: Queries, sale: Sale, { paymentId, amount }: Moved, now: Instant): Promise<void> {
  const vouchers = (await validOf(tx, sale)).filter(({ type, causeId }) => type === 'RECEIPT_VOUCHER' && causeId === paymentId);
  await receiveAdvance(tx, sale, amount - sumOf(vouchers), now, paymentId);
}

/** A part of a continuous supply, `amount` paise, is paid: issues its invoice (rule G7). Gives the ids of what was issued. */
export async function invoicePart(tx: Queries, sale: Sale, amount: number, now: Instant): Promise<string[]> {
  if (amount <= 0) return [];
  const settings = await readSettings(tx);
  const date = istDate(now);
  const draft = draftOf({ ...sale, suppliedOn: date }, settings, date, amount);
  const snapshot = { ...draft, suppliedOn: date, advances: [], refersTo: null };
  return [await issue(tx, INVOICE_OF[draft.regime], snapshot, { ...sale, settings, now })];
}

/** A continuous supply has ended: issues the invoice of what no invoice mentions, or what credit notes took off again. */
export async function invoiceRest(tx: Queries, sale: Sale, now: Instant): Promise<void> {
  const documents = await validOf(tx, sale);
  const invoices = documents.filter(isInvoice);
  const credited = invoices.flatMap(invoice => referringTo(documents, invoice));
  await invoicePart(tx, sale, payableOf(sale) - sumOf(invoices) + sumOf(credited), now);
}

interface Refunding {
  before: DocumentRow[];
  take: number;
  causeId?: string | null;
  settings: Settings;
  now: Instant;
}

const issueRefund = async (
  tx: Queries,
  type: 'REFUND_VOUCHER' | 'CREDIT_NOTE',
  original: DocumentRow,
  { before, take, causeId = null, settings, now }: Refunding,
) => {
  const { snapshot, bookingId, enrolmentId, userId } = original;
  const { advances: _, ...draft } = snapshot;
  const earlier = before.map(document => document.snapshot.lines);
  const lines = refundedLines(snapshot.lines, earlier, take, snapshot.interState);
  const refund: Draft = { ...draft, lines, totals: totalsOf(lines) };
  const whole = { ...refund, suppliedOn: snapshot.suppliedOn, advances: [], refersTo: referenceTo(original) };
  return issue(tx, type, whole, { bookingId, enrolmentId, userId, causeId, settings, now });
};

/**
 * `amount` paise go back to the customer. What an advance still holds gets a refund voucher, the rest a credit note on the invoice, at
 * most the whole invoice. Money that no document mentions, such as that of older bookings, gets none. Gives the ids of what was issued.
 * With `first`, the documents with these ids come before the others.
 */
export async function refundMoney(
  tx: Queries,
  sale: SaleId,
  amount: number,
  now: Instant,
  first: readonly string[] = [],
): Promise<string[]> {
  const documents = await validOf(tx, sale);
  const settings = await readSettings(tx);
  const isLater = ({ id }: DocumentRow) => Number(!first.includes(id));
  const open = openAdvances(documents).toSorted((a, b) => isLater(a.voucher) - isLater(b.voucher));
  const ids: string[] = [];
  let left = amount;
  for (const { voucher, take } of taken(open, amount)) {
    ids.push(await issueRefund(tx, 'REFUND_VOUCHER', voucher, { before: referringTo(documents, voucher), take, settings, now }));
    left -= take;
  }
  const invoices = documents
    .filter(isInvoice)
    .map(invoice => ({ invoice, open: invoice.totalPaise - sumOf(referringTo(documents, invoice)) }))
    .toSorted((a, b) => isLater(a.invoice) - isLater(b.invoice));
  for (const { invoice, take } of taken(invoices, left))
    ids.push(await issueRefund(tx, 'CREDIT_NOTE', invoice, { before: referringTo(documents, invoice), take, settings, now }));
  return ids;
}

interface GivenBack extends Moved {
  refundId: string;
}

const isDocumented = (documents: DocumentRow[], { refundId }: GivenBack) => documents.some(({ causeId }) => causeId === refundId);

/**
 * Money goes back that nothing was sold for: a refund voucher on the payment's receipt voucher, or on others that still hold some.
 * Money that no document mentions, such as that of older bookings, gets none.
 */
export async function refundAdvance(tx: Queries, sale: SaleId, given: GivenBack, now: Instant): Promise<void> {
  const documents = await validOf(tx, sale);
  if (isDocumented(documents, given)) return;
  const { paymentId, refundId, amount } = given;
  const isOwn = ({ voucher }: { voucher: DocumentRow }) => voucher.causeId === paymentId;
  const open = openAdvances(documents).toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const settings = await readSettings(tx);
  for (const { voucher, take } of taken(open, amount)) {
    const before = referringTo(documents, voucher);
    await issueRefund(tx, 'REFUND_VOUCHER', voucher, { before, take, causeId: refundId, settings, now });
  }
}

/** Money goes back of what was sold: a credit note on the invoice, at most the whole invoice. */
export async function creditInvoice(tx: Queries, sale: SaleId, given: GivenBack, now: Instant): Promise<void> {
  const documents = await validOf(tx, sale);
  const invoice = documents.find(isInvoice);
  if (!invoice || isDocumented(documents, given)) return;
  const before = referringTo(documents, invoice);
  const take = Math.min(given.amount, invoice.totalPaise - sumOf(before));
  const about = { before, take, causeId: given.refundId, settings: await readSettings(tx), now };
  if (take > 0) await issueRefund(tx, 'CREDIT_NOTE', invoice, about);
}

const cancelAll = async (tx: Queries, documents: DocumentRow[], reason: string, now: Instant) => {
  for (const { id } of documents) await cancelDocument(tx, id, reason, now);
};

/** A part or a refund was recorded by mistake: cancels its documents. */
export async function cancelDocuments(
  tx: Queries,
  sale: SaleId,
  ids: readonly string[],
  reason: string,
  now: Instant,
): Promise<void> {
  await cancelAll(
    tx,
    (await validOf(tx, sale)).filter(({ id }) => ids.includes(id)),
    reason,
    now,
  );
}

/** These payments or refunds did not happen: cancels their documents. Answers whether there were any. */
export async function cancelCaused(
  tx: Queries,
  sale: SaleId,
  { causes, reason }: { causes: string[]; reason: string },
  now: Instant,
): Promise<boolean> {
  const mistaken = (await validOf(tx, sale)).filter(({ causeId }) => causeId !== null && causes.includes(causeId));
  await cancelAll(tx, mistaken, reason, now);
  return mistaken.length > 0;
}

/**
 * Cancels the invoice with its credit notes, and issues them again with new numbers: content never changes, and an invoice must not set off
 * money that did not come. `issueAgain` issues the invoice.
 */
const replaceInvoice = async (
  tx: Queries,
  sale: SaleId,
  issueAgain: (invoice: DocumentRow) => Promise<void>,
  now: Instant,
): Promise<void> => {
  const documents = await validOf(tx, sale);
  const invoice = documents.find(isInvoice);
  if (!invoice) return;
  const notes = referringTo(documents, invoice);
  await cancelAll(tx, [...notes, invoice], 'Issued again, because a payment was corrected.', now);
  await issueAgain(invoice);
  const again = (await validOf(tx, sale)).find(isInvoice);
  if (!again) return;
  const settings = await readSettings(tx);
  for (const { causeId, totalPaise: take } of notes) {
    const before = referringTo(await validOf(tx, sale), again);
    await issueRefund(tx, 'CREDIT_NOTE', again, { before, take, causeId, settings, now });
  }
};

/** A payment or a refund was taken back: the invoice is issued again if it should set off other advances. */
export async function setOffAgain(tx: Queries, sale: SaleId, now: Instant): Promise<void> {
  const documents = await validOf(tx, sale);
  const invoice = documents.find(isInvoice);
  if (!invoice) return;
  const others = documents.filter(one => one !== invoice);
  const advances = advancesFor(others, invoice.totalPaise);
  const text = (some: DocumentSnapshot['advances']) => some.map(({ id, total }) => `${id} ${total}`).join();
  if (text(advances) === text(invoice.snapshot.advances)) return;
  const about = { ...sale, userId: invoice.userId, settings: await readSettings(tx), now };
  const issueAgain = async () => void (await issue(tx, invoice.type, { ...invoice.snapshot, advances }, about));
  await replaceInvoice(tx, sale, issueAgain, now);
}

/** What was paid for a cancelled visit was less: the salon kept `fee` paise, or nothing. */
export function changeCancellationFee(tx: Queries, sale: Sale, fee: number, now: Instant): Promise<void> {
  return replaceInvoice(tx, sale, () => issueCancellationFee(tx, sale, fee, now), now);
}

/** The account is deleted. The law keeps its documents, and nobody finds them by the customer any more (rule G9). */
export function forgetDocumentsOf(tx: Queries, userId: string): Promise<void> {
  return forgetCustomer(tx, userId);
}
