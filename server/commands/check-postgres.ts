/** What `check` reports about a PostgreSQL database. Changes nothing in it. */
import type pg from 'pg';
import { SECOND, systemClock } from '../../common/time.ts';
import type { Environment } from '../platform/config/config.ts';
import { connectPostgres, withPostgres } from '../platform/db/connect-postgres.ts';
import { inspectPostgres } from '../platform/db/inspect-postgres.ts';
import { CommandError } from './arguments.ts';
import { explained, nameOfPostgres, refusalOfPostgres } from './open-postgres.ts';
import { coupons, forgetting, plan, ratings, salon, series, staff, type Verdict, waits } from './verdict.ts';

const TOLERANCE = 5 * SECOND;

/** Tokens and passcodes expire by the clock of the instance that looks. */
const clocks = async (client: pg.ClientBase): Promise<Verdict> => {
  const { rows } = await client.query<{ now: string }>('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
  const apart = Math.abs(Number(rows[0]?.now) - systemClock.now());
  return apart > TOLERANCE
    ? ['FAULT', `This machine's clock and the database's are ${Math.round(apart / SECOND)} s apart`]
    : ['ok', "This machine's clock and the database's agree"];
};

/** If several share a server, the role or database may have fewer connections than the server. */
const MOST_CONNECTIONS = `SELECT least(
  current_setting('max_connections')::int,
  (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user),
  (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database())
) AS most`;

const connections = async (client: pg.ClientBase, pool: number): Promise<Verdict> => {
  const { rows } = await client.query<{ most: number }>(MOST_CONNECTIONS);
  const most = rows[0]?.most ?? 0;
  const words = `Each instance uses ${pool} connections (DATABASE_POOL); the database allows ${most}`;
  return [pool * 2 > most ? 'note' : 'ok', words];
};

const contents = async (client: pg.ClientBase, url: string, environment: Environment): Promise<Verdict[]> => {
  const finding = await inspectPostgres(client);
  const refusal = refusalOfPostgres(finding, url);
  if (refusal) return [['FAULT', refusal]];
  const there: Verdict = ['ok', `The ${nameOfPostgres(url)} answers`];
  if (finding.state === 'absent') return [there, ['note', 'It is empty; the first start creates its tables']];
  if (finding.state === 'behind') return [there, ['note', 'It has an older version; the next start migrates it']];
  const db = connectPostgres(url, 2);
  try {
    return [
      there,
      ['ok', 'It is up to date'],
      ...(await plan(db)),
      ...(await waits(db)),
      ...(await coupons(db)),
      ...(await series(db)),
      ...(await ratings(db)),
      await staff(db, environment),
      await salon(db),
      await connections(client, environment.DATABASE_POOL),
      await clocks(client),
      await forgetting(db),
    ];
  } finally {
    await db.close();
  }
};

export async function checkPostgres(url: string, environment: Environment): Promise<Verdict[]> {
  try {
    return await explained(url, () => withPostgres(url, client => contents(client, url, environment)));
  } catch (error) {
    if (error instanceof CommandError) return [['FAULT', error.message]];
    throw error;
  }
}
