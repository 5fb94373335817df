/** CSV by RFC 4180, safe to open in a spreadsheet (reliability G12). */

/** Excel takes a file without it for its old code page, and ₹ and Devanagari for rubbish. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet run a cell: OWASP's list, with the full-width signs it reads the same way. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

const cell = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvLine = (values: string[]): string => `${values.map(cell).join(',')}\r\n`;
