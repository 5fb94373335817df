/**
 * The rows of an XLSX file's first sheet. The file is unpacked piece by piece and read as it comes, and ends with a refusal when it
 * unpacks to more than a table of our size can have. So a zip bomb costs no more than the limit.
 *
 * The libraries for XLSX read the whole file into memory, or have had no release for years. Unzipping (fflate) and XML (saxes) are theirs;
 * what is ours is which elements of ECMA-376 hold the text of a cell.
 */
import { setImmediate } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';
import { SaxesParser } from 'saxes';
import { AppError } from '../../platform/contract/errors.ts';

/** Bytes of one unpacked part: a sheet of 200,000 rows has about 100 MB. */
const LARGEST_PART = 400 * 1024 * 1024;
/** Characters without a tag among them. A cell of Excel has 32,767 at most. */
const LONGEST_TEXT = 1_000_000;
/** Texts that cells may share. */
const MOST_SHARED = 2_000_000;
/** Packed bytes that are read before others have their turn. They unpack to a thousand times as many at most. */
const PIECE = 16 * 1024;
const MOST_COLUMNS = 1000;

type Reason = 'NOT_A_TABLE' | 'TOO_LARGE_INSIDE';
const unreadable = (reason: Reason) => new AppError('IMPORT_UNREADABLE', { params: { reason } });

/** Whether the bytes are a zip file, as every XLSX is. */
export function isZip(bytes: Buffer): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/** Unpacks one part of the zip and hands it on as text. Resolves whether there was such a part. */
const unpack = async (bytes: Buffer, isPart: (name: string) => boolean, onText: (text: string) => boolean) => {
  let found = false;
  let size = 0;
  let sinceTag = 0;
  let isEnough = false;
  let fault: unknown;
  const hand = (text: string) => {
    const tag = text.lastIndexOf('<');
    sinceTag = tag < 0 ? sinceTag + text.length : text.length - tag;
    if (sinceTag > LONGEST_TEXT) fault = unreadable('TOO_LARGE_INSIDE');
    else isEnough = onText(text);
  };
  const decoder = new TextDecoder();
  const unzip = new Unzip(file => {
    if (found || !isPart(file.name)) return;
    found = true;
    file.ondata = (error, data, final) => {
      if (isEnough || fault) return;
      size += data?.length ?? 0;
      if (error) fault = unreadable('NOT_A_TABLE');
      else if (size > LARGEST_PART) fault = unreadable('TOO_LARGE_INSIDE');
      else hand(decoder.decode(data, { stream: !final }));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && !isEnough && !fault; at += PIECE) {
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
      await setImmediate();
    }
  } catch (error) {
    throw error instanceof AppError ? error : unreadable('NOT_A_TABLE');
  }
  if (fault) throw fault;
  return found;
};

/** The name of an element without its prefix. */
const plainName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Texts that cells share, by their number. */
const readShared = async (bytes: Buffer): Promise<string[]> => {
  const shared: string[] = [];
  let text = '';
  let isText = false;
  let isSound = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    const element = plainName(name);
    if (element === 'si') text = '';
    // How a word sounds in Japanese is no part of it.
    if (element === 'rPh') isSound = true;
    isText = element === 't' && !isSound;
  });
  parser.on('text', piece => {
    if (isText) text += piece;
  });
  parser.on('closetag', ({ name }) => {
    const element = plainName(name);
    if (element === 'si' && shared.push(text) > MOST_SHARED) throw unreadable('TOO_LARGE_INSIDE');
    if (element === 'rPh') isSound = false;
    if (element === 't') isText = false;
  });
  parser.on('error', () => {
    throw unreadable('NOT_A_TABLE');
  });
  await unpack(
    bytes,
    name => /^xl\/sharedStrings\.xml$/i.test(name),
    piece => {
      parser.write(piece);
      return false;
    },
  );
  return shared;
};

/** The column of a cell, from 0: C7 is 2. */
const columnOf = (reference: string): number =>
  [...reference.replace(/\d+$/, '')].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A number as people would type it: a mobile that Excel keeps as 9.87654321E9. */
const numberText = (raw: string): string => {
  const number = Number(raw);
  return Number.isSafeInteger(number) ? String(number) : raw;
};

/** Reads the sheet, and calls `onRow` with each row that has a cell. It answers true when it wants no more. */
const readSheet = async (bytes: Buffer, shared: string[], onRow: (row: string[]) => boolean): Promise<boolean> => {
  let row: string[] = [];
  let column = 0;
  let type = '';
  let text = '';
  let isValue = false;
  let isEnough = false;
  const endCell = () => {
    const value = type === 's' ? (shared[Number(text)] ?? '') : type === '' || type === 'n' ? numberText(text) : text;
    if (column < MOST_COLUMNS) {
      while (row.length < column) row.push('');
      row[column] = value;
    }
  };
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const element = plainName(name);
    const { r, t } = attributes as Record<string, string | undefined>;
    if (element === 'row') [row, column] = [[], -1];
    if (element === 'c') {
      column = r ? columnOf(r) : column + 1;
      [type, text] = [t ?? '', ''];
    }
    // A formula has its last result beside it, and is never run.
    if (element === 'v' || element === 't') isValue = true;
  });
  parser.on('text', piece => {
    if (isValue) text += piece;
  });
  parser.on('closetag', ({ name }) => {
    const element = plainName(name);
    if (element === 'v' || element === 't') isValue = false;
    if (element === 'c') endCell();
    if (element === 'row' && row.some(cell => cell.trim() !== '')) isEnough ||= onRow(row);
  });
  parser.on('error', () => {
    throw unreadable('NOT_A_TABLE');
  });
  return unpack(
    bytes,
    name => /^xl\/worksheets\/sheet1\.xml$/i.test(name),
    piece => {
      parser.write(piece);
      return isEnough;
    },
  );
};

/** Calls `onRow` with each row; it answers true when it wants no more. Throws IMPORT_UNREADABLE. */
export async function readXlsx(bytes: Buffer, onRow: (row: string[]) => boolean): Promise<void> {
  const shared = await readShared(bytes);
  if (!(await readSheet(bytes, shared, onRow))) throw unreadable('NOT_A_TABLE');
}
