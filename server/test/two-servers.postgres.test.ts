/** Two servers on one PostgreSQL act as one (rules R35, R44 and R4). processes.test.ts tests slots and coupons. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { count } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, istDate } from '../../common/time.ts';
import { withPostgres } from '../platform/db/connect-postgres.ts';
import { booking, coupon } from '../platform/db/schema.ts';
import { nikhar } from './command.ts';
import type { TestDatabase } from './engine.ts';
import { type PreparedCustomer, postBooking, prepareData } from './prepare.ts';
import { ask, isReady, makeEmpty, withServers } from './servers.ts';

const { folder, serve } = withServers();

describe('two servers on one database', { timeout: 120_000 }, () => {
  let database: TestDatabase | undefined;
  afterEach(() => database?.remove());

  const pair = async (customers: number) => {
    const prepared = await prepareData(customers);
    database = prepared.database;
    rmSync(prepared.dataDir, { recursive: true });
    const both = await Promise.all([serve(prepared.database.env), serve(prepared.database.env)]);
    const urlOf = (n: number) => both[n % 2]?.url as string;
    return { ...prepared, urlOf };
  };
  const times = <T>(n: number, work: (n: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: n }, (_, i) => work(i)));

  it('R35 book once for one idempotency key', async () => {
    const { urlOf, customers, serviceId, database } = await pair(1);
    const tomorrow = addDays(istDate(Date.now()), 1);
    const answers = await times(20, n =>
      postBooking(urlOf(n), customers[0] as PreparedCustomer, serviceId, tomorrow, 10, 'the same key'),
    );
    expect(answers.map(({ status, body }) => [status, body.errorCode])).toEqual(Array(20).fill([201, undefined]));
    expect(new Set(answers.map(({ body }) => body.data.bookingId)).size).toBe(1);
    const db = database.connect();
    expect(await db.read.select({ kept: count() }).from(booking)).toEqual([{ kept: 1 }]);
    expect(await db.read.select({ used: coupon.usedCount }).from(coupon)).toEqual([{ used: 1 }]);
    await db.close();
  });

  it('R44 keep one cart for each customer, and every quantity', async () => {
    const { urlOf, customers, serviceId } = await pair(1);
    const { userId, token } = customers[0] as PreparedCustomer;
    const opened = await times(10, n => ask<{ id: string }>(urlOf(n), `/cart?userId=${userId}`, { method: 'POST', token }));
    const ids = new Set(opened.map(({ data }) => data.id));
    expect([ids.size, opened.filter(({ status }) => status === 201).length]).toEqual([1, 1]);
    const cart = `/cart/${[...ids][0]}`;
    const added = await times(20, n =>
      ask(urlOf(n), `${cart}/items`, { method: 'POST', token, body: { serviceId, quantity: 1 } }),
    );
    expect(added.map(({ status, errorCode }) => [status, errorCode])).toEqual(Array(20).fill([200, undefined]));
    expect((await ask(urlOf(0), cart, { token })).data).toMatchObject({ totalItems: 20, items: [{ quantity: 20 }] });
  });

  it('R4 send one SMS to a mobile that asks both at once', async () => {
    const { urlOf } = await pair(0);
    const body = { fullName: 'Asha', mobile: '9812345678' };
    const answers = await times(10, n => ask(urlOf(n), '/auth/register', { method: 'POST', body }));
    const outcomes = answers.map(({ status, errorCode }) => errorCode ?? status);
    expect(outcomes.filter(outcome => outcome === 200)).toHaveLength(1);
    expect(outcomes.filter(outcome => outcome === 'REQUEST_ALREADY_EXISTS')).toHaveLength(9);
    const sent = readFileSync(join(folder.dataDir, 'outbox.jsonl'), 'utf8').trim().split('\n');
    expect(sent.filter(line => line.includes(body.mobile))).toHaveLength(1);
  });

  it('R13 show each other’s changes of the catalogue within a second, and end sessions at once', async () => {
    const { urlOf, serviceId, database } = await pair(0);
    const name = async (n: number) => (await ask<{ name: string }>(urlOf(n), `/service/${serviceId}`)).data.name;
    expect([await name(0), await name(1)]).toEqual(['Facial', 'Facial']);
    const credentials = { email: 'a@nikhar.example', password: 'long enough for all' };
    const create = ['admin', 'create', '--email', credentials.email, '--password', credentials.password];
    expect((await nikhar(folder.dataDir, create, { env: database.env })).code).toBe(0);
    const { data } = await ask<{ token: string }>(urlOf(0), '/auth/admin/login', { method: 'POST', body: credentials });
    const form = new FormData();
    form.set('name', 'Gold Facial');
    expect((await ask(urlOf(0), `/service/${serviceId}`, { method: 'PUT', token: data.token, body: form })).status).toBe(200);
    expect(await name(0)).toBe('Gold Facial');
    await setTimeout(1000);
    expect(await name(1)).toBe('Gold Facial');

    await ask(urlOf(0), '/auth/logout', { method: 'POST', token: data.token });
    expect((await ask(urlOf(1), '/auth/validate-token', { token: data.token })).status).toBe(401);
  });
});

it('R90 makes tables, demo and admin once if four servers start on an empty database', {
  timeout: 120_000,
}, async () => {
  const empty = await makeEmpty();
  const env = { DATABASE_URL: empty.url, NODE_ENV: 'development', DEMO_DATA: 'on' };
  const started = await Promise.all([0, 1, 2, 3].map(() => serve(env)));
  for (const server of started) {
    await expect.poll(() => server.output()).toMatch(/Database {7}PostgreSQL database empty_\w+ at 127\.0\.0\.1:\d+\n/);
    expect(await isReady(server)).toBe(200);
  }
  await expect.poll(() => started.filter(server => /password \S{10,}/.test(server.output()))).toHaveLength(1);
  await withPostgres(empty.url, async client => {
    const { rows } = await client.query(`SELECT (SELECT count(*)::int FROM admin) AS admins,
      (SELECT count(*)::int - count(DISTINCT name)::int FROM category) AS "categoriesTwice",
      (SELECT count(*)::int - count(DISTINCT created_at)::int FROM drizzle.__drizzle_migrations) AS "migrationsTwice"`);
    expect(rows).toEqual([{ admins: 1, categoriesTwice: 0, migrationsTwice: 0 }]);
  });
  await Promise.all(started.map(server => server.kill('SIGTERM')));
  await empty.remove();
});
