/** Money that came in and went back in a period, by day in India, subject and way. One row for each of them. */
import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { DAY, HOUR, type Instant, MINUTE } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { feePayment, payment, refund } from '../../platform/db/schema.ts';

export type Way = (typeof payment.$inferSelect)['method'];

/** Paise. `day` counts days in India from 1970. */
export interface DaySum {
  subject: 'VISITS' | 'COURSES';
  day: number;
  way: Way;
  payments: number;
  receivedPaise: number;
  tipPaise: number;
  returnedPaise: number;
}

const IST = 5 * HOUR + 30 * MINUTE;
/** Whole numbers, which both engines divide without a rest. */
const dayOf = (at: SQL | typeof payment.paidAt | typeof refund.doneAt | typeof feePayment.at) =>
  sql<number>`(${at} + ${sql.raw(String(IST))}) / ${sql.raw(String(DAY))}`.mapWith(Number);
const count = sql<number>`count(*)`.mapWith(Number);
type Paise = typeof payment.amountPaise | typeof payment.tipPaise | typeof refund.amountPaise | typeof feePayment.amountPaise;
const sumOf = (paise: Paise) => sql<number>`coalesce(sum(${paise}), 0)`.mapWith(Number);

interface Time {
  from: Instant;
  /** The first instant that is not included. */
  to: Instant;
}

const NOTHING = { payments: 0, receivedPaise: 0, tipPaise: 0, returnedPaise: 0 };

const findPaid = async (db: Queries, { from, to }: Time): Promise<DaySum[]> => {
  const { paidAt, method, amountPaise, tipPaise, state } = payment;
  const rows = await db
    .select({ day: dayOf(paidAt), way: method, payments: count, receivedPaise: sumOf(amountPaise), tipPaise: sumOf(tipPaise) })
    .from(payment)
    .where(and(gte(paidAt, from), lt(paidAt, to), eq(state, 'PAID')))
    .groupBy(dayOf(paidAt), method);
  return rows.map(row => ({ ...NOTHING, ...row, subject: 'VISITS' }));
};

/** How staff gave money back; as it came, if nobody said it. */
const wayBack = sql<Way>`coalesce(${refund.method}, ${payment.method})`;

const findReturned = async (db: Queries, { from, to }: Time): Promise<DaySum[]> => {
  const { doneAt, amountPaise, state, paymentId } = refund;
  const rows = await db
    .select({ day: dayOf(doneAt), way: wayBack, returnedPaise: sumOf(amountPaise) })
    .from(refund)
    .innerJoin(payment, eq(payment.id, paymentId))
    .where(and(isNotNull(doneAt), gte(doneAt, from), lt(doneAt, to), eq(state, 'DONE')))
    .groupBy(dayOf(doneAt), wayBack);
  return rows.map(row => ({ ...NOTHING, ...row, subject: 'VISITS' }));
};

const findFees = async (db: Queries, { from, to }: Time): Promise<DaySum[]> => {
  const { at, kind, method, amountPaise, takenBackAt } = feePayment;
  const rows = await db
    .select({ day: dayOf(at), kind, way: method, payments: count, paise: sumOf(amountPaise) })
    .from(feePayment)
    .where(and(gte(at, from), lt(at, to), isNull(takenBackAt), inArray(kind, ['PART', 'REFUND'])))
    .groupBy(dayOf(at), kind, method);
  return rows.map(({ day, kind, way, payments, paise }) => {
    const sums = kind === 'PART' ? { payments, receivedPaise: paise } : { returnedPaise: paise };
    return { ...NOTHING, day, way: way as Way, subject: 'COURSES', ...sums };
  });
};

/** The sums in no order, and perhaps in several rows of a day, subject and way. */
export async function findDaySums(db: Queries, time: Time): Promise<DaySum[]> {
  return [...(await findPaid(db, time)), ...(await findReturned(db, time)), ...(await findFees(db, time))];
}
