/**
 * Issues the documents of a sale (rules G1 to G7). Every function runs in the transaction of the change that it documents, so document and
 * change exist together, and numbers have no gaps. Money is paise. Call them, and those of refund.ts and correct.ts, from
 * `change/documents.ts` and `academy/documents.ts` only.
 */

import { type Instant, istDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { advancesFor, INVOICE_OF, INVOICES, isInvoice, partsOf, referringTo, sumOf } from './advance-rules.ts';
import { inBoth } from './both-languages.ts';
import { keepNumbered, validOf } from './keep-numbered.ts';
import { draftOf, payableOf, type Sale } from './sale-rules.ts';

export type { Sale, SaleLine } from './sale-rules.ts';

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
  await keepNumbered(tx, INVOICE_OF[draft.regime], snapshot, { ...sale, settings, now });
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
  return issueInvoice(tx, { ...sale, lines: [line], discount: 0, roundOff: 0, quiet: 0, suppliedOn: istDate(now) }, now);
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
  const documents = await validOf(tx, sale);
  if (amount <= 0 || documents.some(isInvoice)) return [];
  const settings = await readSettings(tx);
  const date = istDate(now);
  const part = { amount, ...partsOf(documents, ['RECEIPT_VOUCHER'], 'REFUND_VOUCHER') };
  const draft = draftOf({ ...sale, suppliedOn: date }, settings, date, part);
  const snapshot = { ...draft, suppliedOn: null, advances: [], refersTo: null };
  return [await keepNumbered(tx, 'RECEIPT_VOUCHER', snapshot, { ...sale, settings, now, causeId })];
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
  const part = { amount, ...partsOf(await validOf(tx, sale), INVOICES, 'CREDIT_NOTE') };
  const draft = draftOf({ ...sale, suppliedOn: date }, settings, date, part);
  const snapshot = { ...draft, suppliedOn: date, advances: [], refersTo: null };
  return [await keepNumbered(tx, INVOICE_OF[draft.regime], snapshot, { ...sale, settings, now })];
}

/** A continuous supply has ended: issues the invoice of what no invoice mentions, or what credit notes took off again. */
export async function invoiceRest(tx: Queries, sale: Sale, now: Instant): Promise<void> {
  const documents = await validOf(tx, sale);
  const invoices = documents.filter(isInvoice);
  const credited = invoices.flatMap(invoice => referringTo(documents, invoice));
  await invoicePart(tx, sale, payableOf(sale) - sumOf(invoices) + sumOf(credited), now);
}
