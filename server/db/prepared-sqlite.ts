/**
 * Runs what drizzle has built and prepared for SQLite. drizzle's own way finds out anew for every value how it is written or
 * read; here that is found out once for each query (rule E6). It looks into drizzle's prepared queries, whose version is
 * pinned for that.
 */
import type Sqlite from 'better-sqlite3';
import { Column, getTableName, is, Param, Placeholder, SQL } from 'drizzle-orm';

type Values = Record<string, unknown>;
type Row = Record<string, unknown>;

interface Encoder {
  mapToDriverValue(value: unknown): unknown;
}
interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}
type Expression = SQL & { decoder: Decoder };

interface Field {
  /** Where in the row: `['name']`, or `['booking', 'id']` for a whole table among other columns. */
  path: string[];
  field: Column | Expression | { sql: Expression };
}

/** A prepared query of drizzle's, as far as it is looked into. */
export interface BuiltQuery {
  stmt: Sqlite.Statement;
  query: { params: unknown[] };
  /** Missing in writes without RETURNING. */
  fields?: Field[];
  /** By table: false for one whose row a join may not have found. */
  joinsNotNullableMap?: Record<string, boolean>;
}

const named = (values: Values, name: string): unknown => {
  const value = values[name];
  if (value !== undefined) return value;
  throw new Error(`The query needs a value for ${name}`);
};

/** Most columns are written and read as they are; asking them for it, value by value, would take longer than some queries. */
const changesWritten = (encoder: Encoder): boolean => encoder.mapToDriverValue !== Column.prototype.mapToDriverValue;
const changesRead = (decoder: Decoder): boolean => decoder.mapFromDriverValue !== Column.prototype.mapFromDriverValue;

const writer = (param: unknown): ((values: Values) => unknown) => {
  if (is(param, Placeholder)) return values => named(values, param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  if (!changesWritten(encoder)) return values => named(values, value.name);
  return values => encoder.mapToDriverValue(named(values, value.name));
};

const decoderOf = (field: Field['field']): Decoder => {
  if (is(field, Column)) return field;
  return is(field, SQL) ? field.decoder : field.sql.decoder;
};

/** A whole table that a left join did not find is null with drizzle. Here it could not be, so such a choice is refused. */
const mustBeFound = ({ fields = [], joinsNotNullableMap = {} }: BuiltQuery) => {
  for (const { path, field } of fields) {
    if (path.length > 1 && is(field, Column) && joinsNotNullableMap[getTableName(field.table)] === false)
      throw new Error(`Choose columns of ${path[0]}, not the whole table: a join may not find it`);
  }
};

const reader = ({ fields = [] }: BuiltQuery): ((cells: unknown[]) => Row) => {
  const places = fields.map(({ path, field }) => {
    const decoder = decoderOf(field);
    return {
      table: path.length > 1 ? path[0] : undefined,
      name: path.at(-1) as string,
      decoder: changesRead(decoder) ? decoder : undefined,
    };
  });
  return cells => {
    const row: Row = {};
    // By number, because this runs for every cell of every row.
    for (let i = 0; i < places.length; i++) {
      const { table, name, decoder } = places[i] as (typeof places)[number];
      const cell = cells[i];
      if (table !== undefined) row[table] ??= {};
      const part = table === undefined ? row : (row[table] as Row);
      part[name] = cell === null || !decoder ? cell : decoder.mapFromDriverValue(cell);
    }
    return row;
  };
};

/**
 * The same statement, planned once. SQLite plans a statement anew whenever another value could make another plan better,
 * which for joins and LIMITs is at every execution, and takes longer than most of our queries. `+?` hides the value from
 * the planner and changes nothing else. A query whose partial index depends on a value has the value in its text (which-bookings.ts).
 */
const plannedOnce = ({ stmt, query: { params } }: BuiltQuery): Sqlite.Statement => {
  const pieces = stmt.source.split('?');
  if (pieces.length - 1 !== params.length) throw new Error(`A question mark that stands for no value: ${stmt.source}`);
  return stmt.database.prepare(pieces.join('+?'));
};

/** What runs a query: `first` looks for no second row. */
export function runner(query: BuiltQuery) {
  const stmt = plannedOnce(query);
  const writers = query.query.params.map(writer);
  const written = (values: Values) => writers.map(write => write(values));
  mustBeFound(query);
  const read = reader(query);
  if (query.fields) stmt.raw();
  return {
    all: (values: Values): Row[] => (stmt.all(...written(values)) as unknown[][]).map(read),
    first: (values: Values): Row | undefined => {
      const cells = stmt.get(...written(values)) as unknown[] | undefined;
      return cells && read(cells);
    },
    run: (values: Values): void => {
      stmt.run(...written(values));
    },
  };
}
