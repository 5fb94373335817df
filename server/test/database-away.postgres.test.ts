/** Rules R84 and R86 on PostgreSQL: the database stops or crashes during bookings. */
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays, istDate } from '../../common/time.ts';
import { migratePostgres, withPostgres, withStartLock } from '../platform/db/connect-postgres.ts';
import { booking, coupon } from '../platform/db/schema.ts';
import { databaseOf, TEMPLATE } from './engine.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';
import { type PreparedCustomer, postBooking, prepareData } from './prepare.ts';
import { ask, isReady, withServers } from './servers.ts';

const CLIENTS = 8;
/** The longest time to an answer in milliseconds. People wait no longer. */
const A_FEW_SECONDS = 6000;

const { serve } = withServers();
/** An own cluster, which really syncs to the disk. */
let cluster: Cluster;
beforeEach(async () => {
  cluster = await startCluster();
  await withPostgres(cluster.url, client => client.query(`CREATE DATABASE ${TEMPLATE}`));
  await withStartLock(databaseOf(cluster.url, TEMPLATE), migratePostgres);
  vi.stubEnv('DATABASE_URL', cluster.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await cluster.remove();
});

it.each(['SIGINT', 'SIGKILL'] as const)(
  'R84 R86 answers 503 after the database ends by %s, loses no acknowledged booking, and recovers by itself',
  { timeout: 120_000 },
  async signal => {
    const { database, customers, serviceId, dataDir } = await prepareData(CLIENTS);
    rmSync(dataDir, { recursive: true });
    const server = await serve(database.env);
    const acknowledged = new Set<string>();
    const refusals = new Set<string>();
    let slowest = 0;
    let over = false;
    const bookOnAndOn = async (customer: PreparedCustomer, client: number) => {
      for (let n = 0; !over; n++) {
        const from = Date.now();
        const date = addDays(istDate(from), 1 + (n % 300));
        const { status, body } = await postBooking(server.url, customer, serviceId, date, 10 + (client % 7), `${client} ${n}`);
        slowest = Math.max(slowest, Date.now() - from);
        if (status === 201) acknowledged.add(body.data.bookingId);
        // After a hundred bookings a customer has too many.
        else if (status !== 409) refusals.add(`${status} ${body.errorCode}`);
        await setTimeout(5);
      }
    };
    const clients = customers.map(bookOnAndOn);

    await vi.waitUntil(() => acknowledged.size > 2 * CLIENTS, 20_000);
    await cluster.stop(signal);
    const before = acknowledged.size;
    expect(await isReady(server)).toBe(503);
    expect((await fetch(server.url.replace('/api/v1', '/health'))).status).toBe(200);
    const away = await ask(server.url, '/booking', { token: customers[0]?.token });
    expect([away.status, away.errorCode, away.headers.get('retry-after')]).toEqual([503, 'STORAGE_UNAVAILABLE', '5']);
    await setTimeout(300);
    await cluster.start();
    await vi.waitUntil(async () => (await isReady(server)) === 200, 20_000);
    await vi.waitUntil(() => acknowledged.size > before, 20_000);
    over = true;
    await Promise.all(clients);

    expect([...refusals]).toEqual(['503 STORAGE_UNAVAILABLE']);
    expect(slowest).toBeLessThan(A_FEW_SECONDS);
    const db = database.connect();
    const stored = new Set((await db.read.select({ id: booking.id }).from(booking)).map(({ id }) => id));
    expect([...acknowledged].filter(id => !stored.has(id))).toEqual([]);
    expect(await db.read.select({ used: coupon.usedCount }).from(coupon)).toEqual([{ used: stored.size }]);
    await db.close();
    expect(await server.kill('SIGTERM')).toBe(0);
  },
);

it('R86 answers 503 while the database is a standby, and books when it becomes the primary', { timeout: 120_000 }, async () => {
  const { database, customers, serviceId, dataDir } = await prepareData(1);
  rmSync(dataDir, { recursive: true });
  const server = await serve(database.env);
  const book = (days: number) =>
    postBooking(server.url, customers[0] as PreparedCustomer, serviceId, addDays(istDate(Date.now()), days), 10, `${days}`);
  expect((await book(1)).status).toBe(201);
  await cluster.stop('SIGINT');
  await cluster.startAsStandby();
  await vi.waitUntil(async () => (await isReady(server)) === 200, 20_000);
  const refused = await book(2);
  expect([refused.status, refused.body.errorCode]).toEqual([503, 'STORAGE_UNAVAILABLE']);
  await withPostgres(cluster.url, client => client.query('SELECT pg_promote()'));
  expect((await book(2)).status).toBe(201);
});

it('R86 survives a database that stops answering right after the start', { timeout: 120_000 }, async () => {
  const { database, dataDir } = await prepareData(1);
  rmSync(dataDir, { recursive: true });
  await withPostgres(database.env.DATABASE_URL as string, async client => {
    await client.query('BEGIN; LOCK TABLE setting IN ACCESS EXCLUSIVE MODE');
    const server = await serve({ ...database.env, NODE_ENV: 'production', ALLOW_UNSAFE: 'on' });
    await vi.waitUntil(() => /canceling statement/.test(server.output()), 20_000);
    await client.query('ROLLBACK');
    expect(await isReady(server)).toBe(200);
  });
});
