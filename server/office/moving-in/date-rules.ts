/** What the dates of a file tell of the order of day and month, with examples to show (rule B81). */
import { setImmediate } from 'node:timers/promises';
import { bothOrders, type DateOrder } from './value-rules.ts';

const EXAMPLES = 3;
/** A longer cell is no date. */
const LONGEST = 40;
/** Rows that are looked at before others have their turn. */
const PIECE = 1000;

interface Example {
  text: string;
  dayFirst: string | null;
  monthFirst: string | null;
}

interface Dates {
  order: DateOrder | null;
  columns: { column: number; examples: Example[] }[];
}

/** Whether the order matters to it. */
const depends = ({ dayFirst, monthFirst }: Example) => dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst;

/** Keeps three, and first those that the order matters to. */
const keep = (examples: Example[], found: Example) => {
  if (examples.some(({ text }) => text === found.text)) return;
  if (examples.length < EXAMPLES) examples.push(found);
  else if (depends(found)) {
    const plain = examples.findIndex(one => !depends(one));
    if (plain >= 0) examples[plain] = found;
  }
};

/**
 * The columns whose dates depend on the order, with up to three examples. The order is null if the dates do not tell it, or contradict each
 * other.
 */
export async function datesIn(columns: string[], rows: string[][]): Promise<Dates> {
  const times = { DAY_FIRST: 0, MONTH_FIRST: 0 };
  const examples = columns.map((): Example[] => []);
  for (const [n, row] of rows.entries()) {
    if (n % PIECE === 0) await setImmediate();
    for (const [column, text] of row.entries()) {
      const kept = examples[column];
      const both = kept && text.length <= LONGEST ? bothOrders(text) : null;
      if (!kept || !both || (both.dayFirst === null && both.monthFirst === null)) continue;
      if (both.monthFirst === null) times.DAY_FIRST++;
      if (both.dayFirst === null) times.MONTH_FIRST++;
      keep(kept, { text, ...both });
    }
  }
  const order = times.DAY_FIRST > 0 === times.MONTH_FIRST > 0 ? null : times.DAY_FIRST > 0 ? 'DAY_FIRST' : 'MONTH_FIRST';
  const found = examples.map((some, column) => ({ column, examples: some }));
  return { order, columns: found.filter(({ examples: some }) => some.length > 0) };
}
