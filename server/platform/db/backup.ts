/** Backups of the SQLite file. The server may run while one is made. Each is checked before it replaces an older one. */
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

/** Copies a database into a single file, also while the server writes to it. Throws SQLite's errors. */
const copy = async (from: string, to: string) => {
  removeDatabase(to);
  const source = new Sqlite(from, { fileMustExist: true, timeout: 5000 });
  try {
    // All pages in one step. A write by the server between two steps would make SQLite start the copy again.
    await source.backup(to, { progress: () => Number.MAX_SAFE_INTEGER });
  } finally {
    source.close();
  }
  const made = new Sqlite(to);
  // Without WAL, the file is complete without companions. The server turns WAL on again.
  made.pragma('journal_mode = DELETE');
  made.close();
};

/**
 * Writes `dataDir`'s database to `file`, and replaces an older file only when the copy is complete and on the disk. Returns the state
 * of the copy. Unless that is `current` or `behind`, the copy is no backup and `file` is untouched.
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

/** The errors of a damaged database, and of one with other tables: of a newer version, or of another program. */
const UNREADABLE = /^SQLITE_(CORRUPT|NOTADB|ERROR)/;

/** Calls `keepRevocations`. Answers null if the old database cannot be read: the backup is restored all the same. */
const revocationsKept = (restored: string, before: string): Kept | null | undefined => {
  try {
    return keepRevocations(restored, before);
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && UNREADABLE.test(error.code)) return null;
    throw error;
  }
};

/** Gives the file a second name; `to` must not exist. The old name stays, so the folder is never without a database. */
const keep = (from: string, to: string) => {
  for (const suffix of companions) if (existsSync(from + suffix)) renameSync(from + suffix, to + suffix);
  try {
    linkSync(from, to);
  } catch {
    // The disk has no hard links. A copy takes longer but serves as well.
    copyFileSync(from, to);
    sync(to);
  }
};

export interface Restored {
  /** The new name of the old database; undefined if there was none. */
  kept: string | undefined;
  /** undefined if the old database was not of this salon, null if it could not be read. */
  signIns: Kept | null | undefined;
}

/** Where a restore prepares the new database. A killed restore leaves the file, and the next one replaces it. */
export function incomingFile(dataDir: string): string {
  return join(dataDir, `${SQLITE_FILE}.incoming`);
}

/**
 * Puts the backup `file` in the place of `dataDir`'s database, and keeps the old one. The caller has inspected `file`, which is not
 * `incomingFile`, and holds the folder's lock (folder-lock.ts).
 */
export async function restore(dataDir: string, file: string, stamp: string): Promise<Restored> {
  const live = join(dataDir, SQLITE_FILE);
  const incoming = incomingFile(dataDir);
  try {
    await copy(file, incoming);
    // Opening the old file moves into it what a killed server left in its -wal.
    const { state } = inspectSqlite(live, { deep: false });
    const signIns = state === 'absent' ? undefined : revocationsKept(incoming, live);
    sync(incoming);
    const kept = existsSync(live) ? `${live}.before-restore-${stamp}` : undefined;
    // The old -wal is removed before the new file comes. Otherwise SQLite would apply it to the new file.
    if (kept) keep(live, kept);
    renameSync(incoming, live);
    sync(dataDir);
    return { kept, signIns };
  } finally {
    removeDatabase(incoming);
  }
}
