/**
 * Queries that are built and prepared once for each connection and then only executed, because building costs more than most of
 * our queries. Searches of staff, whose conditions vary, are built each time.
 */
import type Sqlite from 'better-sqlite3';
import { Column, is, Param, Placeholder, type Query, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { onPostgres } from '../config/config.ts';
import type { Queries } from './database.ts';
import { sendWrite } from './unanswered.ts';

type Parameters = Record<string, unknown>;
type RowOf<Rows> = Rows extends readonly (infer Row)[] ? Row : never;
/** A query of drizzle's builder. On PostgreSQL it has `execute` alone. */
interface Preparable<Rows> extends PromiseLike<Rows> {
  prepare(name?: string): {
    execute(parameters: Parameters): Promise<Rows>;
    all(parameters: Parameters): unknown;
    get(parameters: Parameters): unknown;
  };
  toSQL(): Query;
}
/** Both functions are typed as any because drizzle asks for the column's own type. */
export interface Placeholders {
  /** A value to store, for `values` and `set`. The column says how it is written. */
  // biome-ignore lint/suspicious/noExplicitAny: a placeholder stands for a value of any column
  value(name: string): any;
  /** A value to compare with, for `where`, `limit` and `offset`. It goes to the database as it is. */
  // biome-ignore lint/suspicious/noExplicitAny: a placeholder stands for a value of any column
  given(name: string): any;
}

/**
 * On SQLite a compared value is written `+?`. SQLite plans a statement anew at each execution if the value could make another plan
 * better: with joins, LIMIT and partial indexes that takes longer than most of our queries. The plus hides the value from the planner
 * and changes nothing else.
 */
const placeholders: Placeholders = {
  value: sql.placeholder,
  given: name => (onPostgres ? sql.placeholder(name) : sql`+${sql.placeholder(name)}`),
};
let names = 0;

/** A write of SQLite with its values. drizzle would ask at each execution how every value is written. */
const sqliteWriter = (db: Queries, query: { toSQL(): Query }): ((parameters: Parameters) => void) => {
  const { sql: text, params } = query.toSQL();
  const statement = (db as BetterSQLite3Database & { $client: Sqlite.Database }).$client.prepare(text);
  const readers = params.map(param => {
    const placeholder = is(param, Param) ? param.value : param;
    if (!is(placeholder, Placeholder)) return () => param;
    const { name } = placeholder;
    const encode = is(param, Param) ? (value: unknown) => param.encoder.mapToDriverValue(value) : (value: unknown) => value;
    // A column that is never NULL keeps null as JSON: a job without a payload.
    const isNeverNull = is(param, Param) && is(param.encoder, Column) && param.encoder.notNull;
    return (parameters: Parameters) => {
      const value = parameters[name];
      if (value === undefined) throw new Error(`The query needs a value for ${name}`);
      return value === null && !isNeverNull ? null : encode(value);
    };
  });
  return parameters => statement.run(...readers.map(read => read(parameters)));
};

/** What `make` makes of each connection, made once. */
const onEach = <Made>(make: (db: Queries) => Made): ((db: Queries) => Made) => {
  const made = new WeakMap<Queries, Made>();
  return db => {
    const one = made.get(db) ?? make(db);
    made.set(db, one);
    return one;
  };
};

export function prepared<Rows>(build: (db: Queries, placeholders: Placeholders) => Preparable<Rows>) {
  // PostgreSQL knows a prepared statement by its name, SQLite by its object.
  const name = `q${++names}`;
  const statementOf = onEach(db => build(db, placeholders).prepare(name));
  const writerOf = onEach(db => sqliteWriter(db, build(db, placeholders)));
  return {
    /** Every row (of a write: of its RETURNING). */
    all: async (db: Queries, parameters: Parameters = {}): Promise<Rows> => {
      const statement = statementOf(db);
      return onPostgres ? statement.execute(parameters) : (statement.all(parameters) as Rows);
    },
    /** The first row, or undefined. */
    one: async (db: Queries, parameters: Parameters = {}): Promise<RowOf<Rows> | undefined> => {
      const statement = statementOf(db);
      if (!onPostgres) return statement.get(parameters) as RowOf<Rows> | undefined;
      return ((await statement.execute(parameters)) as RowOf<Rows>[])[0];
    },
    /** For writes whose rows nobody reads. In a transaction on PostgreSQL it is sent, and the COMMIT waits for the answer. */
    run: async (db: Queries, parameters: Parameters = {}): Promise<void> => {
      if (onPostgres) await sendWrite(db, () => statementOf(db).execute(parameters));
      else writerOf(db)(parameters);
    },
  };
}

/** A query for each of a few things, made when it is first needed. */
export function forEach<Of, Query>(make: (of: Of) => Query, keyOf: (of: Of) => string = String): (of: Of) => Query {
  const queries = new Map<string, Query>();
  return of => {
    const key = keyOf(of);
    const query = queries.get(key) ?? make(of);
    queries.set(key, query);
    return query;
  };
}
