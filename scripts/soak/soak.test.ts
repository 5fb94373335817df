/** Rules R84 and R91: a short soak (`npm run soak` takes ten minutes). Rule R95: a leak in a minute. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { SQLITE_FILE } from '../../server/platform/db/connect-sqlite.ts';
import { newId } from '../../server/platform/shared/ids.ts';
import { startServer } from '../../server/test/process.ts';
import { ask } from '../../server/test/servers.ts';
import { sqliteBooks } from './books.ts';
import { brokenIn } from './invariants.ts';
import type { Promised } from './ledger.ts';
import { makeSalon, TEAMS } from './salon.ts';
import { soak } from './soak.ts';

it('R84 R91 breaks no promise in a soak with kills and backups', { timeout: 120_000 }, async () => {
  const { figures, violations } = await soak(20);
  expect(violations, figures.join('\n')).toEqual([]);
  // Without a kill, the soak proves nothing.
  expect(Number(figures[0]?.match(/(\d+) times killed/)?.[1])).toBeGreaterThan(0);
  expect(Number(figures[0]?.match(/(\d+) backups/)?.[1])).toBeGreaterThan(0);
  expect(Number(figures[1]?.match(/^\d+/)?.[0])).toBeGreaterThan(20);
});

it('R95 keeps no memory of answered requests', { timeout: 120_000 }, async () => {
  const { dataDir, serviceIds, customers, staff } = await makeSalon(1);
  const tell = `
    import { setFlagsFromString } from 'node:v8';
    import { runInNewContext } from 'node:vm';
    setFlagsFromString('--expose-gc');
    const gc = runInNewContext('gc');
    process.on('SIGUSR2', () => { gc(); console.log(\`heap \${process.memoryUsage().heapUsed}.\`); });`;
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}` };
  const server = await startServer({ dataDir, env });
  onTestFinished(async () => {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true });
  });
  const heaps = () => [...server.output().matchAll(/heap (\d+)\./g)].map(([, bytes]) => Number(bytes));
  let requests = 0;
  const token = customers[0]?.token;
  /** Memory after many rounds of requests with new words and ids. */
  const heapAfter = async (rounds: number): Promise<number> => {
    const told = heaps().length;
    for (let round = 0; round < rounds; round++) {
      const word = newId();
      const asked: [string, string?][] = [
        [`/service/all?search=${word}`],
        [`/service/${serviceIds[0]}`],
        [`/${word}`],
        ['/booking', token],
        [`/booking/${word}`, token],
        [`/booking/admin?search=${word}`, staff],
      ];
      await Promise.all(asked.map(([path, bearer]) => ask(server.url, path, bearer ? { token: bearer } : {})));
      requests += asked.length;
    }
    server.process.kill('SIGUSR2');
    await expect.poll(() => heaps().length, { timeout: 20_000 }).toBe(told + 1);
    return heaps().at(-1) as number;
  };
  const warm = await heapAfter(100);
  requests = 0;
  expect(((await heapAfter(240)) - warm) / requests).toBeLessThan(1000);
});

it('notices lost, unknown and miscounted bookings', async () => {
  const { dataDir } = await makeSalon(1);
  const promised = { booked: new Set(['lost']), cancelled: new Set(['never']) };
  const broken = async (told: Promised) => {
    const books = sqliteBooks(dataDir);
    const found = await brokenIn(books, told, TEAMS, true);
    await books.close();
    return found;
  };
  expect(await broken(promised)).toEqual([
    'Booking lost was acknowledged and is lost',
    'Booking never was cancelled and is undefined',
  ]);
  const db = new Sqlite(join(dataDir, SQLITE_FILE));
  db.exec("UPDATE coupon SET usedCount = 1 WHERE code = 'FIFTY'");
  const book = db.prepare(`INSERT INTO booking (id, userId, bookingDate, startMinute, endMinute, durationInMinutes, totalPaise,
    discountPaise, finalPaise, paymentType, status, createdAt, reference)
    VALUES (?, 'somebody', '2030-01-01', 600, 660, 60, 1, 0, 1, 'PAY_AFTER', 'PENDING', 0, '')`);
  for (let n = 0; n <= TEAMS; n++) book.run(String(n));
  db.exec("INSERT INTO booking_month VALUES ('2030-01', 'PENDING', 0, 0)");
  db.close();
  const found = (await broken({ booked: new Set(), cancelled: new Set() })).join('\n');
  for (const line of [
    'Nobody was told',
    'than teams',
    'A coupon counts wrongly',
    'without its services',
    `A month counts wrongly: {"month":"2030-01","status":"PENDING","paid":0,"tooMany":${-TEAMS - 1}}`,
    'A visit twice',
  ])
    expect(found).toContain(line);
  rmSync(dataDir, { recursive: true });
});
