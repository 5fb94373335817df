/** The command line: `npm run nikhar -- <command>`. The default command is `serve`, which `npm start` also runs. */
import { enableCompileCache } from 'node:module';
import { asksForVersion, UsageError } from './commands/arguments.ts';
import { inWords } from './commands/explain.ts';
import { invocation } from './commands/invocation.ts';
import { programFile } from './platform/config/program-files.ts';

interface Command {
  usage: string;
  does: string;
  /** Loads only the command that runs: `help` needs no database, and `backup` no web server. */
  load(): Promise<{ run(args: string[]): Promise<void> }>;
}

const commands: Record<string, Command> = {
  serve: { usage: 'serve', does: 'run the product (the default)', load: () => import('./commands/serve.ts') },
  seed: {
    usage: 'seed [--bookings N] [--customers N]',
    does: 'fill an empty catalogue with the demo salon, and add invented bookings (development only)',
    load: () => import('./commands/seed.ts'),
  },
  admin: {
    usage:
      'admin create|password --email E [--password P | --password-stdin]\n  admin create|role --email E --role OWNER|MANAGER|DESK|ACCOUNTANT|TRAINER\n  admin password|remove --email E [--revoke-keys]\n  admin second-factor-reset --email E',
    does: 'manage staff accounts; without a password, generate and show one',
    load: () => import('./commands/admin.ts'),
  },
  backup: {
    usage: 'backup FILE [--force]',
    does: 'copy the database while the server runs, and check the copy',
    load: () => import('./commands/backup.ts'),
  },
  restore: {
    usage: 'restore FILE',
    does: 'replace the database with a backup, and keep the old one beside it',
    load: () => import('./commands/restore.ts'),
  },
  copy: {
    usage: 'copy --to postgres://…',
    does: 'move an installation from SQLite into an empty PostgreSQL database, and compare every row',
    load: () => import('./commands/copy.ts'),
  },
  migrate: { usage: 'migrate', does: 'migrate the database to this version', load: () => import('./commands/migrate.ts') },
  check: { usage: 'check', does: 'check the installation and report in plain words', load: () => import('./commands/check.ts') },
  'confirm-clock': {
    usage: 'confirm-clock',
    does: 'say that the clock is right, so that old data is deleted again',
    load: () => import('./commands/confirm-clock.ts'),
  },
  reset: { usage: 'reset --yes', does: 'delete the database (development only)', load: () => import('./commands/reset.ts') },
  version: {
    usage: 'version',
    does: 'print this version and its database schema',
    load: () => import('./commands/version.ts'),
  },
};

const help = () => {
  console.log(`Usage: ${invocation} <command>\n`);
  for (const { usage, does } of Object.values(commands)) console.log(`  ${usage}\n      ${does}`);
  console.log('\nEnvironment variables configure it (server/guides/configuration.md). DATA_DIR is the data folder (./data).');
};

const run = async ([word = 'serve', ...args]: string[]) => {
  if (['help', '--help', '-h'].includes(word) || args.includes('--help')) return help();
  const name = asksForVersion(word) ? 'version' : word;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`Unknown command: ${name}`);
  try {
    await (await command.load()).run(args);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message}\nUsage: ${command.usage}`) : error;
  }
};

// Compiling takes a sixth of a start, so its result is cached beside the program, if that folder is writable. This comes before
// `umask`, so that the first user does not lock out others.
enableCompileCache({ directory: programFile('.cache/compiled'), portable: true });
// The database, its backups and the outbox hold personal data, so only this user may read them.
process.umask(0o077);
run(process.argv.slice(2)).catch(error => {
  console.error(inWords(error));
  if (error instanceof UsageError) console.error(`All commands: ${invocation} help`);
  process.exit(error instanceof UsageError ? 2 : 1);
});
