/**
 * A month's documents as vouchers that Tally reads (rule G13). Pure. Amounts follow Tally's sign: what is debited is negative, and a
 * voucher's entries add up to nothing. `REMOTEID` is the document's, so a file that is read twice changes its vouchers and doubles none.
 */
import { XMLBuilder } from 'fast-xml-parser';
import type { Schemas } from '../../platform/contract/types.ts';
import type { DocumentLine } from '../../platform/db/schema.ts';
import type { DocumentRow } from './store.ts';
import { totalsOf } from './tax-rules.ts';

type TallySettings = Schemas['TallySettings'];

/** Tally's own types of vouchers. A refund voucher pays an advance back. */
const VOUCHER_TYPE: Record<DocumentRow['type'], string> = {
  BILL: 'Sales',
  BILL_OF_SUPPLY: 'Sales',
  TAX_INVOICE: 'Sales',
  CREDIT_NOTE: 'Credit Note',
  RECEIPT_VOUCHER: 'Receipt',
  REFUND_VOUCHER: 'Payment',
};

/** Paise; positive is credited, negative debited. */
interface Entry {
  ledger: string;
  paise: number;
  isParty?: boolean;
}

/** `{rate}` in a ledger's name becomes the per cent: `Output CGST {rate}%`. */
const named = (ledger: string, rate: number): string => ledger.replaceAll('{rate}', String(rate / 100));

/** What a sale credits, by rate: services without tax, and each tax. */
const soldOf = (lines: DocumentLine[], { sales, cgst, sgst, igst }: TallySettings): Entry[] =>
  [...Map.groupBy(lines, ({ rate }) => rate)].flatMap(([rate, ofRate]) => {
    const sums = totalsOf(ofRate);
    return [
      { ledger: named(sales, rate), paise: sums.taxable },
      { ledger: named(cgst, rate / 2), paise: sums.cgst },
      { ledger: named(sgst, rate / 2), paise: sums.sgst },
      { ledger: named(igst, rate), paise: sums.igst },
    ];
  });

const entriesOf = ({ type, snapshot }: DocumentRow, tally: TallySettings): Entry[] => {
  const { lines, totals, advances } = snapshot;
  if (type === 'RECEIPT_VOUCHER' || type === 'REFUND_VOUCHER') {
    const isReceipt = type === 'RECEIPT_VOUCHER';
    return [
      { ledger: tally.money, paise: isReceipt ? -totals.total : totals.total },
      { ledger: tally.advances, paise: isReceipt ? totals.total : -totals.total, isParty: true },
    ];
  }
  const used = advances.reduce((sum, { total }) => sum + total, 0);
  const sale: Entry[] = [
    { ledger: tally.customers, paise: used - totals.total, isParty: true },
    { ledger: tally.advances, paise: -used },
    ...soldOf(lines, tally),
  ];
  // A credit note takes a sale back.
  return type === 'CREDIT_NOTE' ? sale.map(entry => ({ ...entry, paise: -entry.paise })) : sale;
};

const entryTag = ({ ledger, paise, isParty = false }: Entry) => ({
  LEDGERNAME: ledger,
  ISDEEMEDPOSITIVE: paise < 0 ? 'Yes' : 'No',
  ISPARTYLEDGER: isParty ? 'Yes' : 'No',
  AMOUNT: (paise / 100).toFixed(2),
});

/** Without control characters, which no XML may hold; the buyer's name is what somebody typed. */
const clean = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ').trim();

const narrationOf = ({ snapshot: { reference, lines, refersTo }, cancelReason }: DocumentRow): string => {
  const services = lines.map(({ description, quantity }) => (quantity > 1 ? `${quantity} × ${description}` : description));
  return [
    reference,
    services.join(', '),
    refersTo && `refers to ${refersTo.number}`,
    cancelReason && `Cancelled: ${cancelReason}`,
  ]
    .filter(Boolean)
    .join('; ');
};

const voucherOf = (document: DocumentRow, tally: TallySettings) => {
  const { id, type, number, date, cancelledAt, snapshot } = document;
  const { buyer, placeOfSupply, refersTo } = snapshot;
  const day = date.replaceAll('-', '');
  const entries = entriesOf(document, tally).filter(({ paise }) => paise !== 0);
  const party = entries.find(({ isParty }) => isParty)?.ledger ?? tally.customers;
  return {
    '@_REMOTEID': id,
    '@_VCHTYPE': VOUCHER_TYPE[type],
    '@_ACTION': 'Create',
    '@_OBJVIEW': 'Accounting Voucher View',
    DATE: day,
    EFFECTIVEDATE: day,
    GUID: id,
    VOUCHERTYPENAME: VOUCHER_TYPE[type],
    VOUCHERNUMBER: number,
    ...(refersTo && { REFERENCE: refersTo.number, REFERENCEDATE: refersTo.date.replaceAll('-', '') }),
    PERSISTEDVIEW: 'Accounting Voucher View',
    ISINVOICE: 'No',
    ISCANCELLED: cancelledAt === null ? 'No' : 'Yes',
    PARTYLEDGERNAME: party,
    PARTYNAME: clean(buyer.name ?? 'Customer'),
    BASICBUYERNAME: clean(buyer.name ?? 'Customer'),
    GSTREGISTRATIONTYPE: buyer.gstin ? 'Regular' : 'Unregistered/Consumer',
    ...(buyer.gstin && { PARTYGSTIN: buyer.gstin }),
    ...(placeOfSupply && { STATENAME: placeOfSupply.name, PLACEOFSUPPLY: placeOfSupply.name }),
    NARRATION: clean(narrationOf(document)),
    // A cancelled voucher keeps its number and moves no money.
    ...(cancelledAt === null && { 'ALLLEDGERENTRIES.LIST': entries.map(entryTag) }),
  };
};

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });

/** The file. `documents` are in the order of issue. */
export function tallyXml(documents: DocumentRow[], tally: TallySettings): string {
  const company = tally.company && { STATICVARIABLES: { SVCURRENTCOMPANY: tally.company } };
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    ENVELOPE: {
      HEADER: { TALLYREQUEST: 'Import Data' },
      BODY: {
        IMPORTDATA: {
          REQUESTDESC: { REPORTNAME: 'Vouchers', ...company },
          REQUESTDATA: {
            TALLYMESSAGE: documents.map(one => ({ '@_xmlns:UDF': 'TallyUDF', VOUCHER: voucherOf(one, tally) })),
          },
        },
      },
    },
  });
}
