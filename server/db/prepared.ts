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
  prepare(name?: string): { execute(parameters: Parameters): unknown };
}
/** Placeholders by name. Typed as any because drizzle's `values` and `set` ask for the column's own type. */
// biome-ignore lint/suspicious/noExplicitAny: a placeholder stands for a value of any column
type Placeholders = (name: string) => any;

let names = 0;

export const prepared = <Rows>(build: (db: Queries, p: Placeholders) => Preparable<Rows>) => {
  // PostgreSQL knows a prepared statement by its name, SQLite by its object.
  const name = `q${++names}`;
  const runners = new WeakMap<Queries, (parameters: Parameters) => unknown>();
  const placeholders: Placeholders = (placeholder: string): Placeholder => sql.placeholder(placeholder);

  const execute = async (db: Queries, parameters: Parameters = {}): Promise<Rows> => {
    let run = runners.get(db);
    if (!run) {
      const statement = build(db, placeholders).prepare(name);
      run = onPostgres ? values => statement.execute(values) : runner(statement as unknown as BuiltQuery);
      runners.set(db, run);
    }
    return (await run(parameters)) as Rows;
  };

  return {
    /** Every row (of a write: of its RETURNING). */
    all: execute,
    /** The first row, or undefined. */
    one: async (
      db: Queries,
      parameters: Parameters = {},
    ): Promise<(Rows extends readonly (infer Row)[] ? Row : never) | undefined> => {
      const rows = (await execute(db, parameters)) as unknown[];
      return rows[0] as (Rows extends readonly (infer Row)[] ? Row : never) | undefined;
    },
    /** For writes whose rows nobody reads. */
    run: async (db: Queries, parameters: Parameters = {}): Promise<void> => {
      await execute(db, parameters);
    },
  };
};
