/** Add-ons as they stand in one cell of a file (rule B86): 'Hair wash:249:15; Serum:99'. Pure. */
import { CsvError, parse } from 'csv-parse/sync';
import { toRupees } from '../../../common/money.ts';
import type { BroughtOption } from '../../shop/catalog/bring.ts';
import { type Cells, RowFault } from './row-rules.ts';
import { minutesOf, paiseOf } from './value-rules.ts';

const LONGEST_NAME = 40;
const MOST_PAISE = 100_000 * 100;
const MOST_MINUTES = 1440;

/** Name, price, and minutes if there are any. A name may have a colon, too. */
const ADD_ON = /^(.+?)\s*:\s*([^:]+?)(?:\s*:\s*([^:]+))?$/;

/** The parts of a cell are a small table of their own: one that has a semicolon stands in quotation marks. */
const partsOf = (cell: string): string[] => {
  try {
    const rows: string[][] = parse(cell, { delimiter: ';', relax_column_count: true, relax_quotes: true, trim: true });
    return rows.flat().filter(part => part !== '');
  } catch (error) {
    if (error instanceof CsvError) throw new RowFault('ADD_ONS', 'NOT_ADD_ONS');
    throw error;
  }
};

const addOnOf = (part: string): BroughtOption => {
  const [, written = '', price = '', minutes = '0'] = part.match(ADD_ON) ?? [];
  const [name, pricePaise, durationInMinutes] = [written.replace(/\s+/g, ' '), paiseOf(price), minutesOf(minutes)];
  if (name === '' || pricePaise === null || durationInMinutes === null) throw new RowFault('ADD_ONS', 'NOT_ADD_ONS');
  if (pricePaise > MOST_PAISE || durationInMinutes > MOST_MINUTES) throw new RowFault('ADD_ONS', 'NOT_ADD_ONS');
  if (name.length > LONGEST_NAME) throw new RowFault('ADD_ONS', 'TOO_LONG');
  return { name, pricePaise, durationInMinutes };
};

/** Throws RowFault. */
export function addOnsIn(cells: Cells): BroughtOption[] {
  return partsOf(cells('ADD_ONS')).map(addOnOf);
}

const quoted = (part: string): string => (/^"|[;\r\n]/.test(part) ? `"${part.replaceAll('"', '""')}"` : part);

/** The other way round. */
export function addOnsCell(addOns: readonly BroughtOption[]): string {
  return addOns
    .map(({ name, pricePaise, durationInMinutes }) => quoted(`${name}:${toRupees(pricePaise)}:${durationInMinutes}`))
    .join('; ');
}
