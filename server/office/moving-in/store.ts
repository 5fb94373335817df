import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { address, booking, bookingItem, importRow, importRun } from '../../platform/db/schema.ts';
import { visible } from '../../platform/db/which-bookings.ts';
import type { RowState } from './row-rules.ts';

export type Run = typeof importRun.$inferSelect;
export type Row = typeof importRow.$inferSelect;

export async function addRun(db: Queries, row: typeof importRun.$inferInsert): Promise<void> {
  await db.insert(importRun).values(row);
}

/** Also one whose rows are being received. */
export async function findRun(db: Queries, id: string): Promise<Run | undefined> {
  const [found] = await db.select().from(importRun).where(eq(importRun.id, id));
  return found;
}

export async function changeRun(db: Queries, id: string, change: Partial<Run>): Promise<void> {
  await db.update(importRun).set(change).where(eq(importRun.id, id));
}

export async function removeRun(db: Queries, id: string): Promise<void> {
  await db.delete(importRun).where(eq(importRun.id, id));
}

const received = sql`${importRun.state} <> 'RECEIVING'`;

export function findRuns(db: Queries, page: number, size: number): Promise<Run[]> {
  return db
    .select()
    .from(importRun)
    .where(received)
    .orderBy(desc(importRun.createdAt), desc(importRun.id))
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countRuns(db: Queries): Promise<number> {
  const [row] = await db.select({ runs: count() }).from(importRun).where(received);
  return row?.runs ?? 0;
}

export async function addRows(db: Queries, rows: Pick<Row, 'runId' | 'n' | 'cells'>[]): Promise<void> {
  await db.insert(importRow).values(rows);
}

/** The rows after this one, in the order of the file. */
export function findRowsAfter(db: Queries, runId: string, n: number, most: number): Promise<Row[]> {
  return db
    .select()
    .from(importRow)
    .where(and(eq(importRow.runId, runId), gt(importRow.n, n)))
    .orderBy(asc(importRow.n))
    .limit(most)
    .execute();
}

/**
 * Earlier rows of the file that did something and mean the same as one of these. What did nothing is left out: in some files half of the rows
 * have one mobile, that of nobody. They are sorted here, because SQLite would read all rows of the run in order to have them sorted.
 */
export async function findEarlier(db: Queries, runId: string, keys: string[], before: number): Promise<Row[]> {
  if (keys.length === 0) return [];
  const { runId: run, key, state } = importRow;
  const found = await db
    .select()
    .from(importRow)
    .where(and(eq(run, runId), inArray(key, keys), inArray(state, ['NEW', 'MERGED'])));
  return found.filter(({ n }) => n < before).toSorted((one, other) => one.n - other.n);
}

const inState = (runId: string, state: RowState): SQL | undefined => and(eq(importRow.runId, runId), eq(importRow.state, state));

export function findRowsInState(db: Queries, runId: string, state: RowState, page: number, size: number): Promise<Row[]> {
  return db
    .select()
    .from(importRow)
    .where(inState(runId, state))
    .orderBy(asc(importRow.n))
    .limit(size)
    .offset(page * size)
    .execute();
}

/** The next refused rows, to export them piece by piece. */
export function findRefusedAfter(db: Queries, runId: string, n: number, most: number): Promise<Row[]> {
  return db
    .select()
    .from(importRow)
    .where(and(inState(runId, 'REFUSED'), gt(importRow.n, n)))
    .orderBy(asc(importRow.n))
    .limit(most)
    .execute();
}

export async function countRowsInState(db: Queries, runId: string, state: RowState): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(importRow).where(inState(runId, state));
  return row?.rows ?? 0;
}

/** The last rows of the file that did something and were not taken back yet. */
export function findToUndo(db: Queries, runId: string, most: number): Promise<Row[]> {
  return db
    .select()
    .from(importRow)
    .where(and(eq(importRow.runId, runId), inArray(importRow.state, ['NEW', 'MERGED']), isNull(importRow.kept)))
    .orderBy(desc(importRow.n))
    .limit(most)
    .execute();
}

const written = (column: { name: string }) => sql.raw(`excluded."${column.name}"`);

/** Writes what became of rows, all in one statement. */
export async function saveRows(db: Queries, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { state, field, reason, key, mobile, userId, targetId, before, after } = importRow;
  await db
    .insert(importRow)
    .values(rows)
    .onConflictDoUpdate({
      target: [importRow.runId, importRow.n],
      set: {
        ...{ state: written(state), field: written(field), reason: written(reason), key: written(key), mobile: written(mobile) },
        ...{ userId: written(userId), targetId: written(targetId), before: written(before), after: written(after) },
      },
    });
}

export async function keepRow(db: Queries, { runId, n }: Row, kept: string): Promise<void> {
  await db
    .update(importRow)
    .set({ kept })
    .where(and(eq(importRow.runId, runId), eq(importRow.n, n)));
}

export async function removeRows(db: Queries, runId: string, ns: number[]): Promise<void> {
  if (ns.length > 0) await db.delete(importRow).where(and(eq(importRow.runId, runId), inArray(importRow.n, ns)));
}

/** The runs whose time is over: they ended before that, or were uploaded and never ended. One that is stuck goes later. */
export function findToForget(
  db: Queries,
  { before, stuck }: { before: Instant; stuck: Instant },
  most: number,
): Promise<{ id: string; state: Run['state'] }[]> {
  const atRest = notInArray(importRun.state, ['RUNNING', 'UNDOING']);
  const ended = and(isNotNull(importRun.endedAt), lte(importRun.endedAt, before));
  const left = and(isNull(importRun.endedAt), lte(importRun.createdAt, before));
  return db
    .select({ id: importRun.id, state: importRun.state })
    .from(importRun)
    .where(and(isNull(importRun.forgottenAt), or(and(atRest, or(ended, left)), lte(importRun.createdAt, stuck))))
    .limit(most)
    .execute();
}

/** At most so many rows of a run, or of those that the undo did not keep. Answers how many there were. */
export async function removeSomeRows(
  db: Queries,
  runId: string,
  most: number,
  which: 'ALL' | 'NOT_KEPT' = 'ALL',
): Promise<number> {
  const meant = and(eq(importRow.runId, runId), which === 'NOT_KEPT' ? isNull(importRow.kept) : undefined);
  const some = db.select({ n: importRow.n }).from(importRow).where(meant).orderBy(asc(importRow.n)).limit(most);
  const removed = await db
    .delete(importRow)
    .where(and(eq(importRow.runId, runId), inArray(importRow.n, some)))
    .returning({ n: importRow.n });
  return removed.length;
}

/** Every row about this person. */
export async function removeRowsAbout(db: Queries, { id, mobile }: { id: string; mobile: string }): Promise<void> {
  await db.delete(importRow).where(eq(importRow.userId, id));
  await db.delete(importRow).where(eq(importRow.mobile, mobile));
}

/** Every row about this person, to show it to them. */
export function findRowsAbout(db: Queries, { id, mobile }: { id: string; mobile: string }) {
  return db
    .select({ cells: importRow.cells, columns: importRun.columns, createdAt: importRun.createdAt })
    .from(importRow)
    .innerJoin(importRun, eq(importRun.id, importRow.runId))
    .where(or(eq(importRow.userId, id), eq(importRow.mobile, mobile)))
    .orderBy(asc(importRun.createdAt), asc(importRow.n))
    .execute();
}

/** Which of these customers have a booking, and which an address. */
export async function findUsed(db: Queries, userIds: string[]): Promise<{ booked: Set<string>; housed: Set<string> }> {
  if (userIds.length === 0) return { booked: new Set(), housed: new Set() };
  const booked = await db
    .selectDistinct({ id: booking.userId })
    .from(booking)
    .where(and(visible, inArray(booking.userId, userIds)));
  const housed = await db.selectDistinct({ id: address.userId }).from(address).where(inArray(address.userId, userIds));
  return { booked: new Set(booked.map(({ id }) => id)), housed: new Set(housed.map(({ id }) => id)) };
}

/** The bookings of these customers on these days, with the services of each. */
export async function findBookingsAt(db: Queries, userIds: string[], dates: string[]) {
  if (userIds.length === 0 || dates.length === 0) return [];
  const { id, userId, bookingDate, startMinute } = booking;
  const rows = await db
    .select({ id, userId, bookingDate, startMinute, serviceId: bookingItem.serviceId })
    .from(booking)
    .innerJoin(bookingItem, eq(bookingItem.bookingId, id))
    .where(and(visible, inArray(userId, userIds), inArray(bookingDate, dates)));
  return [...Map.groupBy(rows, row => row.id).values()].flatMap(([first, ...more]) =>
    first ? { ...first, serviceIds: [first, ...more].map(({ serviceId }) => serviceId) } : [],
  );
}

/** What was booked of these services: each choice once. */
export async function findBookedChoices(db: Queries, serviceIds: string[]): Promise<{ id: string; choice: string }[]> {
  if (serviceIds.length === 0) return [];
  return db
    .selectDistinct({ id: bookingItem.serviceId, choice: bookingItem.choice })
    .from(bookingItem)
    .where(inArray(bookingItem.serviceId, serviceIds));
}
