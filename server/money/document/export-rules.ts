/** A month's documents as rows of CSV for the accountant (rule G11). Pure. */
import type { DocumentAmounts, DocumentLine } from '../../platform/db/schema.ts';
import { BYTE_ORDER_MARK, codeCell, csvLine, numberCell } from '../../platform/shared/csv.ts';
import type { DocumentRow } from './store.ts';
import { totalsOf } from './tax-rules.ts';

const HEADER = [
  ...[
    'Section',
    'Type',
    'Number',
    'Date',
    'Refers to',
    'Buyer',
    'Buyer GSTIN',
    'Place of supply',
    'SAC',
    'Description',
    'Quantity',
  ],
  ...['Rate', 'Taxable', 'CGST', 'SGST', 'IGST', 'Total'],
];

const rupees = (paise: number) => numberCell(paise / 100, 2);
const amounts = ({ taxable, cgst, sgst, igst, total }: DocumentAmounts) => [taxable, cgst, sgst, igst, total].map(rupees);

const isBusiness = ({ buyerGstin }: DocumentRow) => buyerGstin !== null;

const sectionOf = (document: DocumentRow): string => {
  if (document.cancelledAt !== null) return 'CANCELLED';
  switch (document.type) {
    case 'RECEIPT_VOUCHER':
      return 'ADVANCE';
    case 'REFUND_VOUCHER':
      return 'ADVANCE_REFUND';
    case 'CREDIT_NOTE':
      return 'CREDIT_NOTE';
    default:
      return isBusiness(document) ? 'B2B' : 'B2C';
  }
};

/** Lines of one code and rate together. */
const byRate = (lines: DocumentLine[]): DocumentLine[][] => [...Map.groupBy(lines, ({ sac, rate }) => `${sac} ${rate}`).values()];

const head = (
  section: string,
  { type, number, date, snapshot: { buyer, placeOfSupply } }: DocumentRow,
  refersTo: string | undefined,
) => [
  ...[section, type, number, date, refersTo ?? '', buyer.name ?? '', buyer.gstin ?? ''],
  placeOfSupply ? `${placeOfSupply.code}-${placeOfSupply.name}` : '',
];

const linesOf = (document: DocumentRow): string[] => {
  const { snapshot } = document;
  return byRate(snapshot.lines.filter(({ total }) => total > 0)).map(lines => {
    const { sac, rate } = lines[0] as DocumentLine;
    const start = head(sectionOf(document), document, snapshot.refersTo?.number);
    return csvLine([...start, codeCell(sac), '', '', rupees(rate), ...amounts(totalsOf(lines))]);
  });
};

const usedAdvances = (document: DocumentRow): string[] =>
  document.snapshot.advances.map(({ number, total }) =>
    csvLine([...head('ADVANCE_USED', document, number), '', '', '', '', '', '', '', '', rupees(total)]),
  );

const negative = (line: DocumentLine): DocumentLine => ({
  ...line,
  quantity: 0,
  taxable: -line.taxable,
  cgst: -line.cgst,
  sgst: -line.sgst,
  igst: -line.igst,
  total: -line.total,
});

/** What the summary adds up: the accountant reads it beside the sums. */
const SUMMED = 'TAX_INVOICE less CREDIT_NOTE';

/** Tax invoices less their credit notes, by code and rate, as table 12 of GSTR-1 asks for them. */
const summary = (section: string, documents: DocumentRow[]): string[] => {
  const lines = documents.flatMap(({ type, snapshot }) =>
    type === 'CREDIT_NOTE' ? snapshot.lines.map(negative) : snapshot.lines.filter(({ total }) => total > 0),
  );
  const groups = byRate(lines).toSorted((a, b) => (a[0] as DocumentLine).sac.localeCompare((b[0] as DocumentLine).sac));
  return groups.map(group => {
    const { sac, rate } = group[0] as DocumentLine;
    const names = [...new Set(group.map(({ description }) => description))].join('; ');
    const quantity = group.reduce((sum, line) => sum + line.quantity, 0);
    const start = [section, SUMMED, '', '', '', '', '', '', codeCell(sac), names, numberCell(quantity), rupees(rate)];
    return csvLine([...start, ...amounts(totalsOf(group))]);
  });
};

/** The file, with a byte order mark. `documents` are in the order of issue. */
export function accountsCsv(documents: DocumentRow[]): string {
  const valid = documents.filter(({ cancelledAt }) => cancelledAt === null);
  // Bills of a time without a registration, or under composition, are in no GSTR-1. A month may have both.
  const supplies = valid.filter(
    one => one.snapshot.regime === 'REGULAR' && ['B2B', 'B2C', 'CREDIT_NOTE'].includes(sectionOf(one)),
  );
  const rows = [
    ...documents.flatMap(linesOf),
    ...valid.flatMap(usedAdvances),
    ...summary('HSN_B2B', supplies.filter(isBusiness)),
    ...summary(
      'HSN_B2C',
      supplies.filter(one => !isBusiness(one)),
    ),
  ];
  return BYTE_ORDER_MARK + csvLine(HEADER) + rows.join('');
}
