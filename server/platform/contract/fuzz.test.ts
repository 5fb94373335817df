/** Fuzzing made from the contract: whatever comes, no 5xx, the envelope, a documented status, nothing leaked, data unharmed. */
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { portOf } from '../../test/form.ts';
import { fuzzed, randomOf } from '../../test/fuzz.ts';
import {
  makeAddress,
  makeAdmin,
  makeCategory,
  makeCoupon,
  makeCustomer,
  makeService,
  signInProfessional,
  type TestCustomer,
} from '../../test/makers.ts';
import { itOnSqlite } from '../../test/sqlite-only.ts';
import { wire } from '../../test/wire.ts';
import { onPostgres } from '../config/config.ts';
import { routes } from './document.ts';
import { PREFIX } from './prefix.ts';

/** How many requests each operation gets with each seed. A long search for faults: `FUZZ=500 npm run unit -- server/platform/contract/fuzz`. */
const REQUESTS = Number(process.env.FUZZ ?? 30);
/** What no answer may carry: traces of code, SQL, files, secrets. */
const LEAKS = /node_modules|\bat .+\.[jt]s:\d|SQLITE_|\bSELECT\b .+\bFROM\b|drizzle|codeHash|passwordHash|passcode":|\/tmp/;
/** Nor where the code lies. */
const CHECKOUT = join(import.meta.dirname, '../../../');
/** Operations that end the session or the account they are called with: they get customers of their own. */
const ENDING = new Set(['logout', 'signOutEverywhere', 'deleteProfile', 'setCustomerStatus', 'setCustomerMobile']);

let app: TestApp;
let line: ReturnType<typeof wire>;
let ids: string[];
let tokens: string[];

const disposable = async (): Promise<TestCustomer[]> => Promise.all(Array.from({ length: 3 }, () => makeCustomer(app)));

beforeAll(async () => {
  app = await startApp();
  line = wire(portOf(app), { recorded: false });
  const [own, other] = [await makeCustomer(app), await makeCustomer(app)];
  const admin = await makeAdmin(app);
  const [category, service] = [await makeCategory(app), await makeService(app)];
  await makeCoupon(app, { code: 'TEN' });
  const cart = (await app.call('POST', `/cart?userId=${own.userId}`, { token: own.token })).body.data.id;
  await app.call('POST', `/cart/${cart}/items`, { token: own.token, body: { serviceId: service, quantity: 1 } });
  const addressId = await makeAddress(app, own);
  const body = {
    userId: own.userId,
    serviceIds: [service],
    bookingDate: '2026-12-10',
    bookingTime: '09:00:00',
    finalPrice: 999,
    addressId,
    paymentType: 'PAY_AFTER',
  };
  const booking = (await app.call('POST', '/booking', { token: own.token, body })).body.data.bookingId;
  ids = [own.userId, other.userId, category, service, cart, addressId, booking, 'TEN', 'unknown'];
  const professional = await signInProfessional(app);
  tokens = [own.token, own.token, admin.token, admin.token, other.token, professional.token, '', 'garbage'];
});
afterAll(async () => {
  line.close();
  await app.close();
});

const fresh = Math.floor(Math.random() * 2 ** 31);

const seeds: [string, number][] = [
  ['1', 1],
  [`fresh: ${fresh}`, fresh],
];
if (!onPostgres) seeds.push(['2', 2]);

describe.each(seeds)('seed %s', (_name, seed) => {
  it('calls every operation', { timeout: 240_000 }, async () => {
    for (const [number, route] of routes.entries()) {
      const random = randomOf(seed * 1000 + number);
      const ending = ENDING.has(route.operation.operationId);
      const throwaway = ending ? await disposable() : [];
      const someIds = ending ? [...throwaway.map(({ userId }) => userId), 'unknown'] : ids;
      const someTokens = ending ? [...throwaway.map(({ token }) => token), tokens[2] as string, '', 'garbage'] : tokens;
      // No session of the staff's may be ended either.
      const signsOut = ['logout', 'signOutEverywhere'].includes(route.operation.operationId);
      const allowed = signsOut ? someTokens.filter(token => token !== tokens[2]) : someTokens;
      const requests = Array.from({ length: REQUESTS }, () => fuzzed(route, random, someIds, allowed, PREFIX));
      for (let i = 0; i < requests.length; i += 25) {
        const batch = requests.slice(i, i + 25);
        const answers = await Promise.all(
          batch.map(one => line.send(one).catch(error => Promise.reject(new Error(`${JSON.stringify(one)}: ${error.message}`)))),
        );
        for (const [j, { status, text }] of answers.entries()) {
          if (status >= 500 || LEAKS.test(text) || text.includes(CHECKOUT))
            throw new Error(`${JSON.stringify(batch[j])} answered ${status} ${text.slice(0, 500)}`);
        }
      }
    }
  });
});

itOnSqlite('leaves the database file sound', () => {
  const client = (app.db.read as unknown as { $client: Sqlite.Database }).$client;
  expect(client.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(client.pragma('foreign_key_check')).toEqual([]);
});

it('leaves process and data unharmed', async () => {
  expect((await app.call('GET', '/category')).status).toBe(200);
  expect((await app.call('GET', '/auth/validate-token', { token: tokens[0] as string })).status).toBe(200);
});
