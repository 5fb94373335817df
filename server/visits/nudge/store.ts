/** Reminders, the control group, and the budget of coupons. */
import { and, desc, eq, exists, gte, isNotNull, lt, max, sql, sum } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, nudge, nudgeBudget } from '../../platform/db/schema.ts';
import { standing } from '../../platform/db/which-bookings.ts';
import { type NudgeRow, REST } from './rules.ts';

export async function addNudge(db: Queries, row: NudgeRow): Promise<void> {
  await db.insert(nudge).values(row);
}

export async function findNudge(db: Queries, id: string): Promise<NudgeRow | undefined> {
  const [row] = await db.select().from(nudge).where(eq(nudge.id, id));
  return row;
}

export async function findByToken(db: Queries, tokenHash: string): Promise<NudgeRow | undefined> {
  const [row] = await db.select().from(nudge).where(eq(nudge.tokenHash, tokenHash));
  return row;
}

/** All of a customer, the latest first. */
export function findNudgesOf(db: Queries, userId: string): Promise<NudgeRow[]> {
  return db.select().from(nudge).where(eq(nudge.userId, userId)).orderBy(desc(nudge.createdAt), desc(nudge.id)).execute();
}

export async function noteAnswer(db: Queries, id: string, now: Instant): Promise<void> {
  await db
    .update(nudge)
    .set({ answeredAt: now })
    .where(and(eq(nudge.id, id), sql`${nudge.answeredAt} IS NULL`));
}

export async function noteBooked(db: Queries, id: string, bookingId: string, now: Instant): Promise<void> {
  await db.update(nudge).set({ bookingId, answeredAt: now }).where(eq(nudge.id, id));
}

export async function removeNudgesOf(db: Queries, userId: string): Promise<void> {
  await db.delete(nudge).where(eq(nudge.userId, userId));
}

export async function removeNudgesBefore(db: Queries, instant: Instant): Promise<void> {
  await db.delete(nudge).where(lt(nudge.createdAt, instant));
}

/** When the customer made the last booking that stands; null of none. */
export async function lastBookedAt(db: Queries, userId: string): Promise<Instant | null> {
  const [row] = await db
    .select({ at: max(booking.createdAt) })
    .from(booking)
    .where(and(eq(booking.userId, userId), standing));
  return row?.at ?? null;
}

/** Takes from the month's budget, if there is enough: one statement, so that two at once never take too much (rule B133). */
export async function takeBudget(
  db: Queries,
  { month, paise, budgetPaise }: { month: string; paise: number; budgetPaise: number },
): Promise<boolean> {
  if (paise > budgetPaise) return false;
  const taken = await db
    .insert(nudgeBudget)
    .values({ month, spentPaise: paise })
    .onConflictDoUpdate({
      target: nudgeBudget.month,
      set: { spentPaise: sql`${nudgeBudget.spentPaise} + ${paise}` },
      setWhere: sql`${nudgeBudget.spentPaise} + ${paise} <= ${budgetPaise}`,
    })
    .returning({ month: nudgeBudget.month });
  return taken.length > 0;
}

/** Whether there is room for as much. */
export async function hasBudget(
  db: Queries,
  { month, paise, budgetPaise }: { month: string; paise: number; budgetPaise: number },
): Promise<boolean> {
  const [row] = await db.select().from(nudgeBudget).where(eq(nudgeBudget.month, month));
  return (row?.spentPaise ?? 0) + paise <= budgetPaise;
}

export async function removeBudgetsBefore(db: Queries, month: string): Promise<void> {
  await db.delete(nudgeBudget).where(lt(nudgeBudget.month, month));
}

interface Counted {
  control: boolean;
  customers: number;
  booked: number;
  paise: number;
}

/** What became of the reminders of a time, by group. */
export async function countResults(db: Queries, from: Instant, until: Instant): Promise<Counted[]> {
  const won = and(
    eq(booking.userId, nudge.userId),
    sql`${booking.createdAt} > ${nudge.createdAt}`,
    sql`${booking.createdAt} <= ${nudge.createdAt} + ${REST}`,
    standing,
  );
  const paise = db
    .select({ paise: sql`coalesce(sum(${booking.finalPaise}), 0)` })
    .from(booking)
    .where(won);
  const rows = await db
    .select({
      control: nudge.control,
      booked: sql`CASE WHEN ${exists(db.select({ one: sql`1` }).from(booking).where(won))} THEN 1 ELSE 0 END`.mapWith(Number),
      paise: sql`(${paise})`.mapWith(Number),
    })
    .from(nudge)
    .where(and(gte(nudge.createdAt, from), lt(nudge.createdAt, until)));
  return [true, false].map(control => {
    const ofGroup = rows.filter(row => row.control === control);
    const total = (of: (row: (typeof rows)[number]) => number) => ofGroup.reduce((all, row) => all + of(row), 0);
    return { control, customers: ofGroup.length, booked: total(row => row.booked), paise: total(row => row.paise) };
  });
}

/** The coupons of the reminders of a time: how many were given, and what those that were used took off. */
export async function countCoupons(db: Queries, from: Instant, until: Instant) {
  const inTime = and(gte(nudge.createdAt, from), lt(nudge.createdAt, until), isNotNull(nudge.couponId));
  const [given] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(nudge)
    .where(inTime);
  const [used] = await db
    .select({ count: sql`count(*)`.mapWith(Number), paise: sum(booking.discountPaise).mapWith(Number) })
    .from(nudge)
    .innerJoin(booking, and(eq(booking.userId, nudge.userId), eq(booking.couponId, nudge.couponId), standing))
    .where(inTime);
  return { given: given?.count ?? 0, used: used?.count ?? 0, costPaise: used?.paise ?? 0 };
}
