import { and, count, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import { DAY, type Instant, type IsoDate, istMidnight } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { staffLog } from '../../platform/db/schema.ts';

type Row = typeof staffLog.$inferSelect;

const putRow = prepared((db, { value }) => {
  const columns = Object.keys(getTableColumns(staffLog)) as (keyof Row)[];
  return db
    .insert(staffLog)
    .values(Object.fromEntries(columns.map(column => [column, value(column)])) as Row)
    .onConflictDoUpdate({
      target: staffLog.id,
      set: { changes: sql`excluded."changes"`, targetId: sql`excluded."targetId"`, done: sql`excluded."done"` },
    });
});
/** Adds the line of an act, or says anew what became of it. */
export async function putAct(db: Queries, row: Row): Promise<void> {
  await putRow.run(db, { ...row });
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
