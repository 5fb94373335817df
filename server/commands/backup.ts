/** A copy of the database while the server runs, checked before it is called a backup (reliability H8). */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readEnvironment } from '../config.ts';
import { backUp } from '../db/backup.ts';
import { CommandError, readArguments } from './arguments.ts';
import { invocation } from './invocation.ts';
import { mustBeSqlite } from './open-database.ts';
import { databaseFile, mustHaveDatabase } from './open-folder.ts';

export const run = async (args: string[]) => {
  const { values, words } = readArguments(args, { force: { type: 'boolean' } }, ['FILE']);
  const environment = readEnvironment();
  mustBeSqlite(environment, 'backup', 'Use pg_dump: pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  const { dataDir } = environment;
  mustHaveDatabase(dataDir);
  const file = resolve(words[0] as string);
  if (!existsSync(dirname(file))) throw new CommandError(`The folder ${dirname(file)} does not exist.`);
  // A running server would go on writing to the file that lost its name.
  if (existsSync(file) && realpathSync(file) === realpathSync(databaseFile(dataDir)))
    throw new CommandError(`${file} is the database itself. Name another file.`);
  if (existsSync(file) && !values.force) throw new CommandError(`${file} exists. --force replaces it.`);

  const { state, detail } = await backUp(dataDir, file);
  if (state !== 'current' && state !== 'behind')
    throw new CommandError(
      `The copy is not a sound Nikhar database (${detail ?? state}); no backup was made. Run: ${invocation} check`,
    );
  console.log(`Backed up to ${file} (${(statSync(file).size / 2 ** 20).toFixed(1)} MiB), and checked.`);
};
