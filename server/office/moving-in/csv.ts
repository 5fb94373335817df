/** The rows of a CSV file, one after another, so that other requests run in between. */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '../../platform/contract/errors.ts';
import { delimiterOf } from './text-rules.ts';

/** Characters of one row. A quotation mark that never ends makes the rest of the file one row. */
const LONGEST_ROW = 1_000_000;
/** Characters that the parser gets at a time. */
const PIECE = 64 * 1024;

/** A text in pieces. Between two of them others have their turn. */
async function* piecesOf(text: string) {
  for (let at = 0; at < text.length; at += PIECE) {
    yield text.slice(at, at + PIECE);
    await setImmediate();
  }
}

const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error;
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  return new AppError('IMPORT_UNREADABLE', { params: { reason: isOpen ? 'QUOTE_OPEN' : 'NOT_A_TABLE' } });
};

/** Rows may have fewer or more cells than the first. Blank lines are left out. Throws IMPORT_UNREADABLE. */
export async function* readCsv(text: string): AsyncGenerator<string[]> {
  const source = Readable.from(piecesOf(text));
  const parser = source.pipe(
    parse({
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
    }),
  );
  try {
    for await (const row of parser) yield row as string[];
  } catch (error) {
    throw refusalOf(error);
  } finally {
    source.destroy();
    parser.destroy();
  }
}
