/** Salons with a past, filled once a day and kept in .cache/bench, since a million bookings take minutes. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectSqlite } from '../../server/db/connect-sqlite.ts';
import { setting } from '../../server/db/schema.ts';
import { seedHistory } from '../../server/demo/history/seed-history.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { DEFAULT_SETTINGS } from '../../server/settings/defaults.ts';
import { istDate, systemClock } from '../../server/shared/time.ts';

/** The same at every size: a longer past, not a larger salon. */
const CUSTOMERS = 20_000;
const TEAMS = 25;
const CACHE = join(import.meta.dirname, '../../.cache/bench');

const fill = async (dataDir: string, bookings: number) => {
  const db = connectSqlite(dataDir);
  const value = { ...DEFAULT_SETTINGS, teams: TEAMS, bookingHorizonDays: 365, maxPendingBookings: 50 };
  await db.tx(tx => tx.insert(setting).values({ id: 1, value }));
  await seedDemo(db, systemClock);
  await seedHistory(db, systemClock, { bookings, customers: CUSTOMERS, teams: TEAMS });
  await db.close();
};

const filled = async (bookings: number): Promise<string> => {
  const folder = join(CACHE, `history-${bookings}-${istDate(Date.now())}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const outdated = readdirSync(CACHE).filter(name => name.startsWith(`history-${bookings}-`));
  for (const name of outdated) rmSync(join(CACHE, name), { recursive: true });
  console.log(`Filling a salon with ${bookings.toLocaleString('en-IN')} bookings …`);
  const started = Date.now();
  const unfinished = mkdtempSync(join(CACHE, 'unfinished-'));
  await fill(unfinished, bookings);
  renameSync(unfinished, folder);
  console.log(`… took ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return folder;
};

/** A copy of it, the caller's to change and to remove. */
export const salonWith = async (bookings: number): Promise<string> => {
  const folder = await filled(bookings);
  const dataDir = mkdtempSync(join(tmpdir(), 'nikhar-bench-'));
  cpSync(folder, dataDir, { recursive: true });
  return dataDir;
};
