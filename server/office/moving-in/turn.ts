/**
 * An import goes on in turns of some hundred rows, each a job and a transaction of its own. A turn moves the run's cursor together with
 * what it wrote, so a turn that runs twice, or on two instances at once, does its work once (rule B83).
 */
import { MINUTE } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { bookingMover } from './bookings.ts';
import { customerMover } from './customers.ts';
import type { Mover, Piece } from './piece.ts';
import { serviceMover } from './services.ts';
import {
  changeRun,
  findRowsAfter,
  findRun,
  findToUndo,
  keepRow,
  type Row,
  type Run,
  removeRows,
  removeSomeRows,
  saveRows,
} from './store.ts';

const ROWS = 500;
/** Taking back asks and deletes for each row. */
const ROWS_BACK = 100;

const MOVERS: Record<Run['kind'], Mover> = { CUSTOMERS: customerMover, SERVICES: serviceMover, BOOKINGS: bookingMover };

const numbersOf = (rows: Row[]) => {
  const inState = (state: Row['state']) => rows.filter(row => row.state === state).length;
  return { newRows: inState('NEW'), sameRows: inState('SAME'), mergedRows: inState('MERGED'), refusedRows: inState('REFUSED') };
};

const sumOf = (run: Run, rows: Row[]) => {
  const more = numbersOf(rows);
  return Object.fromEntries(Object.entries(more).map(([name, rows]) => [name, run[name as keyof typeof more] + rows]));
};

/** CHECKING and RUNNING: the next rows of the file. */
const goOn = async (piece: Omit<Piece, 'rows'>): Promise<Partial<Run>> => {
  const { tx, run, now } = piece;
  const mover = MOVERS[run.kind];
  const rows = await findRowsAfter(tx, run.id, run.done + 1, mover.atOnce ?? ROWS);
  const last = rows.at(-1);
  if (!last)
    return run.state === 'CHECKING' ? { state: 'CHECKED', done: run.rows } : { state: 'DONE', done: run.rows, endedAt: now };
  const judged = await (run.state === 'CHECKING' ? mover.check : mover.bring)({ ...piece, rows });
  await saveRows(tx, judged);
  return { ...sumOf(run, judged), done: (judged.at(-1) ?? last).n - 1 };
};

/** UNDOING: the last rows first. What was taken back leaves no row behind. */
const goBack = async (piece: Omit<Piece, 'rows'>): Promise<Partial<Run>> => {
  const { tx, run } = piece;
  const mover = MOVERS[run.kind];
  const rows = await findToUndo(tx, run.id, Math.min(ROWS_BACK, mover.atOnce ?? ROWS_BACK));
  if (rows.length === 0) {
    // What did nothing leaves no row, either.
    const removed = await removeSomeRows(tx, run.id, ROWS, 'NOT_KEPT');
    return { done: run.rows, ...(removed < ROWS && { state: 'UNDONE' as const }) };
  }
  const taken = await mover.takeBack({ ...piece, rows });
  const kept: Record<string, number> = { ...run.kept };
  const gone: number[] = [];
  for (const [place, row] of rows.entries()) {
    const became = taken[place] ?? 'GONE';
    if (became === 'REMOVED' || became === 'RESTORED' || became === 'GONE') gone.push(row.n);
    else {
      kept[became] = (kept[became] ?? 0) + 1;
      await keepRow(tx, row, became);
    }
  }
  await removeRows(tx, run.id, gone);
  const times = (what: string) => taken.filter(became => became === what).length;
  return {
    kept,
    removed: run.removed + times('REMOVED'),
    restored: run.restored + times('RESTORED'),
    done: Math.min(run.rows, run.done + rows.length),
  };
};

const STEPS: Partial<Record<Run['state'], (piece: Omit<Piece, 'rows'>) => Promise<Partial<Run>>>> = {
  CHECKING: goOn,
  RUNNING: goOn,
  UNDOING: goBack,
};

interface Turn {
  runId: string;
  turn: number;
}

/** Does nothing if it is not the turn that comes next. */
const takeTurn = (deps: Deps, { runId, turn }: Turn): Promise<void> =>
  deps.db.tx(async tx => {
    const now = deps.clock.now();
    const run = await findRun(tx, runId);
    const step = run && STEPS[run.state];
    // Another instance took this turn, or somebody began another step.
    if (!step || run.turn !== turn) return;
    const change = await step({ deps, tx, run, now });
    const after = { ...run, ...change, turn: turn + 1 };
    await changeRun(tx, runId, { ...change, turn: after.turn });
    if (STEPS[after.state]) await enqueueTurn(tx, after, now);
  });

/** One turn of an import. The next one is a job of its own, so that customers have their turn in between (rule J10). */
export const importTurn: JobKind<Turn> = {
  name: 'IMPORT_TURN',
  tries: 8,
  timeLimit: MINUTE,
  run: async (turn, deps) => {
    const run = await findRun(deps.db.read, turn.runId);
    if (run?.state === 'CHECKING' && run.turn === turn.turn) await MOVERS[run.kind].prepare?.(deps, run);
    await takeTurn(deps, turn);
    deps.catalogAnswers.clear();
  },
};

/** The turn that comes next, in the transaction that made it due. */
export async function enqueueTurn(tx: Queries, { id: runId, turn }: Pick<Run, 'id' | 'turn'>, now: number): Promise<void> {
  await enqueue(tx, importTurn, { runId, turn }, now, { key: `${runId}.${turn}` });
}
