/** A look at a database file before anything is done with it, so that nothing is done with one that is not ours. */
import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { stateAfter } from './schema-version.ts';

export interface Finding {
  /**
   * `absent`: no file, or an empty one. `unfit`: an empty one of PostgreSQL's that cannot keep every letter. `behind`: migrations
   * are missing. `newer`: a later program has migrated it.
   */
  state: 'absent' | 'unfit' | 'current' | 'behind' | 'newer' | 'foreign' | 'damaged';
  /** SQLite's word on the damage, PostgreSQL's on the encoding. */
  detail?: string;
}

/** Reads every page, and tells the first problem in lines of which the last names it. */
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

/** `deep` reads every page of the file. Throws only what is no fault of the file: no permission, a full disk. */
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
