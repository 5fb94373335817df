import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { booking, cashUp, payment, refund, user } from '../db/schema.ts';
import { DAY, type IsoDate, istMidnight } from '../shared/time.ts';
import type { AtDesk, CashUpRow, TakenPayment } from './rules.ts';

/** By the index of `paidAt`, so its cost is that of one day. */
const paidOn = (date: IsoDate) =>
  and(gte(payment.paidAt, istMidnight(date)), lt(payment.paidAt, istMidnight(date) + DAY), eq(payment.state, 'PAID'));

const takenOn = (date: IsoDate) => and(paidOn(date), inArray(payment.method, ['CASH', 'UPI']), isNotNull(payment.professionalId));

/** Cash of the day's payments that their professionals gave back themselves, by payment. */
const findReturned = async (db: Queries, date: IsoDate): Promise<Map<string, number>> => {
  const rows = await db
    .select({ paymentId: refund.paymentId, paise: sql<number>`sum(${refund.amountPaise})`.mapWith(Number) })
    .from(payment)
    .innerJoin(refund, eq(refund.paymentId, payment.id))
    .where(and(takenOn(date), eq(refund.byProfessional, true), eq(refund.state, 'DONE')))
    .groupBy(refund.paymentId);
  return new Map(rows.map(({ paymentId, paise }) => [paymentId, paise]));
};

type OfProfessional = TakenPayment & { professionalId: string };

/** What professionals took on this day in India. */
export async function findTaken(db: Queries, date: IsoDate): Promise<OfProfessional[]> {
  const { id, professionalId, method, amountPaise, tipPaise } = payment;
  const rows = await db.select({ id, professionalId, method, amountPaise, tipPaise }).from(payment).where(takenOn(date));
  const returned = await findReturned(db, date);
  return rows.map(row => ({ ...row, returnedPaise: returned.get(row.id) ?? 0 })) as OfProfessional[];
}

/** The payments of one professional with their bookings, in order of time. */
export async function findPaymentsOf(db: Queries, professionalId: string, date: IsoDate) {
  const { id, bookingId, method, amountPaise, tipPaise, paidAt } = payment;
  const rows = await db
    .select({ id, bookingId, method, amountPaise, tipPaise, paidAt, reference: booking.reference, customerName: user.fullName })
    .from(payment)
    .innerJoin(booking, eq(booking.id, payment.bookingId))
    .leftJoin(user, eq(user.id, booking.userId))
    .where(and(takenOn(date), eq(payment.professionalId, professionalId)))
    .orderBy(asc(payment.paidAt), asc(payment.id));
  const returned = await findReturned(db, date);
  type Row = (typeof rows)[number] & TakenPayment & { paidAt: number };
  return rows.map(row => ({ ...row, returnedPaise: returned.get(row.id) ?? 0 })) as Row[];
}

/** What staff took and gave back themselves on this day in India, for bookings. */
export async function findAtDesk(db: Queries, date: IsoDate): Promise<AtDesk> {
  const paise = (of: typeof payment.amountPaise | typeof refund.amountPaise) =>
    sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);
  const paid = await db
    .select({ method: payment.method, paise: paise(payment.amountPaise), payments: sql<number>`count(*)`.mapWith(Number) })
    .from(payment)
    .where(and(paidOn(date), eq(payment.provider, 'NONE'), isNull(payment.professionalId)))
    .groupBy(payment.method);
  const [given] = await db
    .select({ returnedPaise: paise(refund.amountPaise) })
    .from(refund)
    .where(
      and(
        ...[gte(refund.doneAt, istMidnight(date)), lt(refund.doneAt, istMidnight(date) + DAY), eq(refund.state, 'DONE')],
        ...[eq(refund.online, false), eq(refund.byProfessional, false)],
      ),
    );
  return { paid, returnedPaise: given?.returnedPaise ?? 0 };
}

/** All settlements of the day, or those of one professional, the latest first. */
export function findCashUps(db: Queries, date: IsoDate, professionalId?: string): Promise<CashUpRow[]> {
  return db
    .select()
    .from(cashUp)
    .where(and(eq(cashUp.date, date), professionalId === undefined ? undefined : eq(cashUp.professionalId, professionalId)))
    .orderBy(desc(cashUp.settledAt), desc(cashUp.id))
    .execute();
}

export async function addCashUp(db: Queries, row: CashUpRow): Promise<void> {
  await db.insert(cashUp).values(row);
}
