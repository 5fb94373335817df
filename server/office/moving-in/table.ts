/** The table of an uploaded file: the names of its columns, and its rows. */
import { AppError } from '../../platform/contract/errors.ts';
import { readCsv } from './csv.ts';
import { type Encoding, textOf } from './text-rules.ts';
import { isZip, readXlsx } from './xlsx.ts';

const MOST_ROWS = 200_000;
const MOST_COLUMNS = 100;
/** A longer cell fits no field, so its rest is not kept. */
const LONGEST_CELL = 6000;

export interface Table {
  encoding: Encoding;
  columns: string[];
  rows: string[][];
}

const unreadable = (reason: 'HEADER_ONLY' | 'TOO_MANY_ROWS' | 'TOO_MANY_COLUMNS', limit?: number) =>
  new AppError('IMPORT_UNREADABLE', { params: { reason, ...(limit !== undefined && { limit }) } });

/** Text that the database keeps unchanged: without NUL and halves of characters. */
const tidy = (cell: string): string => cell.replaceAll('\0', '').toWellFormed().trim().slice(0, LONGEST_CELL).toWellFormed();

const withoutTail = (row: string[]): string[] => row.slice(0, row.findLastIndex(cell => cell !== '') + 1);

/** Takes rows until there are too many. */
const gather = () => {
  const rows: string[][] = [];
  return {
    rows,
    /** Whether it has enough. */
    take: (row: string[]): boolean => {
      const tidied = withoutTail(row.map(tidy));
      if (tidied.length > 0) rows.push(tidied);
      return rows.length > MOST_ROWS + 1;
    },
  };
};

const readRows = async (bytes: Buffer): Promise<{ encoding: Encoding; rows: string[][] }> => {
  const { rows, take } = gather();
  if (isZip(bytes)) {
    await readXlsx(bytes, take);
    return { encoding: 'XLSX', rows };
  }
  const { text, encoding } = textOf(bytes);
  for await (const row of readCsv(text)) if (take(row)) break;
  return { encoding, rows };
};

/** Lines that are looked at for the names of the columns. */
const MOST_TITLES = 10;

/** Without lines that have one cell and stand above the names of the columns, such as 'Rates 2026'. */
const withoutTitles = (rows: string[][]): string[][] => {
  const head = rows.slice(0, MOST_TITLES).findIndex(row => row.filter(cell => cell !== '').length > 1);
  return head > 0 ? rows.slice(head) : rows;
};

/** Throws IMPORT_UNREADABLE with the reason. */
export async function readTable(bytes: Buffer): Promise<Table> {
  const { encoding, rows } = await readRows(bytes);
  const [columns = [], ...rest] = withoutTitles(rows);
  if (columns.length > MOST_COLUMNS) throw unreadable('TOO_MANY_COLUMNS', MOST_COLUMNS);
  if (rest.length === 0) throw unreadable('HEADER_ONLY');
  if (rest.length > MOST_ROWS) throw unreadable('TOO_MANY_ROWS', MOST_ROWS);
  return { encoding, columns: columns.map(name => name.slice(0, 100).toWellFormed()), rows: rest };
}
