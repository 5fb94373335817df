/**
 * A query that is built and prepared once for each connection and then only executed: drizzle's builder costs more
 * than the query it builds (design 8). Builders of admin searches, whose WHERE varies, are not for this.
 */
import { type Placeholder, sql } from 'drizzle-orm';
import { onPostgres } from '../config.ts';
import type { Queries } from './database.ts';
import { type BuiltQuery, runner } from './prepared-sqlite.ts';

type Parameters = Record<string, unknown>;
interface Preparable<Rows> extends PromiseLike<Rows> {
  prepare(name?: string): { execute: Run<Rows> };
}
/** SQLite answers at once. */
type Run<Rows> = (parameters: Parameters) => Rows | Promise<Rows>;
/** Placeholders by name. Typed as any because drizzle's `values` and `set` ask for the column's own type. */
// biome-ignore lint/suspicious/noExplicitAny: a placeholder stands for a value of any column
type Placeholders = (name: string) => any;

let names = 0;

export const prepared = <Rows>(build: (db: Queries, p: Placeholders) => Preparable<Rows>) => {
  // PostgreSQL knows a prepared statement by its name, SQLite by its object.
  const name = `q${++names}`;
  const placeholders: Placeholders = (placeholder: string): Placeholder => sql.placeholder(placeholder);

  const runners = new WeakMap<Queries, Run<Rows>>();

  const make = (db: Queries): Run<Rows> => {
    const statement = build(db, placeholders).prepare(name);
    const run: Run<Rows> = onPostgres
      ? values => statement.execute(values)
      : (runner(statement as unknown as BuiltQuery) as Run<Rows>);
    runners.set(db, run);
    return run;
  };
  const runnerOf = (db: Queries): Run<Rows> => runners.get(db) ?? make(db);

  return {
    /** Every row (of a write: of its RETURNING). */
    all: async (db: Queries, parameters: Parameters = {}): Promise<Rows> => runnerOf(db)(parameters),
    /** The first row, or undefined. */
    one: async (
      db: Queries,
      parameters: Parameters = {},
    ): Promise<(Rows extends readonly (infer Row)[] ? Row : never) | undefined> => {
      const rows = (await runnerOf(db)(parameters)) as unknown[];
      return rows[0] as (Rows extends readonly (infer Row)[] ? Row : never) | undefined;
    },
    /** For writes whose rows nobody reads. */
    run: async (db: Queries, parameters: Parameters = {}): Promise<void> => {
      await runnerOf(db)(parameters);
    },
  };
};
