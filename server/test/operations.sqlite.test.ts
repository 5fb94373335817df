/** The running process from the operator's view: rules R88, R96 and R99, health, overload and metrics. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, istDate } from '../../common/time.ts';
import { SQLITE_FILE } from '../platform/db/connect-sqlite.ts';
import { WEB_FOLDER } from '../site/serve.ts';
import { PRODUCTION } from './command.ts';
import { dial, hangUp, until } from './dial.ts';
import { addStaff, type PreparedCustomer, postBooking, prepareData } from './prepare.ts';
import { type RunningServer, startServer } from './process.ts';

/** Ends with a slash. */
const CHECKOUT = join(import.meta.dirname, '../../');

let prepared: Awaited<ReturnType<typeof prepareData>>;
const servers: RunningServer[] = [];
beforeEach(async () => {
  prepared = await prepareData(6);
});
afterEach(async () => {
  hangUp();
  await Promise.all(servers.splice(0).map(server => server.kill('SIGKILL')));
  rmSync(prepared.dataDir, { recursive: true, force: true });
});

const serve = async (env: Record<string, string> = {}) => {
  const server = await startServer({ dataDir: prepared.dataDir, env });
  servers.push(server);
  return { ...server, base: new URL(server.url).origin };
};
/** Loads code into the server's process. */
const beside = (code: string) => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` });
const tomorrow = addDays(istDate(Date.now()), 1);
const book = (url: string, customer: PreparedCustomer, hour: number) =>
  postBooking(url, customer, prepared.serviceId, tomorrow, hour, `${customer.userId} ${hour}`);
/** Staff book for a customer. */
const bookByTelephone = async (url: string, { addressId }: PreparedCustomer, hour: number) => {
  const db = prepared.database.connect();
  const token = await addStaff(db);
  await db.close();
  return fetch(`${url}/booking/admin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      mobile: '8000000000',
      addressId,
      serviceIds: [prepared.serviceId],
      bookingDate: tomorrow,
      bookingTime: `${hour}:00:00`,
    }),
  });
};
const bookings = () => {
  const db = new Sqlite(join(prepared.dataDir, SQLITE_FILE), { readonly: true });
  const ids = db.prepare('SELECT id FROM booking').pluck().all();
  db.close();
  return ids;
};

/** Sends exactly this path. fetch would resolve `..`. */
const getRaw = async (base: string, path: string) => {
  const connection = dial(base);
  connection.socket.write(`GET ${path} HTTP/1.1\r\nHost: nikhar\r\nConnection: close\r\n\r\n`);
  await until(() => connection.lived > 0, 10_000);
  const [head = '', text = ''] = connection.received.split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), text };
};

describe('health', { timeout: 60_000 }, () => {
  it('answers /health and /ready uncached, and no /metrics by default', async () => {
    const { base } = await serve();
    for (const [path, status] of [
      ['/health', 200],
      ['/ready', 200],
      ['/metrics', 404],
    ] as const) {
      const answer = await fetch(base + path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, status, 'no-store']);
      expect(await answer.json()).toMatchObject({ success: status === 200, data: null });
    }
  });

  it.each([
    ['migrations are missing', 'UPDATE __drizzle_migrations SET created_at = 1', 'The database needs migrations.'],
    [
      'a newer version has migrated the database, as in a rolling upgrade',
      "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)",
      'A newer version has migrated the database.',
    ],
  ])('answers 503 at /ready, but 200 at /health, if %s', async (_when, change, message) => {
    const { base } = await serve();
    const db = new Sqlite(join(prepared.dataDir, SQLITE_FILE));
    db.exec(change);
    db.close();
    const ready = await fetch(`${base}/ready`);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await ready.json()).toMatchObject({ errorCode: 'STORAGE_UNAVAILABLE', message });
    expect((await fetch(`${base}/health`)).status).toBe(200);
  });

  it('counts by operation in /metrics, without personal data', async () => {
    const { base, url } = await serve({ METRICS: 'on' });
    const [customer] = prepared.customers as [PreparedCustomer];
    const since = performance.now();
    expect((await book(url, customer, 10)).status).toBe(201);
    expect((await postBooking(url, customer, prepared.serviceId, tomorrow, 10, 'another key')).status).toBe(409);
    expect((await bookByTelephone(url, customer, 12)).status).toBe(201);
    await fetch(`${url}/booking/no-such-booking`, { headers: { authorization: `Bearer ${customer.token}` } });
    await fetch(`${url}/category?page=0`);
    const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"mobile":"8000000000"}' };
    expect((await fetch(`${url}/auth/login`, login)).status).toBe(200);
    // A broken outbox stands for a provider that refuses.
    rmSync(join(prepared.dataDir, 'outbox.jsonl'));
    mkdirSync(join(prepared.dataDir, 'outbox.jsonl'));
    const register = { ...login, body: '{"fullName":"Meera","mobile":"8000000077"}' };
    expect((await fetch(`${url}/auth/register`, register)).status).toBe(502);
    await fetch(`${url}/no-such-operation`);
    await fetch(`${base}/about`);
    const seconds = (performance.now() - since) / 1000;
    const answer = await fetch(`${base}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    for (const line of [
      'nikhar_requests_total{operation="createBooking",status="2xx"} 1',
      'nikhar_requests_total{operation="bookForCustomer",status="2xx"} 1',
      'nikhar_requests_total{operation="createBooking",status="4xx"} 1',
      'nikhar_requests_total{operation="getBooking",status="4xx"} 1',
      'nikhar_requests_total{operation="other",status="4xx"} 1',
      'nikhar_requests_total{operation="site",status="2xx"} 1',
      'nikhar_request_duration_seconds_count{operation="listCategories"} 1',
      'nikhar_request_duration_seconds_bucket{le="+Inf",operation="listCategories"} 1',
      'nikhar_bookings_total 2',
      'nikhar_sms_total{result="sent"} 1',
      'nikhar_sms_total{result="failed"} 1',
    ])
      expect(text.split('\n')).toContain(line);
    const took = [...text.matchAll(/^nikhar_request_duration_seconds_sum\{.*\} (.+)$/gm)].map(([, sum]) => Number(sum));
    expect(took.length).toBeGreaterThan(5);
    expect(Math.max(...took)).toBeLessThan(seconds);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds 0\.\d+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).not.toMatch(/\b80000000\d\d\b|no-such|127\.0\.0\.1/);
    // Every line is a comment or `name{labels} value`.
    expect(text.split('\n').filter(line => !/^(# .*|\w+(\{(\w+="[^"]*",?)+\})? ([\d.e+-]+|Nan)|)$/.test(line))).toEqual([]);
  });
});

describe('overload', { timeout: 120_000 }, () => {
  /** Keeps the process busy for all but 5 ms of every 1.5 s. */
  const BUSY = 'setInterval(() => { const now = Date.now(); while (Date.now() - now < 1500); }, 5);';

  it('is answered 503 with Retry-After, except for pages, scripts, /health, /ready and /metrics', async () => {
    const { url, base } = await serve({ METRICS: 'on', ...beside(BUSY) });
    const refused = async () => {
      const answer = await fetch(`${url}/category`);
      const body = (await answer.json()) as { errorCode?: string };
      return [answer.status, body.errorCode, answer.headers.get('retry-after')];
    };
    await expect.poll(refused, { timeout: 40_000 }).toEqual([503, 'OVERLOADED', '5']);
    expect((await fetch(`${base}/%61pi/v1/category`)).status).toBe(503);
    const script = readdirSync(join(WEB_FOLDER, 'assets')).find(name => name.endsWith('.js'));
    for (const path of ['/health', '/ready', '/metrics', '/', '/admin/services', `/assets/${script}`]) {
      expect([path, (await fetch(base + path)).status]).toEqual([path, 200]);
    }
  });
});

describe('R88 SIGTERM', { timeout: 60_000 }, () => {
  /** Sends half a booking. The server has begun to read it when it answers 100-continue. */
  const halfABooking = (base: string, { token, userId, addressId }: PreparedCustomer) => {
    const body = JSON.stringify({
      userId,
      serviceIds: [prepared.serviceId],
      bookingDate: tomorrow,
      bookingTime: '17:00:00',
      finalPrice: 999,
      addressId,
      paymentType: 'PAY_AFTER',
    });
    const connection = dial(base);
    const head = `POST /api/v1/booking HTTP/1.1\r\nHost: nikhar\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`;
    connection.socket.write(head + body.slice(0, 40));
    return { connection, finish: () => connection.socket.write(body.slice(40)), isRead: () => connection.received !== '' };
  };

  it('finishes requests in flight, accepts no new ones, and ends with 0 and an empty WAL', async () => {
    const server = await serve();
    const { customers } = prepared;
    const acknowledged: string[] = [];
    const bookOnAndOn = async (customer: PreparedCustomer) => {
      for (let hour = 10; hour < 17; hour++) {
        const answer = await book(server.url, customer, hour).catch(() => undefined);
        if (!answer) return;
        expect([answer.status, answer.body.errorCode]).toEqual([201, undefined]);
        acknowledged.push(answer.body.data.bookingId);
      }
    };
    const { connection, finish, isRead } = halfABooking(server.base, customers[0] as PreparedCustomer);
    const idle = dial(server.base);
    const load = Promise.all(customers.map(bookOnAndOn));
    await until(() => isRead() && acknowledged.length > 0, 20_000);

    const asked = performance.now();
    const gone = server.kill('SIGTERM');
    await setTimeout(500);
    await expect(fetch(`${server.base}/health`)).rejects.toThrow();
    finish();
    expect(await gone).toBe(0);
    expect(performance.now() - asked).toBeLessThan(9000);
    await load;
    expect(connection.received).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /);
    expect(idle.socket.destroyed || idle.lived > 0).toBe(true);
    expect(statSync(join(prepared.dataDir, `${SQLITE_FILE}-wal`), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    const db = new Sqlite(join(prepared.dataDir, SQLITE_FILE), { fileMustExist: true });
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
    const kept = new Set(bookings());
    expect(acknowledged.filter(id => !kept.has(id))).toEqual([]);
    // The half-sent booking, and all that were acknowledged.
    expect(kept.size).toBe(acknowledged.length + 1);
  });

  it('does not wait longer than 10 seconds for a client that never finishes', async () => {
    const server = await serve();
    const { connection, isRead } = halfABooking(server.base, prepared.customers[0] as PreparedCustomer);
    await until(isRead, 20_000);
    const asked = performance.now();
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000);
    await until(() => connection.socket.destroyed, 2000);
    expect(bookings()).toEqual([]);
  });

  it('ends at once when it comes a second time', async () => {
    const server = await serve();
    const { isRead } = halfABooking(server.base, prepared.customers[0] as PreparedCustomer);
    await until(isRead, 20_000);
    const gone = server.kill('SIGTERM');
    await setTimeout(200);
    server.process.kill('SIGTERM');
    expect(await gone).toBe(143);
  });
});

describe('R96 a fault of the program', { timeout: 60_000 }, () => {
  it('answers 500 without details, is logged with its request, and does not end the process', async () => {
    const db = new Sqlite(join(prepared.dataDir, SQLITE_FILE));
    db.exec('DROP TABLE message');
    db.close();
    const { url, output } = await serve();
    const answer = await fetch(`${url}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', mobile: '9876543210', message: 'Do you come to Wardha?' }),
    });
    const { success, message, errorCode, data } = (await answer.json()) as Record<string, unknown>;
    expect([answer.status, success, message, errorCode, data]).toEqual([
      500,
      false,
      'Something went wrong. Please try again.',
      'INTERNAL_ERROR',
      null,
    ]);
    const requestId = answer.headers.get('x-request-id') as string;
    await expect.poll(output, { timeout: 20_000 }).toContain(requestId);
    expect(output()).not.toMatch(/9876543210|Wardha/);
    expect((await fetch(`${url}/category`)).status).toBe(200);
  });

  it('in an unhandled promise is logged and does not end the process', async () => {
    const { url, output, process } = await serve(beside("process.on('SIGUSR2', () => Promise.reject(new Error('lost')))"));
    process.kill('SIGUSR2');
    await expect.poll(output, { timeout: 20_000 }).toContain('a rejected promise was lost');
    expect((await fetch(`${url}/category`)).status).toBe(200);
  });
});

const ASSETS = join(import.meta.dirname, '../../web/dist/assets');
/** A script of the built web site, if there is one. */
const script = existsSync(ASSETS) && readdirSync(ASSETS).find(name => name.endsWith('.js'));

it('R99 serves no internal files in production', { timeout: 60_000 }, async () => {
  const { base } = await serve({ ...PRODUCTION, METRICS: 'off' });
  const inside = [
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/package.json',
    '/server/main.ts',
    // Relative to the web site and to the server.
    ...['/..', '/../..', '/assets/../../..', '/%2e%2e', '/%2e%2e/%2e%2e', '/..%2f..', '/..%5c..', '//..'].flatMap(up => [
      `${up}/package.json`,
      `${up}/server/main.ts`,
    ]),
    `${'/..'.repeat(12)}${prepared.dataDir}/${SQLITE_FILE}`,
    `${'/%2e%2e'.repeat(12)}${prepared.dataDir}/${SQLITE_FILE}`,
    ...['', '/data'].flatMap(folder => [SQLITE_FILE, `${SQLITE_FILE}-wal`, 'jwt-secret'].map(file => `${folder}/${file}`)),
    '/outbox.jsonl',
    '/node_modules/fastify/package.json',
    '/web/src/main.tsx',
    ...(script ? [`/assets/${script}.map`] : []),
    '/metrics',
    '/api/v1/..%2f..%2fpackage.json',
    '/api/v1/debug',
    '/api/v1/auth/outbox',
  ];
  for (const path of inside) {
    const { status, text } = await getRaw(base, path);
    expect([400, 404], path).toContain(status);
    // With a built site, an address without an extension gets a page.
    expect(text, path).toMatch(/^\{"success":false,|<title>Page not found/);
    expect(text).not.toMatch(/ {4}at |node_modules|SQLITE/);
    expect(text).not.toContain(CHECKOUT);
  }
  if (script) {
    const { status, text } = await getRaw(base, `/assets/${script}`);
    expect([status, text.includes('sourceMappingURL')]).toEqual([200, false]);
  }
  const page = await fetch(`${base}/api/v1/category`);
  expect([page.headers.get('x-powered-by'), page.headers.get('server')]).toEqual([null, null]);
  expect((await fetch(`${base}/api/v1/docs`)).status).toBe(200);
  const login = await fetch(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"mobile":',
  });
  const told = Object.keys((await login.json()) as object);
  expect([login.status, told]).toEqual([400, ['success', 'message', 'errorCode', 'params', 'data', 'errors']]);
});
