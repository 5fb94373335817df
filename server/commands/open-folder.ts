/** Opens the data folder's database, or refuses in one clear sentence and changes nothing (rule O3). */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { connectSqlite, SQLITE_FILE } from '../platform/db/connect-sqlite.ts';
import type { Database } from '../platform/db/database.ts';
import { isStorageFault } from '../platform/db/fault.ts';
import { lockFolder } from '../platform/db/folder-lock.ts';
import { type Finding, inspectSqlite } from '../platform/db/inspect-sqlite.ts';
import { CommandError } from './arguments.ts';
import { invocation } from './invocation.ts';

/** Up to this size, reading every page at a start takes milliseconds. */
const SMALL = 16 * 1024 * 1024;

export function databaseFile(dataDir: string): string {
  return join(dataDir, SQLITE_FILE);
}

/** Why a database in this state must not be opened; undefined if it may be. */
export function refusalOf({ state, detail }: Finding, file: string): string | undefined {
  if (state === 'damaged')
    return `The database ${file} is damaged (${detail}). Nothing was changed. Put a backup back: ${invocation} restore FILE`;
  if (state === 'foreign') return `${file} is not a Nikhar database. Nothing was changed. Choose another folder with DATA_DIR=…`;
  if (state === 'newer')
    return `The database ${file} was made by a newer Nikhar. Nothing was changed. Start the newer version, or restore an older backup.`;
  return undefined;
}

/** SQLite would open it read-only, and a server on it would refuse every booking. */
const mustBeWritable = (file: string) => {
  try {
    if (existsSync(file)) accessSync(file, constants.W_OK);
  } catch {
    throw new CommandError(`The database ${file} cannot be written to by this user.`);
  }
};

const isSmall = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= SMALL;

/**
 * Opens and migrates. Throws CommandError if the database is damaged, foreign, newer, read-only, cannot be migrated, or has an
 * older server at work on it (`served`), which would not know the new tables.
 */
export function openFolder(dataDir: string, { served = false } = {}): Database {
  const file = databaseFile(dataDir);
  const finding = inspectSqlite(file, { deep: isSmall(file) });
  const refusal =
    finding.state === 'behind' && served
      ? `An older Nikhar serves ${dataDir}, and this one must migrate its database. Nothing was changed. Stop the older one first.`
      : refusalOf(finding, file);
  if (refusal) throw new CommandError(refusal);
  mustBeWritable(file);
  try {
    return connectSqlite(dataDir);
  } catch (error) {
    if (finding.state !== 'behind' || isStorageFault(error)) throw error;
    // Migrations run in one transaction, so a failed one leaves the database as it was.
    throw new CommandError(
      `The database ${file} could not be brought up to this version (${(error as Error).message}). Nothing was changed.`,
    );
  }
}

/** Throws CommandError if there is no database, usually because another folder was meant. */
export function mustHaveDatabase(dataDir: string) {
  if (inspectSqlite(databaseFile(dataDir), { deep: false }).state === 'absent')
    throw new CommandError(
      `There is no database in ${dataDir} that this user can see. Start the server once, or name its folder with DATA_DIR=…`,
    );
}

/** Runs `work` while no server uses the folder. Throws CommandError if one does; `advice` says what to do. */
export async function aloneOn<T>(dataDir: string, work: () => Promise<T>, advice = 'Stop it first.'): Promise<T> {
  const lock = lockFolder(dataDir);
  if (!lock) throw new CommandError(`A server runs on ${dataDir}. ${advice} Nothing was changed.`);
  try {
    return await work();
  } finally {
    lock.release();
  }
}
