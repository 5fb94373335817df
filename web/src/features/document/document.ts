import type { components } from '#contract';
import * as words from '#words/document';
import { date } from '../../shared/format.ts';

export type DocumentSummary = components['schemas']['DocumentSummary'];

type DocumentType = DocumentSummary['type'];

export const typeWords: Record<DocumentType, string> = {
  BILL: words.bill,
  BILL_OF_SUPPLY: words.billOfSupply,
  TAX_INVOICE: words.taxInvoice,
  RECEIPT_VOUCHER: words.receiptVoucher,
  REFUND_VOUCHER: words.refundVoucher,
  CREDIT_NOTE: words.creditNote,
};

export const documentTypes = Object.keys(typeWords) as DocumentType[];

/** Number and day, and the document that it is about. */
export function documentLine({ number, date: day, refersTo }: DocumentSummary): string {
  return [number, date(day), refersTo && words.about(refersTo.number)].filter(Boolean).join(' · ');
}
