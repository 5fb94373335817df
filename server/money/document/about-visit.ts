/** What the page of a bill says of the visit beside the document itself, which never changes: who came, and how it was paid (rule M48). */

import { rupees } from '../../../common/money.ts';
import { allNames } from '../../../common/names.ts';
import { istDate } from '../../../common/time.ts';
import { wordsOf } from '../../../common/words/all.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { Queries } from '../../platform/db/database.ts';
import { wholeDay } from '../../platform/shared/local-words.ts';
import { findPaid, findWhoCame } from './about-visit-store.ts';
import type { DocumentRow } from './store.ts';

type Payment = Awaited<ReturnType<typeof findPaid>>[number];

/** `₹1,499 paid in cash to Kavita Rao on 29 November 2026, ₹200 of it given back`; undefined if all of it was. */
const paidWords = (language: Language, { method, amountPaise, refundedPaise, toSalon, paidAt, name }: Payment) => {
  if (refundedPaise >= amountPaise || paidAt === null) return undefined;
  const words = wordsOf[language].documents;
  const way = words.ways[method];
  const how = name === null || toSalon ? way : words.takenBy(way, name);
  const paid = words.paid(rupees(amountPaise / 100), how, wholeDay(language, istDate(paidAt)));
  return refundedPaise > 0 ? `${paid}, ${words.givenBack(rupees(refundedPaise / 100))}` : paid;
};

/** Sentences in the language of the document. None for vouchers and credit notes, which say what they are about themselves. */
export async function aboutVisit(db: Queries, { bookingId, type, cancelledAt, snapshot }: DocumentRow): Promise<string[]> {
  const isBill = type === 'BILL' || type === 'BILL_OF_SUPPLY' || type === 'TAX_INVOICE';
  if (bookingId === null || !isBill || cancelledAt !== null) return [];
  const { language = 'en' } = snapshot;
  const came = await findWhoCame(db, bookingId);
  const paid = (await findPaid(db, bookingId)).map(row => paidWords(language, row));
  const { documents, format } = wordsOf[language];
  const who = came.length > 0 ? [documents.whoCame(allNames(came, format.lastOf))] : [];
  return [...who, ...paid.filter(text => text !== undefined)];
}
