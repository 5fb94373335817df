/** CSV by RFC 4180, safe to open in a spreadsheet (rule V18). */

/** Without it, Excel reads the file in an old code page and garbles ₹ and Devanagari. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that make a spreadsheet run a cell as a formula: OWASP's list, with the full-width signs. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** A number of ours. Guarded like people's text, a negative one would become text, and no sum would count it. */
interface NumberCell {
  number: string;
}

export function numberCell(value: number, decimals = 0): NumberCell {
  return { number: value.toFixed(decimals) };
}

const textCell = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const MONTH =
  '(JAN(UARY)?|FEB(RUARY)?|MAR(CH)?|APR(IL)?|MAY|JUNE?|JULY?|AUG(UST)?|SEPT?(EMBER)?|OCT(OBER)?|NOV(EMBER)?|DEC(EMBER)?)';
/**
 * Codes that a spreadsheet takes for a number, a date or a time. 033504 would lose its zero, 725E29 becomes a power of ten, DEC25 a
 * date, 7PM a fraction of a day, and 50- a negative number. A spreadsheet rewrites 15-AUG-2026, shows 12 digits as 2.02612E+11 and rounds
 * 16 digits.
 */
const MISREAD = new RegExp(
  `^(0\\d+|\\d{12,}|\\d+E-?\\d+|${MONTH}-?\\d+(-\\d+)?|\\d+-?${MONTH}(-?\\d+)?|\\d+-\\d+(-\\d+)?|\\d+-?[AP]M|\\d+-)$`,
);

/** A cell for a reference or a code. The spreadsheet shows it unchanged. */
export function codeCell(code: string): string {
  return MISREAD.test(code) ? `'${code}` : code;
}

/** Texts, which are guarded, and numbers, which are not. */
export function csvLine(values: (string | NumberCell)[]): string {
  return `${values.map(value => (typeof value === 'string' ? textCell(value) : value.number)).join(',')}\r\n`;
}
