/** What was recorded by mistake: its documents are cancelled, and an invoice is issued again if it has to say something else. */

import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { DocumentSnapshot } from '../../platform/db/schema.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { advancesFor, isInvoice, referringTo } from './advance-rules.ts';
import { issueCancellationFee } from './issue.ts';
import { cancelAll, issueRefund, keepNumbered, validOf } from './keep-numbered.ts';
import type { Sale, SaleId } from './sale-rules.ts';
import type { DocumentRow } from './store.ts';

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
  const issueAgain = async () => void (await keepNumbered(tx, invoice.type, { ...invoice.snapshot, advances }, about));
  await replaceInvoice(tx, sale, issueAgain, now);
}

/** What was paid for a cancelled visit was less: the salon kept `fee` paise, or nothing. */
export function changeCancellationFee(tx: Queries, sale: Sale, fee: number, now: Instant): Promise<void> {
  return replaceInvoice(tx, sale, () => issueCancellationFee(tx, sale, fee, now), now);
}
