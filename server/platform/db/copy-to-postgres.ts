/**
 * Copies an installation from SQLite into an empty PostgreSQL database, all rows or none. Only the cache of the geocoder stays behind.
 * Every row is compared after it was written.
 */
import { createHash } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import type pg from 'pg';
import { isLostConnection } from './fault.ts';

type Value = string | number | bigint | boolean | Buffer | null;
type Row = Record<string, Value>;

interface Table {
  name: string;
  key: string[];
  /** The columns with their type in PostgreSQL. */
  columns: Map<string, string>;
}

/** The number of a table's rows, and one hash of all values in the order of the key. */
export interface Copied {
  table: string;
  rows: number;
  hash: string;
}

/** PostgreSQL refused a table, or gave back other values. */
export class CopyError extends Error {}

/** Answers of the geocoder stay behind: PostgreSQL may not accept their text, and the geocoder can be asked again. */
const CACHE = 'geocode_cache';

/** PostgreSQL takes at most 65,535 values in a statement, and pictures make rows large. */
const ROWS_AT_A_TIME = 200;

const quoted = (name: string): string => `"${name}"`;
const listed = (names: Iterable<string>): string => [...names].map(quoted).join(', ');

/** All tables in SQLite. A table comes after those that it refers to. */
const tablesOf = (source: Sqlite.Database): string[] => {
  const all = source
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'",
    )
    .pluck()
    .all() as string[];
  const ordered = new Set<string>();
  const add = (name: string) => {
    const targets = source.prepare('SELECT DISTINCT "table" FROM pragma_foreign_key_list(?)').pluck().all(name) as string[];
    for (const target of targets) if (!ordered.has(target)) add(target);
    ordered.add(name);
  };
  for (const name of all.toSorted()) add(name);
  return [...ordered];
};

const describeTable = async (source: Sqlite.Database, target: pg.ClientBase, name: string): Promise<Table> => {
  const key = source.prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk').pluck().all(name) as string[];
  const { rows } = await target.query<{ name: string; type: string }>(
    `SELECT column_name AS name, udt_name AS type FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
    [name],
  );
  return { name, key, columns: new Map(rows.map(column => [column.name, column.type])) };
};

/** Sorts the keys of an object, because jsonb has its own order. */
const inOrder = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same text for the same value from either database. */
const canonical = (value: Value, type: string | undefined): string => {
  if (value === null) return 'null';
  if (Buffer.isBuffer(value)) return value.toString('base64');
  if (type === 'bool') return String(Boolean(value));
  if (type === 'jsonb') return JSON.stringify(JSON.parse(String(value)), inOrder);
  return JSON.stringify(String(value));
};

const summary = ({ name, columns }: Table) => {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (row: Row) => {
      rows++;
      for (const [column, type] of columns) hash.update(`${canonical(row[column] ?? null, type)}\n`);
    },
    end: (): Copied => ({ table: name, rows, hash: hash.digest('hex') }),
  };
};

/** SQLite stores booleans as 0 and 1. */
const asBoolean = (value: Value | undefined) => (typeof value === 'number' ? value === 1 : value);

const write = async (target: pg.ClientBase, { name, columns }: Table, rows: Row[]) => {
  if (rows.length === 0) return;
  const values = rows.flatMap(row =>
    [...columns].map(([column, type]) => (type === 'bool' ? asBoolean(row[column]) : row[column])),
  );
  const places = rows.map((_, i) => `(${[...columns].map((__, j) => `$${i * columns.size + j + 1}`).join(', ')})`);
  await target.query(`INSERT INTO ${quoted(name)} (${listed(columns.keys())}) VALUES ${places.join(', ')}`, values);
};

const copyRows = async (source: Sqlite.Database, target: pg.ClientBase, table: Table): Promise<Copied> => {
  const read = summary(table);
  let piece: Row[] = [];
  const all = source.prepare(`SELECT ${listed(table.columns.keys())} FROM ${quoted(table.name)} ORDER BY ${listed(table.key)}`);
  for (const row of all.iterate() as IterableIterator<Row>) {
    read.add(row);
    piece.push(row);
    if (piece.length < ROWS_AT_A_TIME) continue;
    await write(target, table, piece);
    piece = [];
  }
  await write(target, table, piece);
  return read.end();
};

const readBack = async (target: pg.ClientBase, table: Table): Promise<Copied> => {
  const written = summary(table);
  const columns = [...table.columns].map(([name, type]) => (type === 'jsonb' ? `${quoted(name)}::text` : quoted(name)));
  await target.query(
    `DECLARE written CURSOR FOR SELECT ${columns.join(', ')} FROM ${quoted(table.name)} ORDER BY ${listed(table.key)}`,
  );
  for (;;) {
    const { rows } = await target.query<Row>(`FETCH ${ROWS_AT_A_TIME} FROM written`);
    if (rows.length === 0) break;
    for (const row of rows) written.add(row);
  }
  await target.query('CLOSE written');
  return written.end();
};

const copyTable = async (source: Sqlite.Database, target: pg.ClientBase, table: Table): Promise<Copied> => {
  try {
    const read = await copyRows(source, target, table);
    const written = await readBack(target, table);
    if (written.rows === read.rows && written.hash === read.hash) return written;
    throw new Error(`${read.rows} rows were read, ${written.rows} were written, and they differ`);
  } catch (cause) {
    if (isLostConnection(cause)) throw cause;
    throw new CopyError(`The table ${table.name} could not be copied: ${(cause as Error).message}.`, { cause });
  }
};

/** The first table that already has rows in PostgreSQL; undefined if all are empty. */
export async function firstFilledTable(file: string, target: pg.ClientBase): Promise<string | undefined> {
  const source = new Sqlite(file, { readonly: true });
  try {
    for (const name of tablesOf(source)) {
      const { rows } = await target.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
      if (rows.length > 0) return name;
    }
    return undefined;
  } finally {
    source.close();
  }
}

/**
 * Copies the SQLite `file` into a database whose tables exist and are empty. Nobody may write to the file meanwhile. Throws CopyError
 * and copies nothing if a table does not read back as it was written.
 */
export async function copyToPostgres(file: string, target: pg.ClientBase): Promise<Copied[]> {
  const source = new Sqlite(file, { readonly: true });
  try {
    await target.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
    const copied: Copied[] = [];
    const names = tablesOf(source);
    for (const name of names.filter(name => name !== CACHE))
      copied.push(await copyTable(source, target, await describeTable(source, target, name)));
    // Without statistics, PostgreSQL scans whole tables, and a search of a long history runs into the time limit.
    await target.query(`ANALYZE ${listed(names)}`);
    await target.query('COMMIT');
    return copied;
  } catch (error) {
    await target.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    source.close();
  }
}
