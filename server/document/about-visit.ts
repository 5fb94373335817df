/** What the page of a bill says of the visit beside the document itself, which never changes: who came, and how it was paid (rule M48). */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { wordsOf } from '../../words/all.ts';
import type { Language } from '../../words/languages.ts';
import type { Queries } from '../db/database.ts';
import { booking, payment, professional, visit } from '../db/schema.ts';
import { wholeDay } from '../shared/local-words.ts';
import { rupees } from '../shared/money.ts';
import { istDate } from '../shared/time.ts';
import type { DocumentRow } from './store.ts';

type Payment = Awaited<ReturnType<typeof findPaid>>[number];

const findPaid = (db: Queries, bookingId: string) => {
  const { id, method, amountPaise, refundedPaise, toSalon, paidAt, state } = payment;
  return db
    .select({ method, amountPaise, refundedPaise, toSalon, paidAt, name: professional.name })
    .from(payment)
    .leftJoin(professional, and(eq(professional.id, payment.professionalId), isNull(professional.erasedAt)))
    .where(and(eq(payment.bookingId, bookingId), eq(state, 'PAID')))
    .orderBy(asc(paidAt), asc(id))
    .execute();
};

/** Who carried the visit out; undefined with teams, and once that account is erased. */
const findWhoCame = async (db: Queries, bookingId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ name: professional.name })
    .from(visit)
    .innerJoin(booking, eq(booking.id, visit.bookingId))
    .innerJoin(professional, eq(professional.id, visit.professionalId))
    .where(and(eq(visit.bookingId, bookingId), eq(booking.status, 'COMPLETED'), isNull(professional.erasedAt)));
  return row?.name;
};

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
