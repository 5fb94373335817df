/**
 * Queries that are built and prepared once for each connection and then only executed, because building costs more than most of
 * our queries. Searches of staff, whose conditions vary, are built each time.
 */
import { sql } from 'drizzle-orm';
import { onPostgres } from '../config.ts';
import type { Queries } from './database.ts';

type Parameters = Record<string, unknown>;
type RowOf<Rows> = Rows extends readonly (infer Row)[] ? Row : never;
/** A query of drizzle's builder. On PostgreSQL it has `execute` alone. */
interface Preparable<Rows> extends PromiseLike<Rows> {
  prepare(name?: string): {
    execute(parameters: Parameters): Promise<Rows>;
    all(parameters: Parameters): unknown;
    get(parameters: Parameters): unknown;
    run(parameters: Parameters): unknown;
  };
}
/** Placeholders by name. Typed as any because drizzle's `values` and `set` ask for the column's own type. */
// biome-ignore lint/suspicious/noExplicitAny: a placeholder stands for a value of any column
export type Placeholders = (name: string) => any;

const placeholders: Placeholders = name => sql.placeholder(name);
let names = 0;

export function prepared<Rows>(build: (db: Queries, p: Placeholders) => Preparable<Rows>) {
  // PostgreSQL knows a prepared statement by its name, SQLite by its object.
  const name = `q${++names}`;
  const statements = new WeakMap<Queries, ReturnType<Preparable<Rows>['prepare']>>();
  const statementOf = (db: Queries) => {
    const statement = statements.get(db) ?? build(db, placeholders).prepare(name);
    statements.set(db, statement);
    return statement;
  };
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
    /** For writes whose rows nobody reads. */
    run: async (db: Queries, parameters: Parameters = {}): Promise<void> => {
      const statement = statementOf(db);
      await (onPostgres ? statement.execute(parameters) : statement.run(parameters));
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
