/** CSV by RFC 4180, safe to open in a spreadsheet (rule V18). */

/** Excel takes a file without it for its old code page, and ₹ and Devanagari for rubbish. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet run a cell: OWASP's list, with the full-width signs it reads the same way. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

const cell = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const MONTH =
  '(JAN(UARY)?|FEB(RUARY)?|MAR(CH)?|APR(IL)?|MAY|JUNE?|JULY?|AUG(UST)?|SEPT?(EMBER)?|OCT(OBER)?|NOV(EMBER)?|DEC(EMBER)?)';
/**
 * What a spreadsheet takes for a number, a day or an hour: 033504 would lose its zero, 725E29 all but three digits, DEC25 would be
 * Christmas, 15-AUG-2026 be written the way of another country, 7PM be a fraction of a day and 50- be below nothing. A number of
 * 12 digits is shown as 2.02612E+11, and one of 16 is rounded.
 */
const MISREAD = new RegExp(
  `^(0\\d+|\\d{12,}|\\d+E-?\\d+|${MONTH}-?\\d+(-\\d+)?|\\d+-?${MONTH}(-?\\d+)?|\\d+-\\d+(-\\d+)?|\\d+-?[AP]M|\\d+-)$`,
);

/** Capitals and digits by which something is called, to be found in the spreadsheet as they are. */
export function codeCell(code: string): string {
  return MISREAD.test(code) ? `'${code}` : code;
}

export function csvLine(values: string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
