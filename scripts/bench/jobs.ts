/**
 * Measures how fast workers take and end jobs: 10,000 are due at once and do nothing. Then it measures POST /booking beside a thousand.
 * On SQLite one process works: the file has one writer, so a second process would only wait.
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { withPostgres } from '../../server/platform/db/connect-postgres.ts';
import { nikhar } from '../../server/test/command.ts';
import { databaseOf } from '../../server/test/engine.ts';
import { startCluster } from '../../server/test/postgres-cluster.ts';
import { type Contender, startProduct } from './contend.ts';
import type { Effort } from './effort.ts';
import { type Figure, inMs, median, perSecond } from './figures.ts';
import { timeEach } from './http-load.ts';
import { databaseFile, makeSalon, removeFolder, type Salon, worksOf } from './salon.ts';

const LEAST = 2000;
const MOST = 1.2;
const PROGRAM = [join(import.meta.dirname, '../../server/test/job-process.ts')];

interface Engine {
  name: string;
  env: Record<string, string>;
  query(sql: string): Promise<Record<string, unknown>[]>;
}

let batches = 0;
const addJobs = (engine: Engine, jobs: number) =>
  engine.query(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${jobs})
     INSERT INTO job (id, kind, payload, state, "dueAt", tries, "createdAt")
     SELECT 'bench ${batches++} ' || i, 'NUMBERED', '{"number":0,"milliseconds":0}', 'WAITING', 0, 0, 0 FROM n`,
  );
/** Jobs without a key go when they are done. Those of the bookings beside them stay for a week. */
const areLeft = async (engine: Engine) => (await engine.query("SELECT id FROM job WHERE kind = 'NUMBERED' LIMIT 1")).length > 0;
const allDone = async (engine: Engine) => {
  while (await areLeft(engine)) await setTimeout(20);
};

/** Jobs a second, round by round. */
const rates = async (engine: Engine, rounds: number, jobs: number): Promise<number[]> => {
  const found: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await addJobs(engine, jobs);
    const started = performance.now();
    await allDone(engine);
    found.push((jobs * 1000) / (performance.now() - started));
  }
  return found;
};

const rateFigure = (name: string, rates: number[]): Figure => ({
  name,
  product: perSecond(median(rates)),
  ratios: rates,
  reach: { least: LEAST },
  unit: 'a second',
});

/** One client that books, with and without jobs beside it, in turn. */
const beside = async (
  engine: Engine,
  { origin }: Contender,
  salon: Salon,
  { rounds, requests, jobsBeside }: Effort,
): Promise<Figure> => {
  const { book } = worksOf(salon);
  const time = async (works: Iterable<Buffer>) => median(await timeEach(origin, works));
  const some = (count: number) => Array.from({ length: count }, book);
  await time(some(requests * 2));
  const [alone, together]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    alone.push(await time(some(requests)));
    // Beside customers a worker rests most of the time (rule J10), so they are few.
    await addJobs(engine, jobsBeside);
    let busy = true;
    const done = allDone(engine).then(() => {
      busy = false;
    });
    const whileBusy = function* () {
      while (busy) yield book();
    };
    together.push(await time(whileBusy()));
    await done;
  }
  return {
    name: `POST /booking beside the jobs, ${engine.name}`,
    floor: inMs(median(alone)),
    product: inMs(median(together)),
    ratios: together.map((value, round) => value / (alone[round] as number)),
    reach: { most: MOST },
  };
};

const measureOn = async (engine: Engine, workers: number, salon: Salon, effort: Effort): Promise<Figure[]> => {
  const start = () => startProduct(salon.dataDir, engine.env, PROGRAM);
  const rounds = Math.min(effort.rounds, 7);
  const { jobs } = effort;
  const servers = [await start()];
  try {
    await rates(engine, 1, jobs);
    const figures = [
      rateFigure(`${jobs.toLocaleString('en-IN')} due jobs, ${engine.name}, one worker`, await rates(engine, rounds, jobs)),
      await beside(engine, servers[0] as Contender, salon, { ...effort, rounds }),
    ];
    if (workers === 1) return figures;
    servers.push(await start());
    return [...figures, rateFigure(`  two instances, ${engine.name}`, await rates(engine, rounds, jobs))];
  } finally {
    await Promise.all(servers.map(({ kill }) => kill('SIGTERM')));
  }
};

export async function measureJobs(effort: Effort): Promise<Figure[]> {
  const salon = await makeSalon(effort.customers);
  const cluster = await startCluster();
  try {
    await withPostgres(cluster.url, client => client.query('CREATE DATABASE jobs'));
    const DATABASE_URL = databaseOf(cluster.url, 'jobs');
    const { code, stderr } = await nikhar(salon.dataDir, ['copy', '--to', DATABASE_URL]);
    if (code !== 0) throw new Error(stderr);
    const file = new Sqlite(databaseFile(salon.dataDir), { timeout: 5000 });
    const sqlite: Engine = {
      name: 'SQLite',
      env: {},
      query: async sql => {
        const statement = file.prepare(sql);
        if (statement.reader) return statement.all() as Record<string, unknown>[];
        statement.run();
        return [];
      },
    };
    const onSqlite = await measureOn(sqlite, 1, salon, effort);
    file.close();
    const onPostgres = await withPostgres(DATABASE_URL, client => {
      const query = async (sql: string) => (await client.query(sql)).rows;
      return measureOn({ name: 'PostgreSQL', env: { DATABASE_URL }, query }, 2, salon, effort);
    });
    return [...onSqlite, ...onPostgres];
  } finally {
    await cluster.remove();
    removeFolder(salon.dataDir);
  }
}
