import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import { DAY, type Instant, type IsoDate, istMidnight } from '../../../common/time.ts';
import type { Change } from '../../platform/contract/acts.ts';
import type { Queries } from '../../platform/db/database.ts';
import { staffLog } from '../../platform/db/schema.ts';

type Row = typeof staffLog.$inferSelect;

export async function addAct(db: Queries, row: Omit<Row, 'changes' | 'done'>): Promise<void> {
  await db.insert(staffLog).values({ ...row, changes: [], done: false });
}
export async function finishAct(db: Queries, id: string, changes: Change[], targetId: string | null): Promise<void> {
  await db.update(staffLog).set({ changes, targetId, done: true }).where(eq(staffLog.id, id));
}
export async function removeAct(db: Queries, id: string): Promise<void> {
  await db.delete(staffLog).where(eq(staffLog.id, id));
}

export interface Filter {
  day?: IsoDate | undefined;
  kind?: Row['kind'] | undefined;
  actorId?: string | undefined;
  targetId?: string | undefined;
}

const matching = ({ day, kind, actorId, targetId }: Filter) => {
  const from = day === undefined ? undefined : istMidnight(day);
  return and(
    from === undefined ? undefined : and(gte(staffLog.at, from), lt(staffLog.at, from + DAY)),
    kind === undefined ? undefined : eq(staffLog.kind, kind),
    actorId === undefined ? undefined : eq(staffLog.actorId, actorId),
    targetId === undefined ? undefined : eq(staffLog.targetId, targetId),
  );
};

/** The latest first. */
export async function findActs(db: Queries, filter: Filter, page: number, size: number): Promise<{ rows: Row[]; total: number }> {
  const rows = await db
    .select()
    .from(staffLog)
    .where(matching(filter))
    .orderBy(desc(staffLog.at), desc(staffLog.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(staffLog).where(matching(filter));
  return { rows, total: counted?.total ?? 0 };
}

export async function removeBefore(db: Queries, at: Instant): Promise<void> {
  await db.delete(staffLog).where(lt(staffLog.at, at));
}
