/** A row of a file: its cells by their meaning, and what is at fault with it. Pure. */
import { plain } from '../../../common/plain.ts';
import type { IsoDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { TYPED_TEXTS } from '../../platform/shared/typed.ts';
import type { ImportField, Mapping } from './layout-rules.ts';
import type { DateOrder } from './value-rules.ts';

export type RowState = Schemas['ImportRowState'];
export type Reason = Schemas['ImportReason'];
export type Kept = Schemas['ImportKept'];

/** Why a row is refused. `field` is null if it is the whole row. */
export interface Fault {
  field: ImportField | null;
  reason: Reason;
}

/** What a row is read by. */
export interface Reading {
  columns: string[];
  mapping: Mapping;
  order: DateOrder;
  today: IsoDate;
}

/** Thrown while a row is read. */
export class RowFault extends Error {
  readonly fault: Fault;

  constructor(field: ImportField | null, reason: Reason) {
    super(reason);
    this.fault = { field, reason };
  }
}

/** What `read` makes of the row, or why it is refused. */
export function readOr<Row>(read: () => Row): { row: Row; fault: null } | { row: null; fault: Fault } {
  try {
    return { row: read(), fault: null };
  } catch (error) {
    if (error instanceof RowFault) return { row: null, fault: error.fault };
    throw error;
  }
}

/** What other programs write where nothing is. */
const NOTHING = new Set(['-', '--', 'n/a', 'na', 'nil', 'none', 'null', 'undefined', '.', 'not specified', 'unknown']);

/** Our own tables begin a formula with an apostrophe (rule V18). */
const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@＝＋－＠\t\r\n])/, '');

export type Cells = (field: ImportField) => string;

/** The cell of each field; '' if the file has none. Throws RowFault for a row with more cells than columns. */
export function cellsOf(cells: string[], { columns, mapping }: Reading): Cells {
  if (cells.length > columns.length) throw new RowFault(null, 'TOO_MANY_CELLS');
  const notes = mapping.filter(field => field === 'NOTE').length;
  const found = new Map<ImportField, string>();
  for (const [place, field] of mapping.entries()) {
    const cell = unguarded(cells[place] ?? '').trim();
    if (field === null || cell === '' || (NOTHING.has(cell.toLowerCase()) && field !== 'NOTE')) continue;
    // Several notes say which is which: 'Allergies: nuts'.
    const text = field === 'NOTE' && notes > 1 ? `${columns[place]}: ${cell}` : cell;
    found.set(field, [found.get(field), text].filter(Boolean).join('\n'));
  }
  return field => found.get(field) ?? '';
}

/** The cell, which must not be empty. */
export function needed(cells: Cells, field: ImportField): string {
  const cell = cells(field);
  if (cell === '') throw new RowFault(field, 'REQUIRED');
  return cell;
}

/** Digits, with what people put between them. */
const NUMBER = /\+?\d[\d .()-]*\d/g;

/** A number of a landline with its area code, whose digits can look like a mobile's: 0712-2234567, 080 26712345. */
const LANDLINE = /^\(?(?:0\d{2}\)?[\s-]+\d{8}|0\d{3}\)?[\s-]+\d{7})$/;

/** A mobile as it is stored. In a file several may stand in a cell, or words beside it; the first mobile counts. */
export function mobileIn(cells: Cells): string {
  const cell = needed(cells, 'MOBILE');
  const { read, accepts } = TYPED_TEXTS.mobile;
  const typed = plain(cell);
  const parts = [typed, ...typed.split(/[,;/|&\n]/), ...(typed.match(NUMBER) ?? [])].map(part => part.trim());
  const mobile = parts
    .filter(part => !LANDLINE.test(part))
    .map(read)
    .find(accepts);
  if (mobile === undefined) throw new RowFault('MOBILE', 'NOT_A_MOBILE');
  return mobile;
}

const LONGEST_NAME = 40;

/** The name of a person; null if the row has none. */
export function personIn(cells: Cells): string | null {
  const field = cells('FULL_NAME') !== '' ? 'FULL_NAME' : 'FIRST_NAME';
  const typed = cells('FULL_NAME') || [cells('FIRST_NAME'), cells('LAST_NAME')].filter(Boolean).join(' ');
  if (typed === '') return null;
  const { read, accepts } = TYPED_TEXTS['full name'];
  const name = read(typed);
  if (name.length > LONGEST_NAME) throw new RowFault(field, 'TOO_LONG');
  if (!accepts(name)) throw new RowFault(field, 'NOT_A_NAME');
  return name;
}

/** A text of at most so many characters; null if the cell is empty. */
export function textIn(cells: Cells, field: ImportField, longest: number): string | null {
  const text = cells(field);
  if (text.length > longest) throw new RowFault(field, 'TOO_LONG');
  return text === '' ? null : text;
}
