/** Numbers of documents: one consecutive series for each type and financial year (rule G6). Pure. */

import type { IsoDate } from '../../../common/time.ts';
import type { DOCUMENT_TYPES } from '../../platform/db/schema.ts';
import { SPECIMEN } from '../../platform/shared/specimen.ts';

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The letter that follows the salon's prefix, so that no two types share a number. */
const LETTERS: Record<DocumentType, string> = {
  BILL: 'B',
  BILL_OF_SUPPLY: 'S',
  TAX_INVOICE: 'I',
  RECEIPT_VOUCHER: 'R',
  REFUND_VOUCHER: 'F',
  CREDIT_NOTE: 'C',
};

/** '26-27' from 1 April 2026 to 31 March 2027 in India. */
export function financialYearOf(date: IsoDate): string {
  const year = Number(date.slice(2, 4)) - (date.slice(5) < '04-01' ? 1 : 0);
  const short = (n: number) => String((n + 100) % 100).padStart(2, '0');
  return `${short(year)}-${short(year + 1)}`;
}

/** The law allows 16 characters. */
const MOST_CHARACTERS = 16;

/** 'NKI/26-27/000123'. `prefix` has one or two letters or digits. Throws if the year has had a million documents of the type. */
export function numberOf(prefix: string, type: DocumentType, financialYear: string, n: number): string {
  const number = `${prefix}${LETTERS[type]}/${financialYear}/${String(n).padStart(6, '0')}`;
  if (number.length > MOST_CHARACTERS) throw new RangeError(`A document's number cannot have more than 16 characters: ${number}`);
  return number;
}

/** 'DEMO-B/000123'. The demo's visits have a series of their own, so that they use up no number of the salon (rule C62). */
export function specimenNumberOf(type: DocumentType, n: number): string {
  return `${SPECIMEN}${LETTERS[type]}/${String(n).padStart(6, '0')}`;
}
