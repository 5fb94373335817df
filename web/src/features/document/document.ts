import type { components } from '#contract';
import { date } from '../../shared/format.ts';

export type DocumentSummary = components['schemas']['DocumentSummary'];

type DocumentType = DocumentSummary['type'];

export const typeWords: Record<DocumentType, string> = {
  BILL: 'Bill',
  BILL_OF_SUPPLY: 'Bill of supply',
  TAX_INVOICE: 'Tax invoice',
  RECEIPT_VOUCHER: 'Receipt voucher',
  REFUND_VOUCHER: 'Refund voucher',
  CREDIT_NOTE: 'Credit note',
};

export const documentTypes = Object.keys(typeWords) as DocumentType[];

/** Number and day, and the document that it is about. */
export function documentLine({ number, date: day, refersTo }: DocumentSummary): string {
  return [number, date(day), refersTo && `for ${refersTo.number}`].filter(Boolean).join(' · ');
}
