/** Copies the database while the server runs, and checks the copy (rule O6). */
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readEnvironment } from '../platform/config/config.ts';
import { backUp } from '../platform/db/backup.ts';
import { CommandError, readArguments } from './arguments.ts';
import { invocation } from './invocation.ts';
import { mustBeSqlite } from './open-database.ts';
import { databaseFile, mustHaveDatabase } from './open-folder.ts';

/** SQLite would only say that a database cannot be opened, and not which one. */
const mustTakeFile = (file: string) => {
  const folder = dirname(file);
  if (!existsSync(folder)) throw new CommandError(`The folder ${folder} does not exist, or this user may not see it.`);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new CommandError(`The folder ${folder} cannot be written to by this user.`);
  }
  if (existsSync(file) && statSync(file).isDirectory()) throw new CommandError(`${file} is a folder. Name a file in it.`);
};

export async function run(args: string[]) {
  const { values, words } = readArguments(args, { force: { type: 'boolean' } }, ['FILE']);
  const environment = readEnvironment();
  mustBeSqlite(environment, 'backup', 'Use pg_dump: pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  const { dataDir } = environment;
  mustHaveDatabase(dataDir);
  const file = resolve(words[0] as string);
  mustTakeFile(file);
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
}
