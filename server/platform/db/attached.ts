/** The two databases of a restore on one connection: `main` is the restored one, `before` the one that it replaces. */
import type Sqlite from 'better-sqlite3';

export type Schema = 'main' | 'before';

/** Whether there is a table or a trigger of this name. Other versions have others. */
export function has(db: Sqlite.Database, schema: Schema, name: string): boolean {
  return db.prepare(`SELECT 1 FROM ${schema}.sqlite_master WHERE name = ?`).get(name) !== undefined;
}
