/** Inspects a PostgreSQL database before anything is done with it, so that no other program's database is touched. */
import type pg from 'pg';
import type { Finding } from './inspect-sqlite.ts';
import { stateAfter } from './schema-version.ts';

const RECORD = 'drizzle.__drizzle_migrations';

const tablesIn = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  return rows.map(({ name }) => name);
};

const lastMigration = async (client: pg.ClientBase): Promise<number | null> => {
  const record = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [RECORD]);
  if (!record.rows[0]?.there) return null;
  const last = await client.query<{ last: string | null }>(`SELECT max(created_at) AS last FROM ${RECORD}`);
  return last.rows[0]?.last == null ? null : Number(last.rows[0].last);
};

/** SQL_ASCII keeps any bytes. All other encodings refuse Hindi, and most of them ₹. */
const KEEPING_ALL = ['UTF8', 'SQL_ASCII'];

const inspectEmpty = async (client: pg.ClientBase): Promise<Finding> => {
  const { rows } = await client.query<{ encoding: string }>("SELECT current_setting('server_encoding') AS encoding");
  const encoding = rows[0]?.encoding ?? '';
  return KEEPING_ALL.includes(encoding) ? { state: 'absent' } : { state: 'unfit', detail: encoding };
};

export async function inspectPostgres(client: pg.ClientBase): Promise<Finding> {
  const tables = await tablesIn(client);
  const last = await lastMigration(client);
  if (last === null) return tables.length === 0 ? inspectEmpty(client) : { state: 'foreign' };
  if (!tables.includes('booking')) return { state: 'foreign' };
  return { state: stateAfter(last, 'postgres') };
}
