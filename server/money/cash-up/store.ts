import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { DAY, type IsoDate, istMidnight } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, cashUp, feePayment, payment, refund, user } from '../../platform/db/schema.ts';
import type { AtDesk, CashUpRow, TakenPayment } from './rules.ts';

/** What was paid on a day, by the index of `paidAt`: its cost is that of one day. */
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
  const { id, professionalId, method, amountPaise, tipPaise, toSalon } = payment;
  const columns = { id, professionalId, method, amountPaise, tipPaise, toSalon };
  const rows = await db.select(columns).from(payment).where(takenOn(date));
  const returned = await findReturned(db, date);
  return rows.map(row => ({ ...row, returnedPaise: returned.get(row.id) ?? 0 })) as OfProfessional[];
}

/** The payments of one professional with their bookings, in order of time. */
export async function findPaymentsOf(db: Queries, professionalId: string, date: IsoDate) {
  const { id, bookingId, method, amountPaise, tipPaise, toSalon, paidAt } = payment;
  const columns = { id, bookingId, method, amountPaise, tipPaise, toSalon, paidAt };
  const rows = await db
    .select({ ...columns, reference: booking.reference, customerName: user.fullName })
    .from(payment)
    .innerJoin(booking, eq(booking.id, payment.bookingId))
    .leftJoin(user, eq(user.id, booking.userId))
    .where(and(takenOn(date), eq(payment.professionalId, professionalId)))
    .orderBy(asc(payment.paidAt), asc(payment.id));
  const returned = await findReturned(db, date);
  type Row = (typeof rows)[number] & TakenPayment & { paidAt: number };
  return rows.map(row => ({ ...row, returnedPaise: returned.get(row.id) ?? 0 })) as Row[];
}

const sumOf = (paise: typeof payment.amountPaise | typeof refund.amountPaise | typeof feePayment.amountPaise) =>
  sql<number>`coalesce(sum(${paise}), 0)`.mapWith(Number);
const rows = sql<number>`count(*)`.mapWith(Number);

/** How staff gave money back; as it came, if nobody said it. */
const wayBack = sql<(typeof payment.$inferSelect)['method']>`coalesce(${refund.method}, ${payment.method})`;

const findVisitsAtDesk = async (db: Queries, date: IsoDate) => {
  const paid = await db
    .select({ method: payment.method, paise: sumOf(payment.amountPaise), payments: rows })
    .from(payment)
    .where(and(paidOn(date), eq(payment.provider, 'NONE'), isNull(payment.professionalId)))
    .groupBy(payment.method);
  const given = await db
    .select({ method: wayBack, paise: sumOf(refund.amountPaise) })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(
      and(
        ...[gte(refund.doneAt, istMidnight(date)), lt(refund.doneAt, istMidnight(date) + DAY), eq(refund.state, 'DONE')],
        ...[eq(refund.online, false), eq(refund.byProfessional, false)],
      ),
    )
    .groupBy(wayBack);
  return { paid, given };
};

const findCoursesAtDesk = async (db: Queries, date: IsoDate) => {
  const { kind, method, at, takenBackAt, amountPaise } = feePayment;
  const fees = await db
    .select({ kind, method, paise: sumOf(amountPaise), payments: rows })
    .from(feePayment)
    .where(and(gte(at, istMidnight(date)), lt(at, istMidnight(date) + DAY), isNull(takenBackAt)))
    .groupBy(kind, method);
  const of = (wanted: (typeof fees)[number]['kind']) => fees.filter(one => one.kind === wanted);
  return { paid: of('PART'), given: of('REFUND') };
};

/** What staff took and gave back themselves on this day in India, for visits and courses. */
export async function findAtDesk(db: Queries, date: IsoDate): Promise<AtDesk> {
  const visits = await findVisitsAtDesk(db, date);
  const courses = await findCoursesAtDesk(db, date);
  return { visits: visits.paid, courses: courses.paid, returned: [...visits.given, ...courses.given] };
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
