import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { booking, bookingItem, commission, commissionRule, payment } from '../db/schema.ts';
import type { Period } from '../shared/period.ts';
import type { DoneVisit } from './raise-rules.ts';
import type { CommissionRow, RuleRow } from './rules.ts';

/** The latest first day first. */
export function findRules(db: Queries): Promise<RuleRow[]> {
  return db.select().from(commissionRule).orderBy(desc(commissionRule.from), desc(commissionRule.id)).execute();
}

type Key = Pick<RuleRow, 'professionalId' | 'serviceId' | 'from'>;

export async function removeRuleOf(db: Queries, { professionalId, serviceId, from }: Key): Promise<void> {
  const { professionalId: person, serviceId: service } = commissionRule;
  await db
    .delete(commissionRule)
    .where(
      and(
        eq(commissionRule.from, from),
        professionalId === null ? isNull(person) : eq(person, professionalId),
        serviceId === null ? isNull(service) : eq(service, serviceId),
      ),
    );
}

export async function addRule(db: Queries, row: RuleRow): Promise<void> {
  await db.insert(commissionRule).values(row);
}

/** Whether there was one. */
export async function removeRule(db: Queries, id: string): Promise<boolean> {
  const removed = await db.delete(commissionRule).where(eq(commissionRule.id, id)).returning({ id: commissionRule.id });
  return removed.length > 0;
}

export async function addCommission(db: Queries, row: CommissionRow): Promise<void> {
  await db.insert(commission).values(row).onConflictDoNothing();
}

export async function findCommission(db: Queries, bookingId: string): Promise<CommissionRow | undefined> {
  const [row] = await db.select().from(commission).where(eq(commission.bookingId, bookingId));
  return row;
}

export async function changeCommission(db: Queries, bookingId: string, change: Partial<CommissionRow>): Promise<void> {
  await db.update(commission).set(change).where(eq(commission.bookingId, bookingId));
}

export async function removeCommission(db: Queries, bookingId: string): Promise<void> {
  await db.delete(commission).where(eq(commission.bookingId, bookingId));
}

/** So many ids go into one statement. */
const TURN = 500;

/** Visits that were completed since the first day of a rule, of its professional, at most `most`. */
export async function findDone(
  db: Queries,
  { from, professionalId }: Pick<RuleRow, 'professionalId' | 'from'>,
  most: number,
): Promise<DoneVisit[]> {
  const rows = await db
    .select({ earned: commission, discountPaise: booking.discountPaise })
    .from(commission)
    .innerJoin(booking, eq(booking.id, commission.bookingId))
    .where(and(gte(commission.date, from), professionalId === null ? undefined : eq(commission.professionalId, professionalId)))
    .orderBy(asc(commission.date), asc(commission.bookingId))
    .limit(most);
  const items = new Map<string, DoneVisit['items']>();
  for (let start = 0; start < rows.length; start += TURN) {
    const ids = rows.slice(start, start + TURN).map(({ earned }) => earned.bookingId);
    for (const { bookingId, ...item } of await findItems(db, ids)) items.set(bookingId, [...(items.get(bookingId) ?? []), item]);
  }
  return rows.map(row => ({ ...row, items: items.get(row.earned.bookingId) ?? [] }));
}

const findItems = (db: Queries, bookingIds: string[]) => {
  const { bookingId, serviceId, pricePaise, quantity, position } = bookingItem;
  return db
    .select({ bookingId, serviceId, pricePaise, quantity })
    .from(bookingItem)
    .where(inArray(bookingId, bookingIds))
    .orderBy(asc(bookingId), asc(position))
    .execute();
};

const within = ({ from, to }: Period, professionalId?: string) =>
  and(
    gte(commission.date, from),
    lte(commission.date, to),
    professionalId === undefined ? undefined : eq(commission.professionalId, professionalId),
  );

/** The sums of each professional, or of one. Tips are those of the same visits. */
export async function findSums(db: Queries, period: Period, professionalId?: string) {
  const sums = await db
    .select({
      professionalId: commission.professionalId,
      visits: sql<number>`count(*)`.mapWith(Number),
      revenuePaise: sql<number>`sum(${commission.revenuePaise})`.mapWith(Number),
      commissionPaise: sql<number>`sum(${commission.commissionPaise})`.mapWith(Number),
    })
    .from(commission)
    .where(within(period, professionalId))
    .groupBy(commission.professionalId);
  const tips = await db
    .select({ professionalId: commission.professionalId, tipPaise: sql<number>`sum(${payment.tipPaise})`.mapWith(Number) })
    .from(commission)
    .innerJoin(payment, eq(payment.bookingId, commission.bookingId))
    .where(and(within(period, professionalId), eq(payment.state, 'PAID'), gt(payment.tipPaise, 0)))
    .groupBy(commission.professionalId);
  const tipOf = new Map(tips.map(row => [row.professionalId, row.tipPaise]));
  return sums.map(row => ({ ...row, tipPaise: tipOf.get(row.professionalId) ?? 0 }));
}
