/** What the documents of a sale refer to, still hold, and set off. Pure; money is paise. */
import type { DocumentReference, DocumentSnapshot } from '../../platform/db/schema.ts';
import type { DocumentType } from './number-rules.ts';
import type { DocumentRow } from './store.ts';

/** The invoice by the registration in force. */
export const INVOICE_OF = { UNREGISTERED: 'BILL', COMPOSITION: 'BILL_OF_SUPPLY', REGULAR: 'TAX_INVOICE' } as const;
export const INVOICES: readonly DocumentType[] = Object.values(INVOICE_OF);

export function isInvoice({ type }: Pick<DocumentRow, 'type'>): boolean {
  return INVOICES.includes(type);
}

export function referenceTo({ id, type, number, date }: DocumentRow): DocumentReference {
  return { id, type, number, date };
}

export function referringTo(documents: DocumentRow[], { id }: DocumentRow): DocumentRow[] {
  return documents.filter(({ refersToId }) => refersToId === id);
}

/** The documents of earlier parts of a price, by their types, and those of what went back of them. */
export function partsOf(documents: DocumentRow[], given: readonly DocumentType[], back: DocumentType) {
  const ofTypes = (types: readonly DocumentType[]) =>
    documents.filter(({ type }) => types.includes(type)).map(({ snapshot }) => snapshot);
  return { given: ofTypes(given), back: ofTypes([back]) };
}

export function sumOf(documents: DocumentRow[]): number {
  return documents.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
}

/** The receipt vouchers with what they still hold: received, and neither refunded nor used by an invoice. */
export function openAdvances(documents: DocumentRow[]): { voucher: DocumentRow; open: number }[] {
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
}

/** Shares `amount` out to the documents in order, to each at most what is open. */
export function taken<One extends { open: number }>(ones: One[], amount: number): (One & { take: number })[] {
  let left = amount;
  return ones.flatMap(one => {
    const take = Math.min(one.open, left);
    left -= take;
    return take > 0 ? [{ ...one, take }] : [];
  });
}

/** What an invoice over `total` sets off. `documents` are the sale's others. */
export function advancesFor(documents: DocumentRow[], total: number): DocumentSnapshot['advances'] {
  return taken(openAdvances(documents), total).map(({ voucher, take }) => ({ ...referenceTo(voucher), total: take }));
}
