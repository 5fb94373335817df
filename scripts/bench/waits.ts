/**
 * A visit of a full day is cancelled, and 10,000 wait for that day (rules B91 to B93): how long the look at the day takes until the time is
 * offered, and how long other requests wait for it at most. In this process, because only here the pauses of the work are seen.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import Sqlite from 'better-sqlite3';
import { istInstant } from '../../common/minutes.ts';
import { addDays, istDate } from '../../common/time.ts';
import { connectSqlite } from '../../server/platform/db/connect-sqlite.ts';
import type { Deps } from '../../server/platform/deps.ts';
import { newId } from '../../server/platform/shared/ids.ts';
import { offerFreed } from '../../server/visits/offer/look.ts';
import type { Effort } from './effort.ts';
import { type Figure, inMs, median } from './figures.ts';
import { addPeople, visitAdder } from './named.ts';
import { databaseFile, makeSalon, removeFolder, type Salon } from './salon.ts';

const WAITS = 10_000;
const MOST = { whole: 200, piece: 20 };
/** Visits of half an hour begin at each hour, so that the rest is for the way. */
const OPENS = 540;
const CLOSES = 1200;
/** The time that got free. */
const FREED = { startMinute: 720, endMinute: 750 };
/** Far enough from the bookings of other sections, and near enough to be booked. */
const DAY = addDays(istDate(Date.now()), 20);

const fill = (dataDir: string, people: string[], { customers, serviceIds }: Salon) => {
  const client = new Sqlite(databaseFile(dataDir));
  const add = visitAdder(client, serviceIds);
  const addWait = client.prepare(
    `INSERT INTO wait (id, userId, addressId, serviceIds, fromDate, toDate, times, womenOnly, state, createdAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, 0, 'WAITING', ?)`,
  );
  client.transaction(() => {
    for (const [n, person] of people.entries())
      for (let start = OPENS; start < CLOSES; start += 60)
        if (n > 0 || start !== FREED.startMinute) add.pending({ date: DAY, start, userId: customers[n]?.userId, person });
    for (let n = 0; n < WAITS; n++) {
      const { userId, addressId } = customers[n % customers.length] as Salon['customers'][number];
      const services = JSON.stringify([serviceIds[n % Math.min(serviceIds.length, 20)]]);
      // A third names other starts than the one that is free.
      const times = n % 3 === 0 ? JSON.stringify([540, 900]) : null;
      addWait.run(newId(), userId, addressId, services, DAY, DAY, times, n);
    }
  })();
  client.close();
};

const undo = (dataDir: string) => {
  const client = new Sqlite(databaseFile(dataDir));
  client.exec("DELETE FROM wait_offer; DELETE FROM held_place; DELETE FROM job; UPDATE wait SET state = 'WAITING'");
  const [{ quarters } = { quarters: 0 }] = client
    .prepare('SELECT count(*) quarters FROM visit_quarter WHERE heldId IS NOT NULL')
    .all() as { quarters: number }[];
  client.close();
  if (quarters > 0) throw new Error('A held time is left over');
};

/** Milliseconds of one look, and of the longest time in which nothing else ran. */
const lookOnce = async (deps: Deps): Promise<{ whole: number; piece: number }> => {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const started = performance.now();
  await offerFreed(deps, DAY, [FREED], new AbortController().signal);
  const whole = performance.now() - started;
  delays.disable();
  return { whole, piece: delays.max / 1e6 };
};

export async function measureWaits({ rounds, customers, professionals }: Effort): Promise<Figure[]> {
  const salon = await makeSalon(customers);
  const people = await addPeople(salon.dataDir, professionals, salon.serviceIds);
  fill(salon.dataDir, people, salon);
  const db = connectSqlite(salon.dataDir);
  const now = istInstant(istDate(Date.now()), 720);
  const deps = { db, clock: { now: () => now }, config: { jwtSecret: 'a secret of the benchmark' } } as unknown as Deps;
  const wholes: number[] = [];
  const pieces: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const { whole, piece } = await lookOnce(deps);
    undo(salon.dataDir);
    if (round < 0) continue;
    wholes.push(whole);
    pieces.push(piece);
  }
  await db.close();
  removeFolder(salon.dataDir);
  const name = `a cancelled visit, ${WAITS.toLocaleString('en-IN')} who wait, ${professionals} professionals`;
  return [
    { name, product: inMs(median(wholes)), ratios: wholes, unit: 'ms', reach: { most: MOST.whole } },
    { name: '  nothing else runs for', product: inMs(median(pieces)), ratios: pieces, unit: 'ms', reach: { most: MOST.piece } },
  ];
}
