/** Migrates the database to this version. A start does the same. */

import { makeDataFolder, readEnvironment } from '../platform/config/config.ts';
import { inspectSqlite } from '../platform/db/inspect-sqlite.ts';
import { readArguments } from './arguments.ts';
import { aloneOn, databaseFile, openFolder } from './open-folder.ts';
import { openPostgres } from './open-postgres.ts';

export async function run(args: string[]) {
  readArguments(args, {});
  const { dataDir, DATABASE_URL, DATABASE_POOL } = readEnvironment();
  if (DATABASE_URL) {
    const { db } = await openPostgres(DATABASE_URL, DATABASE_POOL, async () => undefined);
    await db.close();
    return console.log('The database is up to date.');
  }
  makeDataFolder(dataDir);
  if (inspectSqlite(databaseFile(dataDir), { deep: false }).state === 'current')
    return console.log('The database is up to date.');
  await aloneOn(dataDir, async () => openFolder(dataDir).close());
  console.log('The database was brought up to date.');
}
