/** What owners bring from other programs: the runs, and their rows until they are forgotten. */
import { col, index, primaryKey, sql, table } from '../dialect/dialect.ts';

/** A date of a column, and what it means by each order. */
interface DateExample {
  text: string;
  dayFirst: string | null;
  monthFirst: string | null;
}

export const importRun = table(
  'import_run',
  {
    id: col.text().primaryKey(),
    kind: col.oneOf(['CUSTOMERS', 'SERVICES', 'BOOKINGS']).notNull(),
    guessedKind: col.oneOf(['CUSTOMERS', 'SERVICES', 'BOOKINGS']).notNull(),
    fileName: col.text(),
    /** RECEIVING: its rows are being written, and nobody sees it. */
    state: col.oneOf(['RECEIVING', 'UPLOADED', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE']).notNull(),
    encoding: col.text().notNull(),
    /** The program whose export this looks like. */
    layout: col.text(),
    columns: col.json<string[]>().notNull(),
    /** The field of each column (the contract's ImportField); null passes it over. */
    mapping: col.json<(string | null)[]>().notNull(),
    dateOrder: col.oneOf(['DAY_FIRST', 'MONTH_FIRST']),
    /** Null after the rows were forgotten, because a date may be somebody's birthday. */
    dates: col.json<{ column: number; examples: DateExample[] }[]>(),
    rows: col.int().notNull(),
    /** Rows that the present step has done. */
    done: col.int().notNull().default(0),
    /** The turn that comes next. A job of another one does nothing. */
    turn: col.int().notNull().default(0),
    newRows: col.int().notNull().default(0),
    sameRows: col.int().notNull().default(0),
    mergedRows: col.int().notNull().default(0),
    refusedRows: col.int().notNull().default(0),
    removed: col.int().notNull().default(0),
    restored: col.int().notNull().default(0),
    /** How many stay after the undo, by reason. */
    kept: col.json<Record<string, number>>(),
    /** The member of staff who started it. */
    startedBy: col.text(),
    createdAt: col.time().notNull(),
    endedAt: col.time(),
    forgottenAt: col.time(),
  },
  t => [index('import_run_list').on(t.createdAt, t.id)],
);

export const importRow = table(
  'import_row',
  {
    runId: col
      .text()
      .notNull()
      .references(() => importRun.id, { onDelete: 'cascade' }),
    /** The row in the file. The names of the columns are row 1. */
    n: col.int().notNull(),
    cells: col.json<string[]>().notNull(),
    /** Null before the dry run. */
    state: col.oneOf(['NEW', 'SAME', 'MERGED', 'REFUSED']),
    field: col.text(),
    reason: col.text(),
    /** By what another row of the file is the same: a mobile, the folded name of a service, a visit. */
    key: col.text(),
    /** Whom it is about, so that it goes with them. */
    mobile: col.text(),
    userId: col.text(),
    /** What the import made or added to. */
    targetId: col.text(),
    /** What there was before, to take it back. */
    before: col.json<Record<string, unknown>>(),
    /** What there was after the import. If it is something else now, somebody changed it. */
    after: col.text(),
    /** Why it stays after the undo. */
    kept: col.text(),
  },
  t => [
    primaryKey({ columns: [t.runId, t.n] }),
    index('import_row_state').on(t.runId, t.state, t.n),
    index('import_row_key').on(t.runId, t.key, t.n),
    index('import_row_mobile').on(t.mobile).where(sql`${t.mobile} IS NOT NULL`),
    index('import_row_user').on(t.userId).where(sql`${t.userId} IS NOT NULL`),
  ],
);
