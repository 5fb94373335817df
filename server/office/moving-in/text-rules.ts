/** How the bytes of a CSV file are read: their encoding, and the sign between its cells. Pure. */
import { AppError } from '../../platform/contract/errors.ts';

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'XLSX';

interface Decoded {
  text: string;
  encoding: Encoding;
}

const startsWith = (bytes: Buffer, start: number[]) => start.every((byte, place) => bytes[place] === byte);

/** Old Excel and other Microsoft files. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** How many of the first bytes tell UTF-16 without its mark. */
const LOOKED_AT = 2000;

/** In UTF-16 every second byte of Latin text is zero. */
const utf16Without = (bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  const start = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 1].map(odd => start.filter((byte, place) => byte === 0 && place % 2 === odd).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 6 && even === 0) return 'utf-16le';
  return even > start.length / 6 && odd === 0 ? 'utf-16be' : undefined;
};

const decode = (bytes: Buffer, label: string, fatal = false) => new TextDecoder(label, { fatal }).decode(bytes);

const decodeBytes = (bytes: Buffer): Decoded => {
  if (startsWith(bytes, [0xff, 0xfe])) return { text: decode(bytes, 'utf-16le'), encoding: 'UTF-16' };
  if (startsWith(bytes, [0xfe, 0xff])) return { text: decode(bytes, 'utf-16be'), encoding: 'UTF-16' };
  const wide = utf16Without(bytes);
  if (wide) return { text: decode(bytes, wide), encoding: 'UTF-16' };
  try {
    return { text: decode(bytes, 'utf-8', true), encoding: 'UTF-8' };
  } catch {
    // Excel on Windows in India saves CSV so, unless somebody chooses UTF-8.
    return { text: decode(bytes, 'windows-1252'), encoding: 'Windows-1252' };
  }
};

/** Control characters that no table has. */
const BINARY = /(?![\s\u0080-\u009f])\p{Cc}/u;

/** The text of a file. Throws IMPORT_UNREADABLE for an empty one, one of old Excel, and one that is no text. */
export function textOf(bytes: Buffer): Decoded {
  if (startsWith(bytes, OLE)) throw new AppError('IMPORT_UNREADABLE', { params: { reason: 'OLD_EXCEL' } });
  const decoded = decodeBytes(bytes);
  if (decoded.text.trim() === '') throw new AppError('IMPORT_UNREADABLE', { params: { reason: 'EMPTY_FILE' } });
  if (BINARY.test(decoded.text)) throw new AppError('IMPORT_UNREADABLE', { params: { reason: 'NOT_A_TABLE' } });
  return decoded;
}

const DELIMITERS = [',', ';', '\t', '|'];

/** The sign that occurs most often in the first line outside quotation marks. A comma if there is none: one column. */
export function delimiterOf(text: string): string {
  const [line = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r\n|\n|\r/, 1);
  const times = (sign: string) => line.split(sign).length;
  return DELIMITERS.toSorted((one, other) => times(other) - times(one))[0] ?? ',';
}
