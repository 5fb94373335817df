/** Which rows the demo brought (rule C21). */
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { demoRow } from '../../platform/db/schema.ts';

export type DemoKind = (typeof demoRow.$inferSelect)['kind'];

export async function markAsDemo(db: Queries, kind: DemoKind, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.insert(demoRow).values(ids.map(id => ({ kind, id })));
}

export async function findMarked(db: Queries, kind: DemoKind, most?: number): Promise<string[]> {
  const marked = db.select({ id: demoRow.id }).from(demoRow).where(eq(demoRow.kind, kind)).orderBy(asc(demoRow.id));
  return (await (most === undefined ? marked : marked.limit(most))).map(({ id }) => id);
}

const theMark = prepared((db, { given }) =>
  db
    .select({ id: demoRow.id })
    .from(demoRow)
    .where(and(eq(demoRow.kind, given('kind')), eq(demoRow.id, given('id')))),
);

/** Whether the demo brought this row, and nobody has taken it over. */
export async function isMarked(db: Queries, kind: DemoKind, id: string): Promise<boolean> {
  return (await theMark.one(db, { kind, id })) !== undefined;
}

export async function unmark(db: Queries, kind: DemoKind, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(demoRow).where(and(eq(demoRow.kind, kind), inArray(demoRow.id, ids)));
}

/** How many are marked of each kind. */
export async function countMarked(db: Queries): Promise<Map<DemoKind, number>> {
  const rows = await db.select({ kind: demoRow.kind, number: count() }).from(demoRow).groupBy(demoRow.kind);
  return new Map(rows.map(({ kind, number }) => [kind, number]));
}
