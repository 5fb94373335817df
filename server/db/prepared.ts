/**
 * A query that is built and prepared once for each connection and then only executed: drizzle's builder costs more
 * than the query it builds (rule E6). Builders of admin searches, whose WHERE varies, are not for this.
 */
import { type Placeholder, sql } from 'drizzle-orm';
import { onPostgres } from '../config.ts';
import type { Queries } from './database.ts';
import { type BuiltQuery, runner } from './prepared-sqlite.ts';

type Parameters = Record<string, unknown>;
interface Preparable<Rows> extends PromiseLike<Rows> {
  prepare(name?: string): { execute(parameters: Parameters): Promise<Rows> };
}
type RowOf<Rows> = Rows extends readonly (infer Row)[] ? Row : never;
/** SQLite answers at once. */
interface Runner<Rows> {
  all(parameters: Parameters): Rows | Promise<Rows>;
  first(parameters: Parameters): RowOf<Rows> | undefined | Promise<RowOf<Rows> | undefined>;
  run(parameters: Parameters): unknown;
}
/** Placeholders by name. Typed as any because drizzle's `values` and `set` ask for the column's own type. */
// biome-ignore lint/suspicious/noExplicitAny: a placeholder stands for a value of any column
export type Placeholders = (name: string) => any;

let names = 0;

export function prepared<Rows>(build: (db: Queries, p: Placeholders) => Preparable<Rows>) {
  // PostgreSQL knows a prepared statement by its name, SQLite by its object.
  const name = `q${++names}`;
  const placeholders: Placeholders = (placeholder: string): Placeholder => sql.placeholder(placeholder);

  const onServer = (statement: ReturnType<Preparable<Rows>['prepare']>): Runner<Rows> => ({
    all: parameters => statement.execute(parameters),
    first: async parameters => ((await statement.execute(parameters)) as RowOf<Rows>[])[0],
    run: parameters => statement.execute(parameters),
  });

  const runners = new WeakMap<Queries, Runner<Rows>>();

  const make = (db: Queries): Runner<Rows> => {
    const statement = build(db, placeholders).prepare(name);
    const made = onPostgres ? onServer(statement) : (runner(statement as unknown as BuiltQuery) as Runner<Rows>);
    runners.set(db, made);
    return made;
  };
  const runnerOf = (db: Queries): Runner<Rows> => runners.get(db) ?? make(db);

  return {
    /** Every row (of a write: of its RETURNING). */
    all: async (db: Queries, parameters: Parameters = {}): Promise<Rows> => runnerOf(db).all(parameters),
    /** The first row, or undefined. */
    one: async (db: Queries, parameters: Parameters = {}): Promise<RowOf<Rows> | undefined> => runnerOf(db).first(parameters),
    /** For writes whose rows nobody reads. */
    run: async (db: Queries, parameters: Parameters = {}): Promise<void> => {
      await runnerOf(db).run(parameters);
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
