/** Files as other programs write them: CSV in several encodings, and XLSX. */
import { strToU8, zipSync } from 'fflate';

/** A cell as CSV writes it. */
const quoted = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export function csvText(rows: string[][], delimiter = ','): string {
  return rows.map(row => `${row.map(quoted).join(delimiter)}\r\n`).join('');
}

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

/** Windows-1252 has the euro and some quotation marks where Latin-1 has control characters; these tests need only é and ñ. */
const windows1252 = (text: string): Buffer => Buffer.from(text, 'latin1');

export const ENCODINGS = {
  'UTF-8': (text: string) => Buffer.from(`\ufeff${text}`),
  'UTF-16': utf16,
  'Windows-1252': windows1252,
} as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const letterOf = (column: number): string => String.fromCharCode(65 + column);

/** A sheet as Excel writes it: texts are shared, numbers stand in the cell. */
export function xlsxOf(rows: (string | number)[][]): Buffer {
  const shared = [...new Set(rows.flat().filter(cell => typeof cell === 'string'))];
  const cellOf = (cell: string | number, row: number, column: number) => {
    const at = `r="${letterOf(column)}${row + 1}"`;
    if (cell === '') return '';
    return typeof cell === 'number' ? `<c ${at}><v>${cell}</v></c>` : `<c ${at} t="s"><v>${shared.indexOf(cell)}</v></c>`;
  };
  const body = rows
    .map((row, place) => `<row r="${place + 1}">${row.map((cell, column) => cellOf(cell, place, column)).join('')}</row>`)
    .join('');
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(head),
      'xl/worksheets/sheet1.xml': strToU8(`${head}<worksheet ${space}><sheetData>${body}</sheetData></worksheet>`),
      'xl/sharedStrings.xml': strToU8(
        `${head}<sst ${space}>${shared.map(text => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
      ),
    }),
  );
}
