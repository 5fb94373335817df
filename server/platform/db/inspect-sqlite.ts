/** Inspects a database file before anything is done with it, so that no other program's file is touched. */
import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { stateAfter } from './schema-version.ts';

export interface Finding {
  /**
   * `absent`: there is no file, or an empty database. `unfit`: an empty PostgreSQL database whose encoding cannot keep every letter.
   * `behind`: migrations are missing. `newer`: a later program has migrated it.
   */
  state: 'absent' | 'unfit' | 'current' | 'behind' | 'newer' | 'foreign' | 'damaged';
  /** SQLite's message about the damage, or PostgreSQL's name of the encoding. */
  detail?: string;
}

/** Reads every page and reports the first problem. The last line of the report names it. */
const DEEP = 'PRAGMA integrity_check(1)';

const contentsOf = (db: Sqlite.Database): Finding['state'] => {
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").pluck().all();
  const migrations = '__drizzle_migrations';
  if (tables.length === 0) return 'absent';
  if (!tables.includes(migrations)) return 'foreign';
  const last = db.prepare(`SELECT max(created_at) FROM ${migrations}`).pluck().get() as number | null;
  // drizzle makes its own table first, and everything else in one transaction.
  if (last === null) return tables.length === 1 ? 'absent' : 'foreign';
  if (!tables.includes('booking')) return 'foreign';
  return stateAfter(last, 'sqlite');
};

/** `deep` reads every page of the file. Throws only errors that are no fault of the file: no permission, a full disk. */
export function inspectSqlite(file: string, { deep }: { deep: boolean }): Finding {
  if (!existsSync(file)) return { state: 'absent' };
  let db: Sqlite.Database | undefined;
  try {
    db = new Sqlite(file, { fileMustExist: true, timeout: 5000 });
    const verdict = deep ? (db.prepare(DEEP).pluck().get() as string) : 'ok';
    if (verdict !== 'ok') return { state: 'damaged', detail: verdict.split('\n').at(-1) };
    return { state: contentsOf(db) };
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return { state: 'damaged', detail: message };
    throw error;
  } finally {
    db?.close();
  }
}
