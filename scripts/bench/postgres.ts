/**
 * POST /booking on PostgreSQL in its default durability, against the same rows written by hand over `pg`
 * (contenders/postgres-writes.ts). Each contender has its own copy of the database, and the same bookings in the same order.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPostgres } from '../../server/platform/db/connect-postgres.ts';
import { nikhar } from '../../server/test/command.ts';
import { databaseOf } from '../../server/test/engine.ts';
import { startCluster } from '../../server/test/postgres-cluster.ts';
import { type Books, postgresBooks } from '../soak/books.ts';
import { type Contender, inTurn, onCore, ratios, startContender, startProduct, untilNoJobs } from './contend.ts';
import type { Effort } from './effort.ts';
import { type Figure, inMs, median, perSecond } from './figures.ts';
import { throughput, timeEach } from './http-load.ts';
import { makeSalon, removeFolder, worksOf } from './salon.ts';

const CLIENTS = 32;
const DATABASE = 'salon';
/** Connections of the floor with a transaction for each booking. The product has as many for writing. */
const CONNECTIONS = 5;

export async function measurePostgres({ rounds, requests, customers }: Effort): Promise<Figure[]> {
  const salon = await makeSalon(customers);
  const folders = [salon.dataDir];
  const cluster = await startCluster();
  const servers: { kill(signal: 'SIGTERM'): Promise<unknown> }[] = [];
  const books: Books[] = [];
  try {
    const tell = (sql: string) => withPostgres(cluster.url, client => client.query(sql));
    await tell(`CREATE DATABASE ${DATABASE}`);
    const { code, stderr } = await nikhar(salon.dataDir, ['copy', '--to', databaseOf(cluster.url, DATABASE)]);
    if (code !== 0) throw new Error(stderr);
    const copy = async (name: string): Promise<string> => {
      await tell(`CREATE DATABASE ${name} TEMPLATE ${DATABASE}`);
      return databaseOf(cluster.url, name);
    };
    const started = async <Server extends { kill(signal: 'SIGTERM'): Promise<unknown> }>(server: Promise<Server>) => {
      servers.push(await server);
      return server;
    };
    const instance = (DATABASE_URL: string, n = 0) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'nikhar-bench-'));
      folders.push(dataDir);
      return started(startProduct(dataDir, { DATABASE_URL }, undefined, onCore(n)));
    };
    const byHand = async (name: string, ...how: string[]) =>
      started(startContender('postgres-writes', salon.dataDir, [await copy(name), ...how]));

    const floor = { server: await byHand('floor', String(CONNECTIONS)), ...worksOf(salon) };
    const shared = { server: await byHand('shared', '2', 'shared'), ...worksOf(salon) };
    const product = { server: await instance(await copy('product')), ...worksOf(salon) };
    /** Instances that share a database. Each would have a machine of its own, so they are on both cores. */
    const group = async (name: string, instances: number) => {
      const database = await copy(name);
      const group: Contender[] = [];
      while (group.length < instances) group.push(await instance(database, group.length));
      return { servers: group, book: worksOf(salon).book };
    };
    const two = await group('two', 2);
    const three = await group('three', 3);

    const alone = ({ server, book }: typeof floor, count = requests) =>
      timeEach(server.origin, Array.from({ length: count }, book)).then(median);
    const crowd = (
      { server, book }: Pick<typeof floor, 'server' | 'book'>,
      clients = CLIENTS,
      left = { bookings: requests * 4 },
    ) => throughput(server.origin, clients, () => (left.bookings-- > 0 ? book() : undefined));
    const crowdOf = async ({ servers, book }: typeof two) => {
      const left = { bookings: requests * 4 };
      const each = servers.map(server => crowd({ server, book }, Math.round(CLIENTS / servers.length), left));
      return (await Promise.all(each)).reduce((sum, one) => sum + one, 0);
    };
    /** Transactions that were rolled back so far: conflicts, because no booking of the benchmark is refused. */
    const conflicts = async (name: string): Promise<number> => {
      const { rows } = await tell(`SELECT xact_rollback::int AS lost FROM pg_stat_database WHERE datname = '${name}'`);
      return rows[0].lost;
    };

    for (const name of ['product', 'two', 'three']) books.push(postgresBooks(databaseOf(cluster.url, name)));
    const settle = () => untilNoJobs(books);
    const one = { floor: () => alone(floor), product: () => alone(product) };
    await inTurn(1, one, settle);
    const timed = await inTurn(rounds, one, settle);
    const many = {
      floor: () => crowd(floor),
      shared: () => crowd(shared),
      product: () => crowd(product),
      two: () => crowdOf(two),
      three: () => crowdOf(three),
    };
    await inTurn(1, many, settle);
    const found = await inTurn(Math.ceil(rounds / 5), many, settle);
    const told = perSecond(median(found.product));
    return [
      {
        name: 'POST /booking, one client: against a transaction by hand',
        floor: inMs(median(timed.floor)),
        product: inMs(median(timed.product)),
        ratios: ratios(timed.product, timed.floor),
        reach: { most: 1.5 },
      },
      {
        name: `POST /booking, ${CLIENTS} clients: against the rows by hand, in shared commits`,
        floor: perSecond(median(found.shared)),
        product: told,
        ratios: ratios(found.product, found.shared),
        reach: { least: 0.9 },
      },
      {
        name: '  against a transaction each by hand, at SERIALIZABLE',
        floor: perSecond(median(found.floor)),
        product: told,
        ratios: ratios(found.product, found.floor),
      },
      {
        name: `POST /booking, two instances with ${CLIENTS / 2} clients each: against one with ${CLIENTS}`,
        floor: told,
        product: perSecond(median(found.two)),
        ratios: ratios(found.two, found.product),
        reach: { least: 1 },
      },
      {
        name: '  three instances with a third of the clients each: against one',
        floor: told,
        product: perSecond(median(found.three)),
        ratios: ratios(found.three, found.product),
      },
      {
        name: '  conflicts in all rounds: a transaction each at SERIALIZABLE, one instance, two, three',
        floor: String(await conflicts('floor')),
        product: (await Promise.all(['product', 'two', 'three'].map(conflicts))).join(', '),
      },
    ];
  } finally {
    for (const { close } of books) await close();
    await Promise.all(servers.map(({ kill }) => kill('SIGTERM')));
    await cluster.remove();
    for (const folder of folders) removeFolder(folder);
  }
}
