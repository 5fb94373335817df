/** The ledger of what is open between a professional and the salon (rule M44). */
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { cashBalance, cashUp, professional } from '../../platform/db/schema.ts';

export type BalanceRow = typeof cashBalance.$inferSelect;

/** The latest entries of a professional first. */
export function findBalanceEntries(db: Queries, professionalId: string, most: number): Promise<BalanceRow[]> {
  return db
    .select()
    .from(cashBalance)
    .where(eq(cashBalance.professionalId, professionalId))
    .orderBy(desc(cashBalance.at), desc(cashBalance.id))
    .limit(most)
    .execute();
}

/** Paise that she owes now; below 0 if the salon owes her. */
export async function findBalance(db: Queries, professionalId: string): Promise<number> {
  return (await findBalanceEntries(db, professionalId, 1))[0]?.balancePaise ?? 0;
}

/** The balances that are not 0, by professional: one look into the index for each of them, however long the history is. */
export async function findOpenBalances(db: Queries): Promise<Map<string, number>> {
  const latest = db
    .select({ balancePaise: cashBalance.balancePaise })
    .from(cashBalance)
    .where(eq(cashBalance.professionalId, professional.id))
    .orderBy(desc(cashBalance.at), desc(cashBalance.id))
    .limit(1);
  const rows = await db.select({ id: professional.id, paise: sql<number | null>`(${latest})` }).from(professional);
  return new Map(rows.flatMap(({ id, paise }) => (Number(paise ?? 0) === 0 ? [] : [[id, Number(paise)]])));
}

/** Paise that professionals paid in on this day in India, less what they were given back. */
export async function findPaidIn(db: Queries, date: IsoDate): Promise<number> {
  const [row] = await db
    .select({ paise: sql<number>`coalesce(sum(-${cashBalance.paise}), 0)`.mapWith(Number) })
    .from(cashBalance)
    .where(and(eq(cashBalance.date, date), inArray(cashBalance.kind, ['PAID_IN', 'GIVEN_BACK'])));
  return row?.paise ?? 0;
}

export async function addBalanceEntry(db: Queries, row: BalanceRow): Promise<void> {
  await db.insert(cashBalance).values(row);
}

/** What staff wrote about her when they settled. The sums stay. */
export async function removeNotesOf(db: Queries, professionalId: string): Promise<void> {
  const note = null;
  await db
    .update(cashUp)
    .set({ note })
    .where(and(eq(cashUp.professionalId, professionalId), isNotNull(cashUp.note)));
  await db
    .update(cashBalance)
    .set({ note })
    .where(and(eq(cashBalance.professionalId, professionalId), isNotNull(cashBalance.note)));
}
