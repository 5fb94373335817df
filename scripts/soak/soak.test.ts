/** H1, H8: the soak itself for as long as a suite has patience (`npm run soak` takes ten minutes). */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { SQLITE_FILE } from '../../server/db/connect-sqlite.ts';
import { brokenIn } from './invariants.ts';
import { makeSalon, TEAMS } from './salon.ts';
import { soak } from './soak.ts';

it('H1 H8 H12 breaks no promise in a soak with kills and backups', { timeout: 120_000 }, async () => {
  const { figures, violations } = await soak(20);
  expect(violations, figures.join('\n')).toEqual([]);
  // A soak in which nothing happened proves nothing.
  expect(Number(figures[0]?.match(/(\d+) times killed/)?.[1])).toBeGreaterThan(0);
  expect(Number(figures[0]?.match(/(\d+) backups/)?.[1])).toBeGreaterThan(0);
  expect(Number(figures[1]?.match(/^\d+/)?.[0])).toBeGreaterThan(20);
});

it('notices what is lost, unknown or miscounted', async () => {
  const { dataDir } = await makeSalon(1);
  const promised = { booked: new Set(['lost']), cancelled: new Set(['never']) };
  expect(brokenIn(dataDir, promised, TEAMS, true)).toEqual([
    'Booking lost was acknowledged and is lost',
    'Booking never was cancelled and is undefined',
  ]);
  const db = new Sqlite(join(dataDir, SQLITE_FILE));
  db.exec("UPDATE coupon SET usedCount = 1 WHERE code = 'FIFTY'");
  const book = db.prepare(`INSERT INTO booking (id, userId, bookingDate, startMinute, endMinute, durationInMinutes, totalPaise,
    discountPaise, finalPaise, paymentType, status, createdAt, reference)
    VALUES (?, 'somebody', '2030-01-01', 600, 660, 60, 1, 0, 1, 'PAY_AFTER', 'PENDING', 0, '')`);
  for (let n = 0; n <= TEAMS; n++) book.run(String(n));
  db.close();
  const broken = brokenIn(dataDir, { booked: new Set(), cancelled: new Set() }, TEAMS, true).join('\n');
  for (const line of ['Nobody was told', 'than teams', 'A coupon counts wrongly', 'without its services', 'A visit twice'])
    expect(broken).toContain(line);
  rmSync(dataDir, { recursive: true });
});
