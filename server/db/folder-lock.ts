/**
 * Who works on a data folder. Every server holds a shared lock while it runs, and the start lock until it has migrated
 * and seeded; `restore`, `reset`, `copy` and commands that have to migrate ask for the whole folder. They are SQLite's
 * own locks on an empty file: the system lets go of them when the process is gone, kill -9 included, so that no stale
 * lock ever needs a hand.
 */
import { statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { SECOND } from '../shared/time.ts';

const LOCK_FILE = 'nikhar.lock';
/** As long as another server may take to start. */
const PATIENCE = 30 * SECOND;

export interface FolderLock {
  release(): void;
}

/** Runs `sql` on the lock file; undefined when others are in the way for longer than `timeout` milliseconds. */
const hold = (dataDir: string, timeout: number, sql: string): FolderLock | undefined => {
  const path = join(dataDir, LOCK_FILE);
  // A fault of the disk wrote into it. That is not the database, which a backup would bring back; and whoever has a lock keeps it.
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

/** The folder for one alone; undefined while a server, a start or a restore is at it. */
export function lockFolder(dataDir: string): FolderLock | undefined {
  return hold(dataDir, 0, 'BEGIN EXCLUSIVE');
}

/** A server's hold on its folder, for as long as it runs; undefined while somebody has the folder alone. */
export function shareFolder(dataDir: string): FolderLock | undefined {
  return hold(dataDir, PATIENCE, 'BEGIN; SELECT count(*) FROM sqlite_master');
}

/** Lets servers that start on the same folder migrate, seed and make their admin one after the other. */
export function takeStartLock(dataDir: string): FolderLock | undefined {
  return hold(dataDir, PATIENCE, 'BEGIN IMMEDIATE');
}

export function isServed(dataDir: string): boolean {
  const lock = lockFolder(dataDir);
  lock?.release();
  return lock === undefined;
}
