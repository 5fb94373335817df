/**
 * Makes salons with a long history. Each is made once a day and for each schema, and is kept in .cache/bench. The product's own functions
 * make the latest bookings. A longer history has copies of them before, which SQL makes in a tenth of the time.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { DAY, HOUR, istDate, systemClock } from '../../common/time.ts';
import { connectSqlite, SQLITE_FILE } from '../../server/platform/db/connect-sqlite.ts';
import { setting } from '../../server/platform/db/schema.ts';
import { knownMigrations } from '../../server/platform/db/schema-version.ts';
import { DEMO_SETTINGS } from '../../server/salon/demo/settings.ts';
import { seedHistory } from '../../server/seed/history/seed-history.ts';
import { seedDemo } from '../../server/seed/seed.ts';
import { keepMonths } from '../../server/visits/list/months.ts';
import type { Effort } from './effort.ts';

/** The same at every size: the history grows, not the salon. */
const TEAMS = 25;
const CACHE = join(import.meta.dirname, '../../.cache/bench');

/** The columns that a copy of a booking shares with it. */
const SAME =
  'userId, startMinute, endMinute, durationInMinutes, addressId, address, totalPaise, discountPaise, finalPaise, couponId, couponCode, paymentType';

/**
 * The id that the booking would have got so many milliseconds earlier. An id begins with its time, so bookings of one week lie together
 * in the table. It ends with the booking's reference, so each copy needs another end.
 */
const earlierId = (id: string, milliseconds: number): string => {
  const made = (Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) - milliseconds).toString(16).padStart(12, '0');
  const end = ((Number.parseInt(id.slice(-6), 16) + milliseconds / DAY) % 2 ** 24).toString(16).padStart(6, '0');
  return `${made.slice(0, 8)}-${made.slice(8)}${id.slice(13, -6)}${end}`;
};

/** Copies the whole history before itself, `times` over. The copied visits are all over. */
const repeatPast = (dataDir: string, times: number) => {
  const client = new Sqlite(join(dataDir, SQLITE_FILE));
  const { days } = client
    .prepare('SELECT julianday(max(bookingDate)) - julianday(min(bookingDate)) + 1 AS days FROM booking')
    .get() as { days: number };
  client.function('earlierId', earlierId);
  const idOf = (id: string) => `earlierId(${id}, @back * ${DAY})`;
  client.exec('CREATE TEMP TABLE original AS SELECT id FROM booking');
  const over = `createdAt - @back * ${DAY} + ${HOUR}`;
  const copyBookings = client.prepare(`
    INSERT INTO booking (id, reference, bookingDate, status, heldPaise, paidAt, createdAt, completedAt, cancelledAt, changedAt, ${SAME})
    SELECT ${idOf('id')}, upper(substr(${idOf('id')}, -6)), date(bookingDate, -@back || ' days'), replace(status, 'PENDING', 'COMPLETED'),
      iif(status = 'CANCELLED', 0, finalPaise), iif(status = 'CANCELLED', NULL, ${over}), createdAt - @back * ${DAY},
      iif(status = 'CANCELLED', NULL, ${over}), iif(status = 'CANCELLED', ${over}, NULL), ${over}, ${SAME}
    FROM booking WHERE id IN (SELECT id FROM original)`);
  const copyItems = client.prepare(`
    INSERT INTO booking_item (bookingId, position, serviceId, name, names, pricePaise, quantity, durationInMinutes, bookingDate)
    SELECT ${idOf('bookingId')}, position, serviceId, name, names, pricePaise, quantity, durationInMinutes, date(bookingDate, -@back || ' days')
    FROM booking_item WHERE bookingId IN (SELECT id FROM original)`);
  for (let time = 1; time <= times; time++) {
    copyBookings.run({ back: time * days });
    copyItems.run({ back: time * days });
  }
  client.close();
};

/** Counts past months, as the hourly housekeeping does. */
const keepMonthsOf = async (dataDir: string) => {
  const db = connectSqlite(dataDir);
  await keepMonths({ db, clock: systemClock });
  await db.close();
};

/** How a history is made: of how many customers, and how many bookings the product makes itself. */
type Making = Pick<Effort, 'regulars' | 'latest'>;

const fill = async (dataDir: string, bookings: number, making: Making) => {
  const { regulars, latest } = making;
  if (bookings > latest) {
    cpSync(await filled(latest, making), dataDir, { recursive: true });
    repeatPast(dataDir, Math.ceil(bookings / latest) - 1);
    return keepMonthsOf(dataDir);
  }
  const db = connectSqlite(dataDir);
  const value = { ...DEMO_SETTINGS, teams: TEAMS, bookingHorizonDays: 365, maxPendingBookings: 50 };
  await db.tx(tx => tx.insert(setting).values({ id: 1, value }));
  await seedDemo(db, systemClock);
  await seedHistory(db, systemClock, { bookings, customers: regulars, teams: TEAMS });
  await db.close();
  return keepMonthsOf(dataDir);
};

const filled = async (bookings: number, making: Making): Promise<string> => {
  const kind = `history-${bookings}-${making.regulars}-${making.latest}-`;
  const folder = join(CACHE, `${kind}${istDate(Date.now())}-${knownMigrations('sqlite').at(-1)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const outdated = readdirSync(CACHE).filter(name => name.startsWith(kind));
  for (const name of outdated) rmSync(join(CACHE, name), { recursive: true });
  console.log(`Filling a salon with ${bookings.toLocaleString('en-IN')} bookings …`);
  const started = Date.now();
  const unfinished = mkdtempSync(join(CACHE, 'unfinished-'));
  await fill(unfinished, bookings, making);
  renameSync(unfinished, folder);
  console.log(`… took ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return folder;
};

/** Copies the salon. The caller may change the copy and has to remove it. */
export async function salonWith(bookings: number, making: Making): Promise<string> {
  const folder = await filled(bookings, making);
  const dataDir = mkdtempSync(join(tmpdir(), 'nikhar-bench-'));
  cpSync(folder, dataDir, { recursive: true });
  return dataDir;
}
