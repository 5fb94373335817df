import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPostgres } from '../db/connect-postgres.ts';
import type { Database } from '../db/database.ts';
import { makeDatabase, type TestDatabase } from '../test/engine.ts';
import { countBookings } from './read-counts-store.ts';

let folder: string;
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nikhar-counts-'));
  database = await makeDatabase(folder);
  db = database.connect();
});
afterAll(async () => {
  await db.close();
  await database.remove();
  rmSync(folder, { recursive: true });
});

/** As another transaction sees it: one sees the activity of its first look to its end. */
const areWaiting = () =>
  withPostgres(database.env.DATABASE_URL as string, async client => {
    const wait = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    return (await client.query(wait)).rowCount;
  });

it('counts nothing twice when a month is summed between its two questions', async () => {
  await withPostgres(database.env.DATABASE_URL as string, async client => {
    await client.query(`INSERT INTO booking_day VALUES ('2026-01-15', 3, 0, 0, 0, 0, 0, 300, 0, 3)`);
    await client.query('BEGIN');
    // Who asks now learns that no month is summed, and waits for the days.
    await client.query('LOCK TABLE booking_day IN ACCESS EXCLUSIVE MODE');
    const counted = countBookings(db.read, {});
    await expect.poll(areWaiting).toBe(1);
    await client.query(`INSERT INTO booking_month VALUES ('2026-01', 3, 0, 0, 0, 0, 0, 300, 0)`);
    await client.query('COMMIT');
    expect(await counted).toBe(3);
  });
  expect(await countBookings(db.read, {})).toBe(3);
});
