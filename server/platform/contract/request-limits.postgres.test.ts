/** Rule R11's limits over several instances: two on one database let a client through about as often as one (decision 005). */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SECOND } from '../../../common/time.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { requestCount } from '../db/schema.ts';

const SEARCH = '/geocode/search?q=sitabuldi';
/** The limit of SEARCH in a minute (openapi.yaml). */
const LIMIT = 60;

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await startApp({ env: { RATE_LIMIT: 'on' } });
  two = await startApp({ beside: one, env: { RATE_LIMIT: 'on' } });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const told = async () => (await one.db.read.select().from(requestCount)).reduce((sum, { requests }) => sum + requests, 0);

it("lets through the limit and about a second's requests more, with the same Retry-After everywhere", async () => {
  const PER_SECOND = 20;
  const SECONDS = 8;
  const statuses: number[] = [];
  for (let n = 0; n < SECONDS * PER_SECOND; n++) {
    statuses.push((await (n % 2 ? one : two).call('GET', SEARCH)).status);
    await setTimeout(SECOND / PER_SECOND);
  }
  const passed = statuses.filter(status => status === 200).length;
  expect(passed).toBeGreaterThanOrEqual(LIMIT);
  expect(passed).toBeLessThanOrEqual(LIMIT + 2 * PER_SECOND);
  const refused = await Promise.all([one, two].map(app => app.call('GET', SEARCH)));
  expect(refused.map(({ status, body }) => [status, body.errorCode])).toEqual(Array(2).fill([429, 'RATE_LIMITED']));
  const waits = refused.map(({ headers }) => Number(headers['retry-after']));
  expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  expect(Math.abs((waits[0] as number) - (waits[1] as number))).toBeLessThanOrEqual(1);
});

it('counts other operations for themselves', async () => {
  expect((await one.call('GET', '/geocode/reverse?lat=21.1&lon=79')).status).toBe(200);
});

it('a new instance knows the counts at once', async () => {
  const late = await startApp({ beside: one, env: { RATE_LIMIT: 'on' } });
  const statuses: number[] = [];
  // Fewer than it would let through by itself.
  while (statuses.length < LIMIT && statuses.at(-1) !== 429) {
    statuses.push((await late.call('GET', SEARCH)).status);
    await setTimeout(50);
  }
  expect(statuses.at(-1)).toBe(429);
  await late.close();
});

it('R86 without the database, requests that do not need it work and limits still hold', async () => {
  const before = await told();
  const giveBack = await one.database.takeAway(one.db);
  const reverse = () => two.call('GET', '/geocode/reverse?lat=100&lon=79');
  const statuses = [];
  for (let n = 0; n < LIMIT + 2; n++) statuses.push((await reverse()).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  await giveBack();
  await expect.poll(told, { timeout: 20 * SECOND }).toBeGreaterThanOrEqual(before + LIMIT - 1);
});
