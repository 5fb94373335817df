/** Moves an installation from SQLite to PostgreSQL. The SQLite file stays as it is. */

import { readEnvironment } from '../platform/config/config.ts';
import { migratePostgres, withStartLock } from '../platform/db/connect-postgres.ts';
import { CopyError, copyToPostgres, firstFilledTable } from '../platform/db/copy-to-postgres.ts';
import { inspectPostgres } from '../platform/db/inspect-postgres.ts';
import { inspectSqlite } from '../platform/db/inspect-sqlite.ts';
import { CommandError, readArguments, UsageError } from './arguments.ts';
import { invocation } from './invocation.ts';
import { aloneOn, databaseFile, mustHaveDatabase, refusalOf } from './open-folder.ts';
import { explained, nameOfPostgres, refusalOfPostgres } from './open-postgres.ts';

const mustBeSound = (file: string) => {
  const finding = inspectSqlite(file, { deep: true });
  const refusal = refusalOf(finding, file);
  if (refusal) throw new CommandError(refusal);
  if (finding.state === 'behind')
    throw new CommandError(`The database ${file} has an older version. Migrate it first: ${invocation} migrate`);
};

export async function run(args: string[]) {
  const { to } = readArguments(args, { to: { type: 'string' } }).values;
  if (!to || !/^postgres(ql)?:/.test(to) || !URL.canParse(to))
    throw new UsageError('--to must name the new database, as postgres://…');
  const { dataDir, DATABASE_URL } = readEnvironment();
  if (DATABASE_URL)
    throw new CommandError('DATABASE_URL is set; copy is from SQLite in DATA_DIR. Unset it. Nothing was changed.');
  mustHaveDatabase(dataDir);
  const file = databaseFile(dataDir);
  const name = nameOfPostgres(to);

  const copied = await aloneOn(dataDir, async () => {
    mustBeSound(file);
    const work = () =>
      withStartLock(to, async client => {
        const finding = await inspectPostgres(client);
        const refusal = refusalOfPostgres(finding, to);
        if (refusal) throw new CommandError(refusal);
        // The database belongs to an installation whose older servers would not know the new tables.
        if (finding.state === 'behind')
          throw new CommandError(`The ${name} has an older version. Nothing was changed. Name an empty database.`);
        if (finding.state === 'absent') await migratePostgres(client);
        const filled = await firstFilledTable(file, client);
        if (filled)
          throw new CommandError(`The ${name} is not empty (${filled} has rows). Nothing was copied. Name an empty database.`);
        return copyToPostgres(file, client).catch(error => {
          throw error instanceof CopyError ? new CommandError(`${error.message} Nothing was copied.`) : error;
        });
      });
    return explained(to, work, '--to');
  });
  for (const { table, rows, hash } of copied)
    console.log(
      `${table.padEnd(16)} ${String(rows).padStart(9)} ${rows === 1 ? 'row ' : 'rows'}  the same on both sides (${hash.slice(0, 12)})`,
    );
  console.log(`Copied ${file} to the ${name}, and compared every row.`);
  console.log(
    'To run on it, start with DATABASE_URL set. The SQLite file was not changed; bookings made on it from now on are not copied.',
  );
}
