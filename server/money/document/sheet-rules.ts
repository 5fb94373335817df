/** What a document says in words, for paper and screen alike: html-rules.ts and pdf.ts only draw it (rule G10). Pure. */
import { wordsOf } from '../../../common/words/all.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { DocumentLine, DocumentReference, DocumentState } from '../../platform/db/schema.ts';
import { wholeDay } from '../../platform/shared/local-words.ts';
import { both, inBoth } from './both-languages.ts';
import type { DocumentRow } from './store.ts';
import { compositionWordsOn } from './tax-data.ts';

type Words = (typeof wordsOf)[Language]['documents'];
type Fact = readonly [label: string, value: string];

interface Column {
  heading: string;
  isNumber: boolean;
  /** The share of the width. */
  width: number;
}

export interface Sheet {
  language: Language;
  title: string;
  number: string;
  /** That it is void, and why; null if it is valid. */
  cancelled: string | null;
  /** A sentence that the law wants at the top; null if it wants none. */
  preface: string | null;
  seller: { name: string; lines: string[] };
  buyer: {
    heading: string;
    /** The first one is the name. */
    lines: string[];
    /** Stands for a name that cannot be written. */
    unnamed: string;
  };
  facts: Fact[];
  columns: Column[];
  rows: string[][];
  sums: Fact[];
  total: Fact;
  /** What follows the total. */
  afterTotal: Fact[];
  notes: string[];
  signature: string;
  signatory: string;
  /** The foot of a page. */
  pageOf(own: number, all: number): string;
}

const AMOUNT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const amount = (paise: number): string => AMOUNT.format(paise / 100);
const money = (paise: number): string => `₹${amount(paise)}`;

/** 2.5 for 250. */
const percent = (hundredths: number): string => `${hundredths / 100}%`;
const stateWords = ({ code, name }: DocumentState): string => `${name} (${code})`;
const named = (language: Language, { type, number, date }: DocumentReference): string => {
  const words = wordsOf[language].documents;
  return words.ofDay(`${words.titles[type]} ${number}`, wholeDay(language, date));
};

/** Documents of earlier releases have none. */
const languageOf = ({ snapshot: { language = 'en' } }: DocumentRow): Language => language;

/** `Aai: Facial`, `Guest 2: Facial`; the service alone where it is for no guest. No paper can write a name of pictures alone. */
const described = ({ description, guest, label = '' }: DocumentLine, words: Words): string => {
  if (guest === undefined) return description;
  return `${/[\p{L}\p{N}]/u.test(label) ? label : words.guest(guest)}: ${description}`;
};

const isThere = (text: string | null | false | undefined): text is string => Boolean(text);

interface Cell extends Column {
  of: (line: DocumentLine) => string;
}

const cellsOf = (document: DocumentRow): Cell[] => {
  const { regime, interState, sacDigits, totals } = document.snapshot;
  const { type } = document;
  const language = languageOf(document);
  const words = wordsOf[language].documents;
  const number = (heading: string, width: number, of: Cell['of']): Cell => ({ heading, isNumber: true, width, of });
  const hasTax = regime === 'REGULAR';
  const isPart = type === 'RECEIPT_VOUCHER' || type === 'REFUND_VOUCHER' || type === 'CREDIT_NOTE';
  const taxes = interState
    ? [number('IGST', 10, ({ igst }) => amount(igst))]
    : [number('CGST', 10, ({ cgst }) => amount(cgst)), number('SGST', 10, ({ sgst }) => amount(sgst))];
  return [
    { heading: words.service, isNumber: false, width: hasTax ? 34 : 50, of: line => described(line, words) },
    ...(regime === 'UNREGISTERED' ? [] : [number('SAC', 9, ({ sac }) => sac.slice(0, sacDigits))]),
    number(words.quantity, 6, ({ quantity }) => String(quantity)),
    ...(isPart ? [] : [number(words.price, 12, ({ gross }) => amount(gross))]),
    ...(totals.discount > 0 ? [number(words.discount, 11, ({ discount }) => amount(discount))] : []),
    ...(hasTax
      ? [
          number(inBoth(language, 'taxable'), 12, ({ taxable }) => amount(taxable)),
          number(inBoth(language, 'rate'), 7, ({ rate }) => percent(rate)),
          ...taxes,
        ]
      : []),
    number(words.total, 13, ({ total }) => amount(total)),
  ];
};

/** What the price is made of, if a discount says so. What rounds it stands apart, and tax is on what is paid (rule M3). */
const priceOf = ({ snapshot: { totals, roundOff = 0, quiet = 0 } }: DocumentRow, words: Words): Fact[] => {
  if (totals.discount === 0) return [];
  const discount = totals.discount + roundOff - quiet;
  return [
    [words.price, money(totals.gross)],
    ...(quiet === 0 ? [] : [[words.quietPrice, `−${money(quiet)}`] as const]),
    ...(discount === 0 && quiet > 0 ? [] : [[words.discount, `−${money(discount)}`] as const]),
    ...(roundOff === 0 ? [] : [[words.roundOff, `${roundOff < 0 ? '−' : '+'}${money(Math.abs(roundOff))}`] as const]),
  ];
};

const sumsOf = (document: DocumentRow): Fact[] => {
  const { regime, interState, totals, lines } = document.snapshot;
  const language = languageOf(document);
  const words = wordsOf[language].documents;
  if (regime !== 'REGULAR') return priceOf(document, words);
  const rates = new Set(lines.map(({ rate }) => rate));
  const [rate = 0] = rates;
  const label = (tax: string, hundredths: number) => (rates.size === 1 ? `${tax} ${percent(hundredths)}` : tax);
  const taxes: Fact[] = interState
    ? [[label('IGST', rate), money(totals.igst)]]
    : [
        [label('CGST', rate / 2), money(totals.cgst)],
        [label('SGST', rate / 2), money(totals.sgst)],
      ];
  const { roundOff, quiet } = document.snapshot;
  const explained = roundOff || quiet ? priceOf(document, words) : [];
  return [...explained, [inBoth(language, 'taxableValue'), money(totals.taxable)], ...taxes];
};

const TOTAL_OF = {
  BILL: 'total',
  BILL_OF_SUPPLY: 'total',
  TAX_INVOICE: 'total',
  RECEIPT_VOUCHER: 'advanceReceived',
  REFUND_VOUCHER: 'refunded',
  CREDIT_NOTE: 'credited',
} as const;

/** Every text of the document. */
export function sheetOf(document: DocumentRow): Sheet {
  const { type, number, date, snapshot, cancelReason } = document;
  const { seller, buyer, regime, placeOfSupply, interState, reference, guestCount, suppliedOn, refersTo, advances, totals } =
    snapshot;
  const language = languageOf(document);
  const words = wordsOf[language].documents;
  const cells = cellsOf(document);
  // A partial refund may leave out services.
  const lines = snapshot.lines.filter(({ gross }) => gross > 0);
  const used = advances.reduce((sum, advance) => sum + advance.total, 0);
  const facts: (Fact | false | null)[] = [
    [words.number, number],
    [words.date, wholeDay(language, date)],
    suppliedOn !== null && suppliedOn !== date && [words.serviceOn, wholeDay(language, suppliedOn)],
    reference !== null && [words.booking, reference],
    guestCount !== undefined && [words.guests, String(guestCount)],
    refersTo && [words.refersTo, named(language, refersTo)],
    regime === 'REGULAR' && placeOfSupply && [inBoth(language, 'placeOfSupply'), stateWords(placeOfSupply)],
  ];
  return {
    language,
    title: both(language, ({ titles }) => titles[type]),
    number,
    cancelled: cancelReason === null ? null : words.cancelled(cancelReason),
    preface: regime === 'COMPOSITION' ? compositionWordsOn(date) : null,
    seller: {
      name: seller.name,
      lines: [
        seller.legalName !== seller.name && seller.legalName,
        seller.address,
        [seller.phone, seller.email].filter(Boolean).join(' · '),
        seller.gstin && `GSTIN ${seller.gstin}`,
        seller.gstin && seller.state && words.state(stateWords(seller.state)),
      ].filter(isThere),
    },
    buyer: {
      heading: type === 'RECEIPT_VOUCHER' ? words.receivedFrom : words.buyer,
      lines: [
        buyer.name ?? words.customer,
        buyer.address,
        buyer.gstin && `GSTIN ${buyer.gstin}`,
        buyer.state && words.state(stateWords(buyer.state)),
      ].filter(isThere),
      unnamed: [
        [words.customer, reference].filter(isThere).join(' '),
        snapshot.buyerDigits && words.mobileEnding(snapshot.buyerDigits),
      ]
        .filter(isThere)
        .join(', '),
    },
    facts: facts.filter(fact => fact !== false && fact !== null),
    columns: cells.map(({ heading, isNumber, width }) => ({ heading, isNumber, width })),
    rows: lines.map(line => cells.map(({ of }) => of(line))),
    sums: sumsOf(document),
    total: [words[TOTAL_OF[type]], money(totals.total)],
    afterTotal:
      used > 0
        ? [
            ...advances.map((advance): Fact => [words.less(named(language, advance)), `−${money(advance.total)}`]),
            [words.balance, money(totals.total - used)],
          ]
        : [],
    notes: [regime === 'REGULAR' && inBoth(language, 'withTax'), interState && inBoth(language, 'otherState')].filter(isThere),
    signature: words.onBehalfOf(seller.legalName),
    signatory: words.signatory,
    pageOf: words.page,
  };
}
