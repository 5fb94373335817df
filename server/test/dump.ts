/** All that an installation keeps, to search it for what must be gone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is, Table } from 'drizzle-orm';
import { onPostgres } from '../platform/config/config.ts';
import * as schema from '../platform/db/schema.ts';
import type { TestApp } from './app.ts';

/** Every value of every table, by table. */
export async function tablesOf({ db }: Pick<TestApp, 'db'>): Promise<[name: string, rows: object[]][]> {
  const tables = Object.values(schema).filter(one => is(one, Table));
  return Promise.all(
    tables.map(
      async (table): Promise<[string, object[]]> => [
        getTableName(table),
        await db.read.select().from(table as typeof schema.booking),
      ],
    ),
  );
}

/** Every value of every table, and on SQLite the bytes of its files too. The law keeps the bills (rule G9), so they are left out. */
export async function dumpOf(app: Pick<TestApp, 'db' | 'dataDir'>): Promise<string> {
  const files = onPostgres
    ? []
    : ['nikhar.sqlite', 'nikhar.sqlite-wal'].map(name => readFileSync(join(app.dataDir, name), 'latin1'));
  const bills = (await app.db.read.select().from(schema.document)).map(({ snapshot }) => JSON.stringify(snapshot));
  const inFiles = bills.map(bill => Buffer.from(bill).toString('latin1'));
  const text = [JSON.stringify(await tablesOf(app)), ...files].join('\n');
  return [...bills, ...inFiles].reduce((left, bill) => left.replaceAll(bill, ''), text);
}
