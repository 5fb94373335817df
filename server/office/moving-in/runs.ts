/** Imports for staff: the list, one of them, its rows, and its steps (rules B80 to B84). */
import { FIELD_WORDS, REASON_WORDS } from '../../../common/import-words.ts';
import { type Instant, toRfc3339 } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/shared/csv.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { discard, KEPT_FOR } from './forget.ts';
import { guessMapping, type ImportField, type Mapping, missingIn, twiceIn } from './layout-rules.ts';
import type { Kept, Reason, RowState } from './row-rules.ts';
import {
  changeRun,
  countRowsInState,
  countRuns,
  findRefusedAfter,
  findRowsAfter,
  findRowsInState,
  findRun,
  findRuns,
  type Row,
  type Run,
} from './store.ts';
import { enqueueTurn } from './turn.ts';

const SAMPLE = 5;
/** Rows that are looked through for cells of columns that are empty in the first ones. */
const LOOKED_THROUGH = 200;

/** The first rows, and for each column that is empty in them the first that has something. */
function sampleOf(rows: string[][], columns: number): string[][] {
  const sample = rows.slice(0, SAMPLE);
  for (let column = 0; column < columns; column++) {
    const found = sample.some(row => row[column]) ? undefined : rows.find(row => row[column]);
    if (found) sample.push(found);
  }
  return sample;
}

const countsOf = ({ newRows, sameRows, mergedRows, refusedRows }: Run): Schemas['ImportCounts'] => ({
  NEW: newRows,
  SAME: sameRows,
  MERGED: mergedRows,
  REFUSED: refusedRows,
});

type Shown = Exclude<Run['state'], 'RECEIVING'>;

const summaryOf = (run: Run): Schemas['ImportSummary'] => ({
  ...{ id: run.id, kind: run.kind, fileName: run.fileName, state: run.state as Shown, rows: run.rows },
  ...{ counts: countsOf(run), createdAt: toRfc3339(run.createdAt) },
});

/** Until when the run can be undone; null if it cannot. */
const undoUntilOf = ({ state, endedAt }: Run, now: Instant): Instant | null =>
  state === 'DONE' && endedAt !== null && now < endedAt + KEPT_FOR ? endedAt + KEPT_FOR : null;

const undoneOf = ({ state, removed, restored, kept }: Run): Schemas['Import']['undone'] => {
  if (state !== 'UNDONE' && state !== 'UNDOING') return null;
  const reasons = Object.entries(kept ?? {}).map(([reason, count]) => ({ reason: reason as Kept, count }));
  return { removed, restored, kept: reasons };
};

const instant = (at: Instant | null) => (at === null ? null : toRfc3339(at));

/** A run with its first rows. */
export async function presentRun(db: Queries, run: Run, now: Instant): Promise<Schemas['Import']> {
  return {
    ...summaryOf(run),
    ...{ guessedKind: run.guessedKind, guessedMapping: guessMapping(run.columns, run.guessedKind).mapping },
    ...{ encoding: run.encoding, layout: run.layout, columns: run.columns },
    sample: sampleOf(
      (await findRowsAfter(db, run.id, 0, LOOKED_THROUGH)).map(({ cells }) => cells),
      run.columns.length,
    ),
    ...{ mapping: run.mapping as Mapping, dateOrder: run.dateOrder, dates: run.dates ?? [], done: run.done },
    ...{ endedAt: instant(run.endedAt), undoUntil: instant(undoUntilOf(run, now)), forgottenAt: instant(run.forgottenAt) },
    undone: undoneOf(run),
  };
}

const mustFind = async (db: Queries, id: string): Promise<Run> => {
  const run = await findRun(db, id);
  if (!run || run.state === 'RECEIVING') throw new AppError('IMPORT_NOT_FOUND');
  return run;
};

/** The latest first. */
export async function listImports({ db }: Deps, page: number, size: number): Promise<Schemas['ImportPage']> {
  const [runs, total] = await Promise.all([findRuns(db.read, page, size), countRuns(db.read)]);
  return pageOf(runs.map(summaryOf), page, size, total);
}

/** Throws IMPORT_NOT_FOUND. */
export async function readImport({ db, clock }: Deps, id: string): Promise<Schemas['Import']> {
  return presentRun(db.read, await mustFind(db.read, id), clock.now());
}

const toRow = ({ n, state, field, reason, kept, cells }: Row): Schemas['ImportRow'] => ({
  ...{ row: n, state: state as RowState, cells },
  ...{ field: field as ImportField | null, reason: reason as Reason | null, kept: kept as Kept | null },
});

/** Throws IMPORT_NOT_FOUND. */
export async function listImportRows(
  { db }: Deps,
  id: string,
  { state, page, size }: { state: RowState; page: number; size: number },
): Promise<Schemas['ImportRowPage']> {
  await mustFind(db.read, id);
  const rows = await findRowsInState(db.read, id, state, page, size);
  return pageOf(rows.map(toRow), page, size, await countRowsInState(db.read, id, state));
}

const PIECE = 500;
/** The columns that the table of refused rows has before those of the file. */
const REFUSED_COLUMNS = ['Row', 'Column', 'Reason'];

const columnOf = ({ columns, mapping }: Run, field: string | null): string => {
  if (field === null) return '';
  const place = mapping.indexOf(field);
  return columns[place] ?? FIELD_WORDS[field as ImportField];
};

/** The rows that were refused, each with its reason. Throws IMPORT_NOT_FOUND. */
export async function exportRefused({ db }: Deps, id: string): Promise<string> {
  const run = await mustFind(db.read, id);
  const lines = [BYTE_ORDER_MARK, csvLine([...REFUSED_COLUMNS, ...run.columns])];
  for (let after = 0; ; ) {
    const rows = await findRefusedAfter(db.read, id, after, PIECE);
    for (const { n, field, reason, cells } of rows) {
      const filled = run.columns.map((_, place) => cells[place] ?? '');
      lines.push(
        csvLine([String(n), columnOf(run, field), REASON_WORDS[reason as Reason], ...filled, ...cells.slice(filled.length)]),
      );
    }
    const last = rows.at(-1);
    if (!last || rows.length < PIECE) return lines.join('');
    after = last.n;
  }
}

const ANEW = { done: 0, newRows: 0, sameRows: 0, mergedRows: 0, refusedRows: 0 };

interface Step {
  /** The states from which it begins. */
  from: readonly Run['state'][];
  /** The states that it led to, if it was sent before. */
  to?: readonly Run['state'][];
}

const begin = ({ db, clock }: Deps, id: string, { from, to = [] }: Step, step: (run: Run) => Partial<Run>) =>
  db.tx(async tx => {
    const now = clock.now();
    const run = await mustFind(tx, id);
    if (to.includes(run.state)) return presentRun(tx, run, now);
    if (!from.includes(run.state)) throw new AppError('IMPORT_STATE');
    const change = step(run);
    const after = { ...run, ...change, turn: run.turn + 1 };
    await changeRun(tx, id, { ...change, turn: after.turn });
    await enqueueTurn(tx, after, now);
    return presentRun(tx, after, now);
  });

const mustBeWhole = (kind: Run['kind'], { columns }: Run, mapping: Mapping) => {
  if (mapping.length !== columns.length) throw invalidField('mapping', 'minItems', { limit: columns.length });
  const [missing] = missingIn(kind, mapping);
  if (missing) throw invalidField('mapping', 'required', {}, `Say which column has this: ${FIELD_WORDS[missing]}.`);
  const twice = twiceIn(mapping);
  if (twice) throw invalidField('mapping', 'repeated', {}, `Two columns mean the same: ${FIELD_WORDS[twice]}.`);
};

/** Begins the dry run, also anew. Throws IMPORT_NOT_FOUND, IMPORT_STATE, VALIDATION_ERROR. */
export function mapImport(
  deps: Deps,
  id: string,
  { kind: given, mapping, dateOrder }: Schemas['ImportMapping'],
): Promise<Schemas['Import']> {
  return begin(deps, id, { from: ['UPLOADED', 'CHECKING', 'CHECKED'] }, run => {
    const kind = given ?? run.kind;
    mustBeWhole(kind, run, mapping);
    const { layout } = guessMapping(run.columns, kind);
    return { ...ANEW, state: 'CHECKING', kind, layout, mapping, dateOrder: dateOrder ?? run.dateOrder };
  });
}

/** Begins the import itself. Throws IMPORT_NOT_FOUND, IMPORT_STATE. */
export function startImport(deps: Deps, caller: Caller, id: string): Promise<Schemas['Import']> {
  return begin(deps, id, { from: ['CHECKED'], to: ['RUNNING', 'DONE'] }, () => ({
    ...ANEW,
    state: 'RUNNING',
    startedBy: caller.id,
  }));
}

/** Begins to take back. Throws IMPORT_NOT_FOUND; IMPORT_STATE, also when the 7 days are over. */
export function undoImport(deps: Deps, id: string): Promise<Schemas['Import']> {
  return begin(deps, id, { from: ['DONE'], to: ['UNDOING', 'UNDONE'] }, run => {
    if (undoUntilOf(run, deps.clock.now()) === null) throw new AppError('IMPORT_STATE');
    return { state: 'UNDOING', done: 0, removed: 0, restored: 0, kept: {} };
  });
}

/** Throws IMPORT_NOT_FOUND; IMPORT_STATE once it was started. */
export async function discardImport({ db }: Deps, id: string): Promise<void> {
  await db.tx(async tx => {
    const { state } = await mustFind(tx, id);
    if (!['UPLOADED', 'CHECKING', 'CHECKED'].includes(state)) throw new AppError('IMPORT_STATE');
    await changeRun(tx, id, { state: 'RECEIVING' });
  });
  await discard(db, id);
}
