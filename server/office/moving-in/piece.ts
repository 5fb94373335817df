/** What each kind of import does with a piece of its rows. */
import { type Instant, istDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Mapping } from './layout-rules.ts';
import type { Kept, Reading } from './row-rules.ts';
import type { Row, Run } from './store.ts';

export interface Piece {
  deps: Deps;
  tx: Queries;
  run: Run;
  /** In the order of the file. */
  rows: Row[];
  now: Instant;
}

/** What becomes of a row that is taken back: it is gone, or why it stays. */
export type TakenBack = 'REMOVED' | 'RESTORED' | 'GONE' | Kept;

export interface Mover {
  /** Judges the first of the rows, or all, without writing anything of the salon. Earlier rows of the file count as if they were there. */
  check: (piece: Piece) => Promise<Row[]>;
  /** Judges rows anew, and writes. */
  bring: (piece: Piece) => Promise<Row[]>;
  /** Takes rows back, the last one first, and says of each what became of it. */
  takeBack: (piece: Piece) => Promise<TakenBack[]>;
  /** Before the dry run of the next rows, outside of any transaction. */
  prepare?: (deps: Deps, run: Run) => Promise<void>;
  /** How many rows of this kind a turn takes at most; 500 unless given. */
  atOnce?: number;
}

/** How the rows of a run are read. */
export function readingOf({ columns, mapping, dateOrder }: Run, now: Instant): Reading {
  return { columns, mapping: mapping as Mapping, order: dateOrder ?? 'DAY_FIRST', today: istDate(now) };
}

/** A row before it is judged. */
export function unjudged(row: Row): Row {
  return {
    ...row,
    ...{
      state: null,
      field: null,
      reason: null,
      key: null,
      mobile: null,
      userId: null,
      targetId: null,
      before: null,
      after: null,
    },
  };
}
