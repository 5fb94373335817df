/** Explains faults of the machine in one sentence, for the person who starts the product (rule O3). */
import { PlainError } from '../platform/shared/plain-error.ts';

/** The system loader's message about code on a noexec disk. */
const NOEXEC = /failed to map segment/;
const ELSEWHERE = ' The disk is mounted noexec: choose another. XDG_CACHE_HOME=… sets where the one-file program unpacks itself.';

interface Detail {
  address?: string;
  /** The name that was looked up, instead of an address. */
  hostname?: string;
  port?: number;
  path?: string;
  message: string;
}

const SENTENCES: [RegExp, (detail: Detail) => string][] = [
  [/^EADDRINUSE$/, ({ port }) => `Port ${port} is taken by another program. Stop it, or choose another with PORT=…`],
  [
    /^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN)$/,
    ({ address, hostname = '' }) => `HOST=${address ?? hostname} is not an address of this machine.`,
  ],
  [/^EACCES$/, ({ port, path }) => (port ? `Port ${port} needs more rights; choose one above 1023.` : `${path}: no permission.`)],
  [/^EROFS$|^SQLITE_READONLY/, ({ path }) => `${path ?? 'The data folder'} cannot be written to.`],
  [/^SQLITE_CANTOPEN/, () => 'The database in the data folder cannot be opened: check who may read and write the folder.'],
  // In WAL mode, opening needs 32 KB beside the database, and reports an I/O error if they are not free.
  [/^ENOSPC$|^SQLITE_(FULL|IOERR_SHMSIZE)/, () => 'The disk is full.'],
  [/^ENOENT$/, ({ path }) => `${path} does not exist.`],
  [/^ENOTDIR$|^EISDIR$/, ({ path, message }) => `${path ?? message}: expected a folder and found a file, or the reverse.`],
  [/^SQLITE_(CORRUPT|NOTADB)/, ({ message }) => `The database is damaged (${message}). Nothing was changed; restore a backup.`],
  [
    /^ERR_DLOPEN_FAILED$/,
    ({ message }) => `A part of Nikhar cannot be loaded on this machine (${message}).${NOEXEC.test(message) ? ELSEWHERE : ''}`,
  ],
  [/^SQLITE_BUSY/, () => 'The database is busy with another program; try again.'],
  [/^SQLITE_IOERR/, ({ message }) => `The disk reports an error (${message}).`],
];

/** undefined for faults that only a developer understands. */
const explain = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error.cause instanceof Error) return explain(error.cause);
  const code = 'code' in error ? String(error.code) : '';
  return SENTENCES.find(([pattern]) => pattern.test(code))?.[1](error);
};

/** What to print about the error that ended the process: a sentence, or for developers the error itself. */
export function inWords(error: unknown): unknown {
  return error instanceof PlainError ? error.message : (explain(error) ?? error);
}
