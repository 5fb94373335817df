/** Documents of money that goes back: refund vouchers and credit notes (rules G1 to G7). */

import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { isInvoice, openAdvances, referringTo, sumOf, taken } from './advance-rules.ts';
import type { Moved } from './issue.ts';
import { issueRefund, validOf } from './keep-numbered.ts';
import type { SaleId } from './sale-rules.ts';
import type { DocumentRow } from './store.ts';

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
