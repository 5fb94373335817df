import { and, asc, eq, gt, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { booking, payment, refund } from '../../platform/db/schema.ts';
import type { PaymentRow, RefundRow } from './rules.ts';

/** Nobody but server/visits/payment sees what is only being ordered. */
const isPayment = ne(payment.state, 'ORDERING');

export async function findPayments(db: Queries, bookingId: string): Promise<PaymentRow[]> {
  const rows = await db
    .select()
    .from(payment)
    .where(and(eq(payment.bookingId, bookingId), isPayment))
    .orderBy(asc(payment.createdAt), asc(payment.id));
  return rows as PaymentRow[];
}

/** All payments of these bookings, in order of time. */
export async function findPaymentsOfMany(db: Queries, bookingIds: string[]): Promise<PaymentRow[]> {
  if (bookingIds.length === 0) return [];
  const rows = await db
    .select()
    .from(payment)
    .where(and(inArray(payment.bookingId, bookingIds), isPayment))
    .orderBy(asc(payment.createdAt), asc(payment.id));
  return rows as PaymentRow[];
}

/** What staff wrote about the money of a customer's bookings. */
export async function removeNotesOf(db: Queries, userId: string): Promise<void> {
  const theirs = db.select({ id: booking.id }).from(booking).where(eq(booking.userId, userId));
  const payments = db.select({ id: payment.id }).from(payment).where(inArray(payment.bookingId, theirs));
  await db
    .update(refund)
    .set({ note: null })
    .where(and(inArray(refund.paymentId, payments), isNotNull(refund.note)));
  await db
    .update(payment)
    .set({ note: null })
    .where(and(inArray(payment.bookingId, theirs), isNotNull(payment.note)));
}

export async function findPayment(db: Queries, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.id, id), isPayment));
  return row as PaymentRow | undefined;
}

export function findRefunds(db: Queries, paymentIds: string[]): Promise<RefundRow[]> {
  return db
    .select()
    .from(refund)
    .where(inArray(refund.paymentId, paymentIds))
    .orderBy(asc(refund.createdAt), asc(refund.id))
    .execute();
}

/** The tips of these bookings, and for whom they are: null for all who came. */
export async function findTips(db: Queries, bookingIds: string[]) {
  if (bookingIds.length === 0) return [];
  return db
    .select({ bookingId: payment.bookingId, tipPaise: payment.tipPaise, tipFor: payment.tipFor })
    .from(payment)
    .where(and(inArray(payment.bookingId, bookingIds), eq(payment.state, 'PAID'), gt(payment.tipPaise, 0)));
}

export async function findRefund(db: Queries, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refund).where(eq(refund.id, id));
  return row;
}

export async function addPayment(db: Queries, row: PaymentRow): Promise<void> {
  await db.insert(payment).values(row);
}

export async function changePayment(db: Queries, id: string, changes: Partial<PaymentRow>): Promise<void> {
  await db.update(payment).set(changes).where(eq(payment.id, id));
}

export async function addRefund(db: Queries, row: RefundRow): Promise<void> {
  await db.insert(refund).values(row);
}

export async function changeRefund(db: Queries, id: string, changes: Partial<RefundRow>): Promise<void> {
  await db.update(refund).set(changes).where(eq(refund.id, id));
}
