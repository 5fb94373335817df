/** Opens a soaked database, to ask it in SQL that both engines understand: names of columns stand in quotes. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { SQLITE_FILE } from '../../server/platform/db/connect-sqlite.ts';

export type Row = Record<string, unknown>;

export interface Books {
  all(sql: string): Promise<Row[]>;
  /** What the engine itself finds wrong with its files. */
  damage(): string[];
  close(): Promise<void>;
}

export function sqliteBooks(dataDir: string): Books {
  const db = new Sqlite(join(dataDir, SQLITE_FILE), { readonly: true });
  return {
    all: async sql => db.prepare(sql).all() as Row[],
    damage: () => {
      const integrity = String(db.pragma('integrity_check', { simple: true }));
      const orphans = db.pragma('foreign_key_check') as Row[];
      return [
        ...(integrity === 'ok' ? [] : [`The database is damaged: ${integrity}`]),
        ...orphans.map(row => `A row refers to nothing: ${JSON.stringify(row)}`),
      ];
    },
    close: async () => void db.close(),
  };
}

/** PostgreSQL checks its pages when it reads them, and its foreign keys always. */
export function postgresBooks(url: string): Books {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // The database says goodbye to a connection that is closing. Without a listener, that would end the process.
  pool.on('error', () => {});
  return { all: async sql => (await pool.query(sql)).rows, damage: () => [], close: () => pool.end() };
}
