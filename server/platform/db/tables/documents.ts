/** Bills, invoices and vouchers. Rows are never deleted, and only a cancellation changes one (rule G7). */
import { check, col, index, primaryKey, sql, table, uniqueIndex } from '../dialect/dialect.ts';

export const DOCUMENT_TYPES = [
  'BILL',
  'BILL_OF_SUPPLY',
  'TAX_INVOICE',
  'RECEIPT_VOUCHER',
  'REFUND_VOUCHER',
  'CREDIT_NOTE',
] as const;

/** Paise. `gross` is the price before the discount. `gross`, `discount` and `total` include tax; `taxable` does not. */
export interface DocumentAmounts {
  gross: number;
  discount: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}

export interface DocumentLine extends DocumentAmounts {
  description: string;
  /** For which guest it is, from 1, and how the customer calls her; absent unless it is for a guest. The label goes with the account. */
  guest?: number;
  label?: string;
  /** Six digits, whatever is printed. */
  sac: string;
  quantity: number;
  /** Hundredths of a per cent; 0 if the seller collects no tax. */
  rate: number;
}

export interface DocumentState {
  /** Two digits, as a GSTIN begins. */
  code: string;
  name: string;
}

/** Names another document as it was when this one was issued. */
export interface DocumentReference {
  id: string;
  type: (typeof DOCUMENT_TYPES)[number];
  number: string;
  date: string;
}

/** All that a document says besides its type, number and date. */
export interface DocumentSnapshot {
  /** The buyer's. Documents without it are older than languages: English. */
  language?: 'en' | 'hi' | 'mr';
  regime: 'UNREGISTERED' | 'COMPOSITION' | 'REGULAR';
  seller: {
    name: string;
    legalName: string;
    address: string;
    phone: string;
    email: string;
    gstin: string | null;
    state: DocumentState | null;
  };
  /** `name` is null if the salon did not know it. The address is there for a business and for large sums only. */
  buyer: { name: string | null; address: string | null; gstin: string | null; state: DocumentState | null };
  /** The last digits of the buyer's mobile. A PDF shows them for a name that our fonts cannot write; absent if unknown. */
  buyerDigits?: string;
  placeOfSupply: DocumentState | null;
  interState: boolean;
  /** How many digits of the SAC are printed. */
  sacDigits: number;
  /** The reference of the booking or the enrolment; null without one. */
  reference: string | null;
  /** For how many guests the booking is; absent for an ordinary one. */
  guestCount?: number;
  /** The day of the service; null if it is still to come. */
  suppliedOn: string | null;
  /** As in DocumentAmounts, for each line and in total. */
  lines: DocumentLine[];
  totals: DocumentAmounts;
  /** Paise by which the price was rounded to whole rupees, within the discount; absent if it was not. */
  roundOff?: number;
  /** Paise by which the services were cheaper at a quiet time, within the discount; absent if they were not. */
  quiet?: number;
  /** Receipt vouchers that an invoice uses up, with paise. */
  advances: (DocumentReference & { total: number })[];
  /** The invoice of a credit note, or the receipt voucher of a refund voucher. */
  refersTo: DocumentReference | null;
}

export const document = table(
  'document',
  {
    id: col.text().primaryKey(),
    type: col.oneOf(DOCUMENT_TYPES).notNull(),
    number: col.text().notNull(),
    /** The day of issue in India. */
    date: col.text().notNull(),
    issuedAt: col.time().notNull(),
    /** No foreign key: a document outlives its booking. Null if it is not about a booking. */
    bookingId: col.text(),
    /** The same for a course. */
    enrolmentId: col.text(),
    /** The customer who may read it. Null after they deleted their account. */
    userId: col.text(),
    /** The buyer's, if it is a registered business. */
    buyerGstin: col.text(),
    totalPaise: col.paise().notNull(),
    /** The invoice of a credit note, or the receipt voucher of a refund voucher. */
    refersToId: col.text(),
    /** The payment of a receipt voucher, the refund of a refund voucher or credit note. Null for an invoice. */
    causeId: col.text(),
    /** The frozen content, which never changes. A deleted account takes the labels of its guests away (rule G9). */
    snapshot: col.json<DocumentSnapshot>().notNull(),
    cancelledAt: col.time(),
    cancelReason: col.text(),
  },
  t => [
    uniqueIndex('document_number').on(t.number),
    index('document_date').on(t.date, t.issuedAt, t.id),
    index('document_booking').on(t.bookingId, t.issuedAt, t.id).where(sql`${t.bookingId} IS NOT NULL`),
    index('document_enrolment').on(t.enrolmentId, t.issuedAt, t.id).where(sql`${t.enrolmentId} IS NOT NULL`),
    index('document_user').on(t.userId).where(sql`${t.userId} IS NOT NULL`),
    check('document_total', sql`${t.totalPaise} > 0`),
    check('document_cancelled', sql`(${t.cancelledAt} IS NULL) = (${t.cancelReason} IS NULL)`),
  ],
);

/** The last number of each series. The transaction that issues a document takes the next one, so a rollback leaves no gap (rule G6). */
export const documentSeries = table(
  'document_series',
  {
    type: col.text().notNull(),
    /** Such as '26-27', from April to March. */
    financialYear: col.text().notNull(),
    last: col.int().notNull(),
  },
  t => [primaryKey({ columns: [t.type, t.financialYear] })],
);
