/** The database the environment names: SQLite in the data folder, or PostgreSQL where DATABASE_URL says so. */
import { mkdirSync } from 'node:fs';
import type { readEnvironment } from '../config.ts';
import type { Database } from '../db/database.ts';
import { CommandError } from './arguments.ts';
import { openFolder } from './open-folder.ts';
import { openPostgres } from './open-postgres.ts';

type Environment = ReturnType<typeof readEnvironment>;

/** The database for a command beside the server, made when there is none yet. */
export const openForWork = async ({ DATABASE_URL, DATABASE_POOL, dataDir }: Environment): Promise<Database> => {
  if (DATABASE_URL) return (await openPostgres(DATABASE_URL, DATABASE_POOL, async () => undefined)).db;
  mkdirSync(dataDir, { recursive: true });
  return openFolder(dataDir);
};

/** Throws CommandError under DATABASE_URL, for commands that handle SQLite's file; `instead` says what does it there. */
export const mustBeSqlite = ({ DATABASE_URL }: Environment, command: string, instead: string) => {
  if (DATABASE_URL)
    throw new CommandError(
      `${command} is for SQLite, and DATABASE_URL names a PostgreSQL database. ${instead} Nothing was changed.`,
    );
};
