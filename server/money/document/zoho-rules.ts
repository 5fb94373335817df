/**
 * A month's documents in the layouts that Zoho Books reads: its invoices and its credit notes are two imports (rule G13). Pure. Prices
 * include tax, so Zoho's totals are ours. Cancelled documents come as void; vouchers of advances have no import there.
 */
import { BYTE_ORDER_MARK, codeCell, csvLine, numberCell } from '../../platform/shared/csv.ts';
import type { DocumentRow } from './store.ts';

/** Zoho names a State by two letters; the GST code has two digits. */
const LETTERS: Record<string, string> = {
  ...{ '01': 'JK', '02': 'HP', '03': 'PB', '04': 'CH', '05': 'UK', '06': 'HR', '07': 'DL', '08': 'RJ', '09': 'UP', '10': 'BR' },
  ...{ '11': 'SK', '12': 'AR', '13': 'NL', '14': 'MN', '15': 'MZ', '16': 'TR', '17': 'ML', '18': 'AS', '19': 'WB', '20': 'JH' },
  ...{ '21': 'OD', '22': 'CG', '23': 'MP', '24': 'GJ', '26': 'DN', '27': 'MH', '29': 'KA', '30': 'GA', '31': 'LD', '32': 'KL' },
  ...{ '33': 'TN', '34': 'PY', '35': 'AN', '36': 'TS', '37': 'AP', '38': 'LA' },
};

const PARTY = ['Customer Name', 'GST Treatment', 'GST Identification Number (GSTIN)', 'Place of Supply'];
const ITEM = [
  ...['Item Name', 'Item Desc', 'Item Type', 'HSN/SAC', 'Quantity', 'Item Price', 'Is Inclusive Tax'],
  ...['Item Tax', 'Item Tax Type', 'Item Tax %', 'Currency Code', 'Notes'],
];
const INVOICES = ['Invoice Date', 'Invoice Number', 'Invoice Status', ...PARTY, ...ITEM];
const CREDIT_NOTES = ['Credit Note Date', 'Credit Note Number', 'Credit Note Status', 'Invoice Number', ...PARTY, ...ITEM];

/** A row for each line. A line with several pieces is one piece of their price, because a discount may not divide evenly. */
const rowsOf = (document: DocumentRow): string[] => {
  const { type, number, date, cancelledAt, snapshot } = document;
  const { buyer, placeOfSupply, interState, lines, reference, refersTo } = snapshot;
  const status = cancelledAt === null ? (type === 'CREDIT_NOTE' ? 'Open' : 'Sent') : 'Void';
  return lines
    .filter(({ total }) => total > 0)
    .map(({ description, sac, quantity, rate, total }) =>
      csvLine([
        ...[date, codeCell(number), status, ...(type === 'CREDIT_NOTE' ? [codeCell(refersTo?.number ?? '')] : [])],
        ...[buyer.name ?? 'Customer', buyer.gstin ? 'business_gst' : 'consumer', buyer.gstin ?? ''],
        (placeOfSupply && LETTERS[placeOfSupply.code]) ?? '',
        ...[description, quantity > 1 ? `${quantity} × ${description}` : '', 'service', codeCell(sac)],
        ...[numberCell(1), numberCell(total / 100, 2), 'true'],
        ...(rate > 0 ? [`${interState ? 'IGST' : 'GST'}${rate / 100}`, interState ? 'ItemAmount' : 'Tax Group'] : ['', '']),
        ...[numberCell(rate / 100), 'INR', reference ?? ''],
      ]),
    );
};

const fileOf = (header: string[], documents: DocumentRow[]): string =>
  BYTE_ORDER_MARK + csvLine(header) + documents.flatMap(rowsOf).join('');

/** Bills and invoices. `documents` are in the order of issue. */
export function zohoInvoices(documents: DocumentRow[]): string {
  return fileOf(
    INVOICES,
    documents.filter(({ type }) => type === 'BILL' || type === 'BILL_OF_SUPPLY' || type === 'TAX_INVOICE'),
  );
}

/** Credit notes. `documents` are in the order of issue. */
export function zohoCreditNotes(documents: DocumentRow[]): string {
  return fileOf(
    CREDIT_NOTES,
    documents.filter(({ type }) => type === 'CREDIT_NOTE'),
  );
}
