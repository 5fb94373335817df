/**
 * The same people on two instances behind a proxy, with PostgreSQL: the instances are killed one after the other, and now and then the
 * database loses its power. Nothing acknowledged may be lost or doubled, and every job must end.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { withPostgres } from '../../server/platform/db/connect-postgres.ts';
import { nikhar } from '../../server/test/command.ts';
import { databaseOf } from '../../server/test/engine.ts';
import { type Cluster, startCluster } from '../../server/test/postgres-cluster.ts';
import { type RunningServer, startServer } from '../../server/test/process.ts';
import { type Books, postgresBooks } from './books.ts';
import { clientOf } from './client.ts';
import { brokenIn, brokenJobsIn, openJobsIn } from './invariants.ts';
import { Ledger } from './ledger.ts';
import { sentBy } from './outbox.ts';
import { keepShop, register, shop } from './people.ts';
import { startProxy } from './proxy.ts';
import { makeSalon, TEAMS } from './salon.ts';

const SHOPPERS = 10;
/** Every so many turns, it is the database's. Each soak reaches the first, however slowly its machine starts an instance. */
const DATABASE_EVERY = 3;
/** After the last kill, all jobs end within this time. The lease of a killed instance is 30 s, and a fourth try comes 70 s after the first. */
const DRAIN_MS = 180_000;
/** Messages that one instance may be sending when it is killed, and that are then sent again (rule J3). */
const SENDING = 16;

interface Instance {
  dataDir: string;
  server: RunningServer;
}

const disturb = async (instances: Instance[], cluster: Cluster, env: Record<string, string>, isOver: () => boolean) => {
  const told = { kills: 0, outages: 0 };
  for (let turn = 1; turn <= DATABASE_EVERY || !isOver(); turn++) {
    await setTimeout(1000 + Math.random() * 3000);
    if (turn % DATABASE_EVERY === 0) {
      await cluster.stop('SIGKILL');
      await setTimeout(Math.random() * 1000);
      await cluster.start();
      told.outages++;
      continue;
    }
    const instance = instances[turn % instances.length] as Instance;
    await instance.server.kill('SIGKILL');
    instance.server = await startServer({ dataDir: instance.dataDir, env });
    told.kills++;
  }
  return told;
};

/** How many confirmations were sent more than once, by the outboxes of all instances. */
const doubledIn = (dataDirs: string[]): number => {
  const sent = sentBy(dataDirs).filter(({ kind }) => kind === 'CONFIRMATION');
  return sent.length - new Set(sent.map(({ bookingId, channel }) => `${bookingId} ${channel}`)).size;
};

const drained = async (books: Books): Promise<boolean> => {
  const since = Date.now();
  while (Date.now() - since < DRAIN_MS) {
    if ((await openJobsIn(books, Date.now())) === 0) return true;
    await setTimeout(500);
  }
  return false;
};

/** The lines to print, and the broken promises. */
export async function soakTwoInstances(seconds: number): Promise<{ figures: string[]; violations: string[] }> {
  const salon = await makeSalon(SHOPPERS);
  const cluster = await startCluster();
  const folders = [salon.dataDir];
  const instances: Instance[] = [];
  try {
    await withPostgres(cluster.url, client => client.query('CREATE DATABASE soak'));
    const url = databaseOf(cluster.url, 'soak');
    const { code, stderr } = await nikhar(salon.dataDir, ['copy', '--to', url]);
    if (code !== 0) throw new Error(stderr);
    const env = { DATABASE_URL: url };
    for (let n = 0; n < 2; n++) {
      const dataDir = mkdtempSync(join(tmpdir(), 'nikhar-soak-'));
      folders.push(dataDir);
      instances.push({ dataDir, server: await startServer({ dataDir, env }) });
    }
    const dataDirs = instances.map(({ dataDir }) => dataDir);
    const proxy = await startProxy(() => instances.map(({ server }) => server.url));
    const ledger = new Ledger();
    const started = performance.now();
    const isPast = (second: number) => () => performance.now() - started > second * 1000;
    let isQuiet = false;
    const isOver = () => isQuiet && isPast(seconds)();
    const people = { ...salon, ledger, isOver, client: clientOf({ server: proxy }, ledger) };
    const [{ kills, outages }] = await Promise.all([
      disturb(instances, cluster, env, isPast(seconds * 0.8)).finally(() => (isQuiet = true)),
      ...salon.customers.map(customer => shop(people, customer)),
      register(people, dataDirs),
      keepShop(people, salon.staff, salon.categoryId),
    ]);
    const books = postgresBooks(url);
    if (!(await drained(books))) ledger.violations.push(`${await openJobsIn(books, Date.now())} jobs did not end`);
    proxy.close();
    for (const { server } of instances) {
      const ended = await server.kill('SIGTERM');
      if (ended !== 0) ledger.violations.push(`An instance ended with ${ended}: ${server.output()}`);
    }
    ledger.violations.push(...(await brokenIn(books, ledger.promised(), TEAMS, true)), ...(await brokenJobsIn(books)));
    await books.close();
    const doubled = doubledIn(dataDirs);
    if (doubled > kills * SENDING) ledger.violations.push(`${doubled} confirmations were sent twice`);
    const answers = [...ledger.answers].toSorted().map(([what, times]) => `  ${what}: ${times}`);
    return {
      figures: [
        `${seconds} s on two instances, ${kills} times killed, the database ${outages} times`,
        `${ledger.booked.size} bookings acknowledged, ${ledger.cancelled.size} of them cancelled, ${doubled} confirmations sent twice`,
        ...answers,
      ],
      violations: ledger.violations,
    };
  } finally {
    for (const { server } of instances) await server.kill('SIGKILL');
    await cluster.remove();
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}
