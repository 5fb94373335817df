/** What the page of a bill says of the visit beside the document itself, which never changes: who came, and how it was paid (rule M48). */
import { wordsOf } from '../../words/all.ts';
import type { Language } from '../../words/languages.ts';
import type { Queries } from '../db/database.ts';
import { wholeDay } from '../shared/local-words.ts';
import { rupees } from '../shared/money.ts';
import { istDate } from '../shared/time.ts';
import { findPaid, findWhoCame } from './about-visit-store.ts';
import type { DocumentRow } from './store.ts';

type Payment = Awaited<ReturnType<typeof findPaid>>[number];

/** `₹1,499 paid in cash to Kavita Rao on 29 November 2026`; undefined if all of it was given back. */
const paidWords = (language: Language, { method, amountPaise, refundedPaise, toSalon, paidAt, name }: Payment) => {
  const kept = amountPaise - refundedPaise;
  if (kept <= 0 || paidAt === null) return undefined;
  const words = wordsOf[language].documents;
  const way = words.ways[method];
  const how = name === null || toSalon ? way : words.takenBy(way, name);
  return words.paid(rupees(kept / 100), how, wholeDay(language, istDate(paidAt)));
};

/** Sentences in the language of the document. None for vouchers and credit notes, which say what they are about themselves. */
export async function aboutVisit(db: Queries, { bookingId, type, cancelledAt, snapshot }: DocumentRow): Promise<string[]> {
  const isBill = type === 'BILL' || type === 'BILL_OF_SUPPLY' || type === 'TAX_INVOICE';
  if (bookingId === null || !isBill || cancelledAt !== null) return [];
  const { language = 'en' } = snapshot;
  const came = await findWhoCame(db, bookingId);
  const paid = (await findPaid(db, bookingId)).map(row => paidWords(language, row));
  return [came && wordsOf[language].documents.whoCame(came), ...paid].filter(text => text !== undefined);
}
