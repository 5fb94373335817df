/** Deletes the database, in development only. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../platform/config/config.ts';
import { removeDatabase } from '../platform/db/backup.ts';
import { CommandError, readArguments } from './arguments.ts';
import { invocation } from './invocation.ts';
import { mustBeSqlite } from './open-database.ts';
import { aloneOn, databaseFile, mustHaveDatabase } from './open-folder.ts';

export async function run(args: string[]) {
  const { values } = readArguments(args, { yes: { type: 'boolean' } });
  const environment = readEnvironment();
  const { dataDir, production } = environment;
  if (production) throw new CommandError('reset is for development; this is NODE_ENV=production. Nothing was changed.');
  mustBeSqlite(environment, 'reset', 'Drop and make that database anew with dropdb and createdb.');
  mustHaveDatabase(dataDir);
  if (!values.yes) throw new CommandError(`This deletes every booking in ${dataDir}. To do it: ${invocation} reset --yes`);
  await aloneOn(dataDir, async () => {
    removeDatabase(databaseFile(dataDir));
    rmSync(join(dataDir, 'outbox.jsonl'), { force: true });
  });
  console.log(`Deleted the database and the outbox in ${dataDir}.`);
}
