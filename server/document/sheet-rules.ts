/** What a document says in words, for paper and screen alike: html-rules.ts and pdf.ts only draw it (rule G10). Pure. */
import type { DocumentLine, DocumentReference, DocumentState } from '../db/schema.ts';
import type { IsoDate } from '../shared/time.ts';
import type { DocumentRow } from './store.ts';
import { compositionWordsOn } from './tax-data.ts';

type Fact = readonly [label: string, value: string];

interface Column {
  heading: string;
  isNumber: boolean;
  /** The share of the width. */
  width: number;
}

export interface Sheet {
  title: string;
  number: string;
  /** Why it is void; null if it is valid. */
  cancelled: string | null;
  /** A sentence that the law wants at the top; null if it wants none. */
  preface: string | null;
  seller: { name: string; lines: string[] };
  buyer: { heading: string; lines: string[] };
  facts: Fact[];
  columns: Column[];
  rows: string[][];
  sums: Fact[];
  total: Fact;
  /** What follows the total. */
  afterTotal: Fact[];
  notes: string[];
  signature: string;
}

const TITLES: Record<DocumentRow['type'], string> = {
  BILL: 'Bill',
  BILL_OF_SUPPLY: 'Bill of supply',
  TAX_INVOICE: 'Tax invoice',
  RECEIPT_VOUCHER: 'Receipt voucher',
  REFUND_VOUCHER: 'Refund voucher',
  CREDIT_NOTE: 'Credit note',
};

const AMOUNT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const amount = (paise: number): string => AMOUNT.format(paise / 100);
const money = (paise: number): string => `₹${amount(paise)}`;

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = (date: IsoDate): string => DAY.format(Date.parse(`${date}T00:00:00Z`));

/** 2.5 for 250. */
const percent = (hundredths: number): string => `${hundredths / 100}%`;
const stateWords = ({ code, name }: DocumentState): string => `${name} (${code})`;
const named = ({ type, number, date }: DocumentReference): string => `${TITLES[type]} ${number} of ${day(date)}`;

const isThere = (text: string | null | false | undefined): text is string => Boolean(text);

interface Cell extends Column {
  of: (line: DocumentLine) => string;
}

const cellsOf = ({ type, snapshot: { regime, interState, sacDigits, totals } }: DocumentRow): Cell[] => {
  const number = (heading: string, width: number, of: Cell['of']): Cell => ({ heading, isNumber: true, width, of });
  const hasTax = regime === 'REGULAR';
  const isPart = type === 'RECEIPT_VOUCHER' || type === 'REFUND_VOUCHER' || type === 'CREDIT_NOTE';
  const taxes = interState
    ? [number('IGST', 10, ({ igst }) => amount(igst))]
    : [number('CGST', 10, ({ cgst }) => amount(cgst)), number('SGST', 10, ({ sgst }) => amount(sgst))];
  return [
    { heading: 'Service', isNumber: false, width: hasTax ? 34 : 50, of: ({ description }) => description },
    ...(regime === 'UNREGISTERED' ? [] : [number('SAC', 9, ({ sac }) => sac.slice(0, sacDigits))]),
    number('Qty', 6, ({ quantity }) => String(quantity)),
    ...(isPart ? [] : [number('Price', 12, ({ gross }) => amount(gross))]),
    ...(totals.discount > 0 ? [number('Discount', 11, ({ discount }) => amount(discount))] : []),
    ...(hasTax
      ? [number('Taxable', 12, ({ taxable }) => amount(taxable)), number('Rate', 7, ({ rate }) => percent(rate)), ...taxes]
      : []),
    number('Total', 13, ({ total }) => amount(total)),
  ];
};

const sumsOf = ({ snapshot: { regime, interState, totals, lines } }: DocumentRow): Fact[] => {
  if (regime !== 'REGULAR') {
    const { gross, discount } = totals;
    return discount > 0
      ? [
          ['Price', money(gross)],
          ['Discount', `−${money(discount)}`],
        ]
      : [];
  }
  const rates = new Set(lines.map(({ rate }) => rate));
  const [rate = 0] = rates;
  const label = (tax: string, hundredths: number) => (rates.size === 1 ? `${tax} ${percent(hundredths)}` : tax);
  const taxes: Fact[] = interState
    ? [[label('IGST', rate), money(totals.igst)]]
    : [
        [label('CGST', rate / 2), money(totals.cgst)],
        [label('SGST', rate / 2), money(totals.sgst)],
      ];
  return [['Taxable value', money(totals.taxable)], ...taxes];
};

const TOTAL_OF: Partial<Record<DocumentRow['type'], string>> = {
  RECEIPT_VOUCHER: 'Advance received',
  REFUND_VOUCHER: 'Refunded',
  CREDIT_NOTE: 'Credited',
};

/** Every text of the document. */
export function sheetOf(document: DocumentRow): Sheet {
  const { type, number, date, snapshot, cancelReason } = document;
  const { seller, buyer, regime, placeOfSupply, interState, reference, suppliedOn, refersTo, advances, totals } = snapshot;
  const cells = cellsOf(document);
  // A partial refund may leave out services.
  const lines = snapshot.lines.filter(({ gross }) => gross > 0);
  const used = advances.reduce((sum, advance) => sum + advance.total, 0);
  const facts: (Fact | false | null)[] = [
    ['Number', number],
    ['Date', day(date)],
    suppliedOn !== null && suppliedOn !== date && ['Service on', day(suppliedOn)],
    reference !== null && ['Booking', reference],
    refersTo && ['Refers to', named(refersTo)],
    regime === 'REGULAR' && placeOfSupply && ['Place of supply', stateWords(placeOfSupply)],
  ];
  return {
    title: TITLES[type],
    number,
    cancelled: cancelReason,
    preface: regime === 'COMPOSITION' ? compositionWordsOn(date) : null,
    seller: {
      name: seller.name,
      lines: [
        seller.legalName !== seller.name && seller.legalName,
        seller.address,
        `${seller.phone} · ${seller.email}`,
        seller.gstin && `GSTIN ${seller.gstin}`,
        seller.gstin && seller.state && `State ${stateWords(seller.state)}`,
      ].filter(isThere),
    },
    buyer: {
      heading: type === 'RECEIPT_VOUCHER' ? 'Received from' : 'For',
      lines: [
        buyer.name ?? 'Customer',
        buyer.address,
        buyer.gstin && `GSTIN ${buyer.gstin}`,
        buyer.state && `State ${stateWords(buyer.state)}`,
      ].filter(isThere),
    },
    facts: facts.filter(fact => fact !== false && fact !== null),
    columns: cells.map(({ heading, isNumber, width }) => ({ heading, isNumber, width })),
    rows: lines.map(line => cells.map(({ of }) => of(line))),
    sums: sumsOf(document),
    total: [TOTAL_OF[type] ?? 'Total', money(totals.total)],
    afterTotal:
      used > 0
        ? [
            ...advances.map((advance): Fact => [`Less ${named(advance)}`, `−${money(advance.total)}`]),
            ['Balance', money(totals.total - used)],
          ]
        : [],
    notes: [
      regime === 'REGULAR' && 'Prices include tax. Reverse charge: no.',
      interState && 'The place of supply is in another State, so the tax is IGST.',
    ].filter(isThere),
    signature: `For ${seller.legalName}`,
  };
}
