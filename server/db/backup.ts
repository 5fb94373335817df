/** Backups of the SQLite file: taken while the server runs, proved before they are called one, put back with care. */
import { closeSync, copyFileSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { SQLITE_FILE } from './connect-sqlite.ts';
import { type Finding, inspectSqlite } from './inspect-sqlite.ts';
import { type Kept, keepRevocations } from './revocations.ts';

const companions = ['-wal', '-shm', '-journal'];

const sync = (path: string) => {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

export function removeDatabase(file: string) {
  for (const suffix of ['', ...companions]) rmSync(file + suffix, { force: true });
}

/** Copies a database, whatever is being written to it, into one file of its own. Throws SQLite's errors. */
const copy = async (from: string, to: string) => {
  removeDatabase(to);
  const source = new Sqlite(from, { fileMustExist: true, timeout: 5000 });
  try {
    // All pages in one step: between two steps a write by the server would make SQLite begin the copy anew.
    await source.backup(to, { progress: () => Number.MAX_SAFE_INTEGER });
  } finally {
    source.close();
  }
  const made = new Sqlite(to);
  // Out of WAL, so that the file is whole without companions. The server turns WAL on again.
  made.pragma('journal_mode = DELETE');
  made.close();
};

/**
 * Writes `dataDir`'s database to `file`, replacing what is there only when the copy is whole and on the disk. Returns
 * what was found in the copy; anything but `current` and `behind` is no backup, and then `file` is untouched.
 */
export async function backUp(dataDir: string, file: string): Promise<Finding> {
  const part = `${file}.part`;
  try {
    await copy(join(dataDir, SQLITE_FILE), part);
    const finding = inspectSqlite(part, { deep: true });
    if (finding.state !== 'current' && finding.state !== 'behind') return finding;
    sync(part);
    renameSync(part, file);
    sync(dirname(file));
    return finding;
  } finally {
    removeDatabase(part);
  }
}

/** What a damaged database answers, and one whose tables are others: of a newer version, or of another program. */
const UNREADABLE = /^SQLITE_(CORRUPT|NOTADB|ERROR)/;

/** `keepRevocations`, and null of a database that cannot be asked: it is no reason to be left without the backup. */
const revocationsKept = (restored: string, before: string): Kept | null | undefined => {
  try {
    return keepRevocations(restored, before);
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && UNREADABLE.test(error.code)) return null;
    throw error;
  }
};

/** `to` must not exist. The old name stays until the new file takes it: at no instant the folder is without a database. */
const keep = (from: string, to: string) => {
  for (const suffix of companions) if (existsSync(from + suffix)) renameSync(from + suffix, to + suffix);
  try {
    linkSync(from, to);
  } catch {
    // A disk without hard links: a copy takes longer, and serves as well.
    copyFileSync(from, to);
    sync(to);
  }
};

export interface Restored {
  /** The name of the database before; undefined when there was none. */
  kept: string | undefined;
  /** undefined when there was no database of this salon, null when it could not be asked who may no longer sign in. */
  signIns: Kept | null | undefined;
}

/** Where a restore builds what it puts into place; one that was killed leaves it, and the next one replaces it. */
export function incomingFile(dataDir: string): string {
  return join(dataDir, `${SQLITE_FILE}.incoming`);
}

/**
 * Puts the backup `file`, which was inspected and is not `incomingFile`, in the place of `dataDir`'s database, and keeps the
 * old one. The caller holds the folder's lock (folder-lock.ts).
 */
export async function restore(dataDir: string, file: string, stamp: string): Promise<Restored> {
  const live = join(dataDir, SQLITE_FILE);
  const incoming = incomingFile(dataDir);
  try {
    await copy(file, incoming);
    // Opening it moves what a kill left in the old -wal into the old file.
    const { state } = inspectSqlite(live, { deep: false });
    const signIns = state === 'absent' ? undefined : revocationsKept(incoming, live);
    sync(incoming);
    const kept = existsSync(live) ? `${live}.before-restore-${stamp}` : undefined;
    // The old -wal leaves before the new file comes: SQLite would play it into whatever has the name.
    if (kept) keep(live, kept);
    renameSync(incoming, live);
    sync(dataDir);
    return { kept, signIns };
  } finally {
    removeDatabase(incoming);
  }
}
