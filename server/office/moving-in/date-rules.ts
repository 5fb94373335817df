/** What the dates of a file tell of the order of day and month, with examples to show (rule B82). Pure. */
import { bothOrders, type DateOrder, evidenceOf } from './value-rules.ts';

const EXAMPLES = 3;

interface Dates {
  order: DateOrder | null;
  columns: { column: number; examples: { text: string; dayFirst: string | null; monthFirst: string | null }[] }[];
}

/**
 * The columns whose dates depend on the order, with up to three examples that it matters to. The order is null if the dates do not tell it,
 * or contradict each other.
 */
export function datesIn(columns: string[], rows: string[][]): Dates {
  const sum = { dayFirst: 0, monthFirst: 0 };
  const found: Dates['columns'] = [];
  for (const column of columns.keys()) {
    const cells = rows.flatMap(row => row[column] ?? []);
    const { dayFirst, monthFirst, either } = evidenceOf(cells);
    if (dayFirst + monthFirst + either === 0) continue;
    sum.dayFirst += dayFirst;
    sum.monthFirst += monthFirst;
    const dates = [...new Set(cells)].flatMap(text => {
      const both = bothOrders(text);
      return both && (both.dayFirst || both.monthFirst) ? [{ text: text.slice(0, 40), ...both }] : [];
    });
    const telling = dates.toSorted((one, other) => Number(isEither(other)) - Number(isEither(one)));
    found.push({ column, examples: telling.slice(0, EXAMPLES) });
  }
  const order = sum.dayFirst > 0 === sum.monthFirst > 0 ? null : sum.dayFirst > 0 ? 'DAY_FIRST' : 'MONTH_FIRST';
  return { order, columns: found };
}

const isEither = ({ dayFirst, monthFirst }: { dayFirst: string | null; monthFirst: string | null }) =>
  dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst;
