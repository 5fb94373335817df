/** Opens the database of the environment: SQLite in the data folder, or PostgreSQL if DATABASE_URL is set. */

import { type Environment, makeDataFolder } from '../platform/config/config.ts';
import { withPostgres } from '../platform/db/connect-postgres.ts';
import type { Database } from '../platform/db/database.ts';
import { inspectPostgres } from '../platform/db/inspect-postgres.ts';
import { inspectSqlite } from '../platform/db/inspect-sqlite.ts';
import { CommandError } from './arguments.ts';
import { invocation } from './invocation.ts';
import { aloneOn, databaseFile, openFolder } from './open-folder.ts';
import { explained, openPostgres } from './open-postgres.ts';

const notOfThisVersion = (first: string): string =>
  `Its database has another version: start this version there, or ${first} and run: ${invocation} migrate.`;

/**
 * Opens the database for a command beside the server, and creates it if there is none. Throws CommandError if it would have to be
 * created or migrated while a server, perhaps an older one, runs on it. On PostgreSQL nobody knows who else runs, so there it is
 * created but never migrated.
 */
export async function openForWork({ DATABASE_URL, DATABASE_POOL, dataDir }: Environment): Promise<Database> {
  if (DATABASE_URL) {
    const { state } = await explained(DATABASE_URL, () => withPostgres(DATABASE_URL, inspectPostgres));
    if (state === 'behind') throw new CommandError(notOfThisVersion('stop the servers of the older one'));
    return (await openPostgres(DATABASE_URL, DATABASE_POOL, async () => undefined)).db;
  }
  makeDataFolder(dataDir);
  const { state } = inspectSqlite(databaseFile(dataDir), { deep: false });
  if (state !== 'absent' && state !== 'behind') return openFolder(dataDir);
  return aloneOn(dataDir, async () => openFolder(dataDir), notOfThisVersion('stop the server'));
}

/** Throws CommandError if DATABASE_URL is set, for commands that handle SQLite's file. `instead` tells what to use there. */
export function mustBeSqlite({ DATABASE_URL }: Environment, command: string, instead: string) {
  if (DATABASE_URL)
    throw new CommandError(
      `${command} is for SQLite, and DATABASE_URL names a PostgreSQL database. ${instead} Nothing was changed.`,
    );
}
