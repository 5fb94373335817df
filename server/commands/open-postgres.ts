/** Opens the database of DATABASE_URL, or refuses in one clear sentence and changes nothing (rule O3). */
import { connectPostgres, migratePostgres, withStartLock } from '../platform/db/connect-postgres.ts';
import type { Database } from '../platform/db/database.ts';
import { codeOf, isStorageFault } from '../platform/db/fault.ts';
import { inspectPostgres } from '../platform/db/inspect-postgres.ts';
import type { Finding } from '../platform/db/inspect-sqlite.ts';
import { CommandError } from './arguments.ts';

/** insufficient_privilege */
const NO_RIGHT = '42501';

/** pg's message if a password is needed and the address has none. */
const isRefusedPassword = (error: unknown): boolean => error instanceof Error && error.message.startsWith('SASL:');

/** The database's name for people, without the password. */
export function nameOfPostgres(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const name = decodeURIComponent(pathname.slice(1)) || 'of this user';
  const host = hostname || searchParams.get('host') || 'this machine';
  return `PostgreSQL database ${name} at ${host}${port && `:${port}`}`;
}

/** Why a database in this state must not be opened; undefined if it may be. */
export function refusalOfPostgres({ state, detail }: Finding, url: string): string | undefined {
  if (state === 'foreign')
    return `The ${nameOfPostgres(url)} has tables that are not Nikhar's. Nothing was changed. Create a database of its own.`;
  if (state === 'unfit')
    return `The ${nameOfPostgres(url)} uses ${detail}, which has no Hindi and no ₹. Nothing was changed. Create it again: createdb --template=template0 --encoding=UTF8`;
  if (state === 'newer')
    return `The ${nameOfPostgres(url)} was made by a newer Nikhar. Nothing was changed. Start the newer version.`;
  return undefined;
}

/**
 * Runs `work` and explains in a sentence why PostgreSQL refuses: not there, wrong password, no right to create tables. `named` is
 * where the address was given.
 */
export async function explained<T>(url: string, work: () => Promise<T>, named = 'DATABASE_URL'): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (!isStorageFault(error) && code !== NO_RIGHT && !isRefusedPassword(error)) throw error;
    const reason = (error as Error).message || code;
    throw new CommandError(`The ${nameOfPostgres(url)} cannot be used: ${reason}. Check ${named}, and that the database runs.`);
  }
}

/**
 * Opens and migrates, and runs `prepare` before any other process on the same database may do either. Throws CommandError if the
 * database is foreign or newer.
 */
export function openPostgres<T>(url: string, connections: number, prepare: (db: Database) => Promise<T>) {
  return explained(url, () =>
    withStartLock(url, async client => {
      const finding = await inspectPostgres(client);
      const refusal = refusalOfPostgres(finding, url);
      if (refusal) throw new CommandError(refusal);
      if (finding.state !== 'current') await migratePostgres(client);
      const db = connectPostgres(url, connections);
      try {
        return { db, prepared: await prepare(db) };
      } catch (error) {
        await db.close();
        throw error;
      }
    }),
  );
}
