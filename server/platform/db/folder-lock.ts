/**
 * Locks on a data folder. Every server holds a shared lock while it runs, and the start lock until it has migrated and seeded.
 * `restore`, `reset`, `copy` and commands that migrate take an exclusive lock. These are SQLite's own locks on an empty file: the system
 * releases them when the process ends, also after kill -9, so a lock is never stale.
 */
import { statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { SECOND } from '../../../common/time.ts';

const LOCK_FILE = 'nikhar.lock';
/** The time that another server may need to start. */
const PATIENCE = 30 * SECOND;

export interface FolderLock {
  release(): void;
}

/** Takes a lock by running `sql` on the lock file; undefined if others hold it longer than `timeout` milliseconds. */
const hold = (dataDir: string, timeout: number, sql: string): FolderLock | undefined => {
  const path = join(dataDir, LOCK_FILE);
  // A fault of the disk wrote into the lock file. It holds no data, and truncating it keeps all locks.
  if (statSync(path, { throwIfNoEntry: false })?.size) truncateSync(path);
  const file = new Sqlite(path, { timeout });
  try {
    file.exec(sql);
    return { release: () => void file.close() };
  } catch (error) {
    file.close();
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
};

/** Locks the folder exclusively; undefined while a server, a start or a restore uses it. */
export function lockFolder(dataDir: string): FolderLock | undefined {
  return hold(dataDir, 0, 'BEGIN EXCLUSIVE');
}

/** A server's shared lock while it runs; undefined while another process has the exclusive lock. */
export function shareFolder(dataDir: string): FolderLock | undefined {
  return hold(dataDir, PATIENCE, 'BEGIN; SELECT count(*) FROM sqlite_master');
}

/** Servers that start on the same folder migrate, seed and make their admin one after the other. */
export function takeStartLock(dataDir: string): FolderLock | undefined {
  return hold(dataDir, PATIENCE, 'BEGIN IMMEDIATE');
}

export function isServed(dataDir: string): boolean {
  const lock = lockFolder(dataDir);
  lock?.release();
  return lock === undefined;
}
