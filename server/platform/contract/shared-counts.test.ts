import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../../common/time.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import type { Database, Tx } from '../db/database.ts';
import { requestCount } from '../db/schema.ts';
import { createSharedCounts } from './shared-counts.ts';

const SECRET = 'the secret of the installation';
const MAX = 100;
/** A second and what it takes a busy machine. */
const TOLD = { timeout: 10 * SECOND, interval: 50 };

let app: TestApp;
let other: Database;
beforeAll(async () => {
  app = await startApp();
  other = app.database.connect();
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(() => app.db.tx(async tx => void (await tx.delete(requestCount))));

const running: ReturnType<typeof createSharedCounts>[] = [];
afterEach(() => Promise.all(running.splice(0).map(counts => counts.stop())));

const instance = (tx: Tx = app.db.tx, told: unknown[] = []) => {
  const counts = createSharedCounts({ tx, secret: SECRET, log: { warn: (...words: unknown[]) => void told.push(words) } });
  running.push(counts);
  return counts;
};
const rows = () => app.db.read.select().from(requestCount);
const requestsTold = async () => (await rows()).reduce((sum, { requests }) => sum + requests, 0);
const times = <T>(n: number, work: () => T) => Array.from({ length: n }, work).at(-1) as T;

it('adds up what all instances counted, in one window', async () => {
  const [one, two] = [instance(), instance(other.tx)];
  expect(times(30, () => one.count('k', MINUTE, MAX)).current).toBe(30);
  // As if it had begun much later: the window is then that of who told first.
  expect(times(20, () => two.count('k', HOUR, MAX)).current).toBe(20);
  await expect.poll(requestsTold, TOLD).toBe(50);
  // Each learns of the other when it tells again.
  one.count('k', MINUTE, MAX);
  two.count('k', MINUTE, MAX);
  await expect.poll(requestsTold, TOLD).toBe(52);
  await expect.poll(() => [one, two].every(({ count }) => count('k', MINUTE, 0).current > 51), TOLD).toBe(true);
  const [first = 0, second = 0] = [one, two].map(({ count }) => count('k', MINUTE, 0).ttl);
  expect(Math.abs(first - second)).toBeLessThan(500);
});

it('writes once a second at most, and nothing when nothing was counted', async () => {
  let writes = 0;
  const counting: Tx = work => {
    writes++;
    return app.db.tx(work);
  };
  const counts = instance(counting);
  const from = performance.now();
  while (performance.now() - from < 2.5 * SECOND) {
    for (let client = 0; client < 5; client++) counts.count(`client ${client}`, MINUTE, 1_000_000);
    await setTimeout(5);
  }
  expect(writes).toBeGreaterThanOrEqual(2);
  expect(writes).toBeLessThanOrEqual(4);
  await setTimeout(1.5 * SECOND);
  const after = writes;
  await setTimeout(1.5 * SECOND);
  expect(writes).toBe(after);
});

it('does not count refused requests, so a flood costs the database nothing', async () => {
  const counts = instance();
  expect(times(1000, () => counts.count('k', MINUTE, MAX)).current).toBe(MAX + 1);
  await expect.poll(requestsTold, TOLD).toBe(MAX);
  await setTimeout(1.2 * SECOND);
  expect(await requestsTold()).toBe(MAX);
});

it('starts a new window after the old one, and removes rows of ended windows', async () => {
  const counts = instance();
  await app.db.tx(async tx => void (await tx.insert(requestCount).values({ key: 'old', requests: 7, endsAt: 1 })));
  times(5, () => counts.count('k', 300, MAX));
  await expect.poll(requestsTold, TOLD).toBe(5);
  await setTimeout(400);
  expect(counts.count('k', HOUR, MAX).current).toBe(1);
  await expect.poll(requestsTold, TOLD).toBe(1);
});

it('counts in memory while the database is away, logs it once, and stores the counts when it is back', async () => {
  let away = true;
  const log: unknown[] = [];
  const counts = instance(work => (away ? Promise.reject(new Error('disk I/O error')) : app.db.tx(work)), log);
  times(40, () => counts.count('k', MINUTE, MAX));
  await setTimeout(2.2 * SECOND);
  expect(times(70, () => counts.count('k', MINUTE, MAX)).current).toBe(MAX + 1);
  expect(log).toHaveLength(1);
  away = false;
  await expect.poll(requestsTold, TOLD).toBe(MAX);
});

it('stores what was counted during the last exchange, even without further requests', async () => {
  let more = 3;
  const counts = instance(work => {
    if (more-- > 0) counts.count('k', MINUTE, MAX);
    return app.db.tx(work);
  });
  counts.count('k', MINUTE, MAX);
  await expect.poll(requestsTold, TOLD).toBe(4);
});

it('R98 stores only a keyed hash of an address', async () => {
  const address = '203.0.113.77';
  instance().count(`${address}searchPlaces`, MINUTE, MAX);
  await expect.poll(async () => (await rows()).map(({ key }) => key), TOLD).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  const [{ key } = { key: '' }] = await rows();
  const elsewhere = createSharedCounts({ tx: app.db.tx, secret: 'another secret', log: { warn: () => {} } });
  running.push(elsewhere);
  elsewhere.count(`${address}searchPlaces`, MINUTE, MAX);
  await expect.poll(async () => (await rows()).length, TOLD).toBe(2);
  expect(await app.db.read.select().from(requestCount).where(eq(requestCount.key, key))).toHaveLength(1);
});

it('forgets the oldest windows, so that a flood of addresses does not fill the memory', () => {
  const counts = instance(() => Promise.reject(new Error('away')));
  times(5, () => counts.count('first', MINUTE, MAX));
  for (let client = 0; client < 50_000; client++) counts.count(`client ${client}`, MINUTE, MAX);
  expect(counts.count('first', MINUTE, MAX).current).toBe(1);
  expect(counts.count('client 49999', MINUTE, MAX).current).toBe(2);
});
