import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, bookingItem, commission, commissionChange, commissionRule, payment } from '../../platform/db/schema.ts';
import type { DoneVisit } from './raise-rules.ts';
import type { CommissionRow, Left, RuleRow } from './rules.ts';
import { tipShares } from './tip-rules.ts';

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

/** What those who came to a booking earned, the lead first. */
export function findCommissions(db: Queries, bookingId: string): Promise<CommissionRow[]> {
  return db
    .select()
    .from(commission)
    .where(eq(commission.bookingId, bookingId))
    .orderBy(asc(commission.firstPart), asc(commission.professionalId))
    .execute();
}

const hers = (of: typeof commission | typeof commissionChange, { bookingId, professionalId }: Hers) =>
  and(eq(of.bookingId, bookingId), eq(of.professionalId, professionalId));

type Hers = Pick<CommissionRow, 'bookingId' | 'professionalId'>;

export async function changeCommission(db: Queries, row: Hers, change: Partial<CommissionRow>): Promise<void> {
  await db.update(commission).set(change).where(hers(commission, row));
}

/** Removes the commission of a booking, with its lines. */
export async function removeCommission(db: Queries, bookingId: string): Promise<void> {
  await db.delete(commissionChange).where(eq(commissionChange.bookingId, bookingId));
  await db.delete(commission).where(eq(commission.bookingId, bookingId));
}

export async function addChange(db: Queries, row: typeof commissionChange.$inferInsert): Promise<void> {
  await db.insert(commissionChange).values(row);
}

const linesSum = {
  revenuePaise: sql<number>`coalesce(sum(${commissionChange.revenuePaise}), 0)`.mapWith(Number),
  commissionPaise: sql<number>`coalesce(sum(${commissionChange.commissionPaise}), 0)`.mapWith(Number),
};

/** What she earned with it less its refunds until now. */
export async function leftOf(db: Queries, row: CommissionRow): Promise<Left> {
  const [lines] = await db.select(linesSum).from(commissionChange).where(hers(commissionChange, row));
  return {
    revenuePaise: row.revenuePaise + (lines?.revenuePaise ?? 0),
    commissionPaise: row.commissionPaise + (lines?.commissionPaise ?? 0),
  };
}

/** How many ids go into one statement. */
const TURN = 500;

/** Visits that were completed since the first day of a rule, of its professional, at most `most`. */
export async function findDone(db: Queries, { from, professionalId }: RuleRow, most: number): Promise<DoneVisit[]> {
  const rows = await db
    .select({ earned: commission, discountPaise: booking.discountPaise })
    .from(commission)
    .innerJoin(booking, eq(booking.id, commission.bookingId))
    .where(and(gte(commission.date, from), professionalId === null ? undefined : eq(commission.professionalId, professionalId)))
    .orderBy(asc(commission.date), asc(commission.bookingId), asc(commission.firstPart))
    .limit(most);
  const items = new Map<string, DoneVisit['items']>();
  const lines = new Map<string, Left>();
  const together = new Map<string, CommissionRow[]>();
  for (let start = 0; start < rows.length; start += TURN) {
    const turn = rows.slice(start, start + TURN).map(({ earned }) => earned);
    const ids = turn.map(({ bookingId }) => bookingId);
    const parties = turn.filter(earned => earned.lines !== null).map(({ bookingId }) => bookingId);
    for (const { bookingId, ...item } of await findItems(db, ids)) items.set(bookingId, [...(items.get(bookingId) ?? []), item]);
    for (const { bookingId, professionalId, ...by } of await findLines(db, ids)) lines.set(`${bookingId} ${professionalId}`, by);
    for (const [bookingId, all] of await findTogether(db, parties)) together.set(bookingId, all);
  }
  return rows.map(({ earned, discountPaise }) => {
    const { bookingId, professionalId } = earned;
    const by = lines.get(`${bookingId} ${professionalId}`) ?? { revenuePaise: 0, commissionPaise: 0 };
    const left = {
      revenuePaise: earned.revenuePaise + by.revenuePaise,
      commissionPaise: earned.commissionPaise + by.commissionPaise,
    };
    return { earned, left, discountPaise, items: items.get(bookingId) ?? [], together: together.get(bookingId) ?? [] };
  });
}

/** All who came to these parties, by booking. */
const findTogether = async (db: Queries, bookingIds: string[]): Promise<Map<string, CommissionRow[]>> => {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(commission)
    .where(inArray(commission.bookingId, bookingIds))
    .orderBy(asc(commission.bookingId), asc(commission.firstPart));
  return Map.groupBy(rows, ({ bookingId }) => bookingId);
};

const findLines = (db: Queries, bookingIds: string[]) =>
  db
    .select({ bookingId: commissionChange.bookingId, professionalId: commissionChange.professionalId, ...linesSum })
    .from(commissionChange)
    .where(inArray(commissionChange.bookingId, bookingIds))
    .groupBy(commissionChange.bookingId, commissionChange.professionalId)
    .execute();

const findItems = (db: Queries, bookingIds: string[]) => {
  const { bookingId, serviceId, pricePaise, quantity, position } = bookingItem;
  return db
    .select({ bookingId, serviceId, pricePaise, quantity })
    .from(bookingItem)
    .where(inArray(bookingId, bookingIds))
    .orderBy(asc(bookingId), asc(position))
    .execute();
};

type Dated = typeof commission | typeof commissionChange;

const within = ({ from, to }: Period, professionalId?: string, of: Dated = commission) =>
  and(gte(of.date, from), lte(of.date, to), professionalId === undefined ? undefined : eq(of.professionalId, professionalId));

/** The lines of refunds of each professional, or of one, of whatever month the visits were. */
const findChanges = async (db: Queries, period: Period, professionalId?: string): Promise<Map<string, Left>> => {
  const rows = await db
    .select({ professionalId: commissionChange.professionalId, ...linesSum })
    .from(commissionChange)
    .where(within(period, professionalId, commissionChange))
    .groupBy(commissionChange.professionalId);
  return new Map(rows.map(({ professionalId: id, ...sums }) => [id, sums]));
};

/** The tips of the period's bookings by professional, or of one, in paise. Those of a party are shared (rule M61). */
const findTips = async (db: Queries, period: Period, professionalId?: string): Promise<Map<string, number>> => {
  const { bookingId } = commission;
  const isTip = and(eq(payment.state, 'PAID'), gt(payment.tipPaise, 0));
  const alone = await db
    .select({ professionalId: commission.professionalId, tipPaise: sql<number>`sum(${payment.tipPaise})`.mapWith(Number) })
    .from(commission)
    .innerJoin(payment, eq(payment.bookingId, bookingId))
    .where(and(within(period, professionalId), isNull(commission.lines), isTip))
    .groupBy(commission.professionalId);
  const shared = await db
    .select({ id: payment.id, bookingId, tipPaise: payment.tipPaise, tipFor: payment.tipFor })
    .from(commission)
    .innerJoin(payment, eq(payment.bookingId, bookingId))
    .where(and(within(period, professionalId), isNotNull(commission.lines), isTip));
  // Each of those who came finds the same payment.
  const given = [...new Map(shared.map(one => [one.id, one])).values()];
  const sums = new Map(alone.map(one => [one.professionalId, one.tipPaise]));
  for (let start = 0; start < given.length; start += TURN) {
    const turn = given.slice(start, start + TURN);
    const came = await findTogether(db, [...new Set(turn.map(one => one.bookingId))]);
    for (const one of turn)
      for (const [id, paise] of tipShares(one.tipPaise, one.tipFor, came.get(one.bookingId) ?? []))
        sums.set(id, (sums.get(id) ?? 0) + paise);
  }
  return sums;
};

const NO_VISITS = { visits: 0, revenuePaise: 0, commissionPaise: 0 };

/** The sums of each professional, or of one, less the refunds of the period, which stand beside them. Tips are those of the same visits. */
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
  const tipOf = await findTips(db, period, professionalId);
  const changes = await findChanges(db, period, professionalId);
  const sumOf = new Map(sums.map(row => [row.professionalId, row]));
  return [...new Set([...sumOf.keys(), ...changes.keys()])].map(id => {
    const { visits, revenuePaise, commissionPaise } = sumOf.get(id) ?? NO_VISITS;
    const refunds = changes.get(id) ?? { revenuePaise: 0, commissionPaise: 0 };
    return {
      ...{ professionalId: id, visits, refunds, tipPaise: tipOf.get(id) ?? 0 },
      revenuePaise: revenuePaise + refunds.revenuePaise,
      commissionPaise: commissionPaise + refunds.commissionPaise,
    };
  });
}
