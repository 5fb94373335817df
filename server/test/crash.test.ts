/** Rules R84, R85 and R35: each acknowledged booking survives kill -9 once, and an fsync precedes each acknowledgement. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import { count, notInArray } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { addDays, istDate } from '../../common/time.ts';
import { onPostgres } from '../platform/config/config.ts';
import { booking, bookingItem, coupon } from '../platform/db/schema.ts';
import { damageOfPlan } from '../schedule/professional/damage.ts';
import { visitsOf } from '../schedule/professional/visits.ts';
import { ALL_WEEK } from './named-salon.ts';
import { addStaff, forTwoGuests, type PreparedCustomer, postBooking, prepareData } from './prepare.ts';
import { startServer } from './process.ts';
import { ask } from './servers.ts';
import { itOnSqlite } from './sqlite-only.ts';
import { stracePath } from './strace.ts';

const CYCLES = 10;
const CLIENTS = 8;

/** The place of a customer's n-th booking, from 10:00 to 17:00 from tomorrow on. A customer's bookings never overlap. */
const placeOf = (n: number): [date: string, hour: number] => [addDays(istDate(Date.now()), 1 + Math.floor(n / 8)), 10 + (n % 8)];

it('R84 R35 loses and doubles no booking in ten kills', { timeout: 240_000 }, async () => {
  const { dataDir, database, serviceId, customers } = await prepareData(CLIENTS * CYCLES);
  const { env } = database;
  const acknowledged = new Map<string, string>();
  let unanswered: { customer: PreparedCustomer; n: number }[] = [];

  const post = async (url: string, customer: PreparedCustomer, n: number) => {
    const [date, hour] = placeOf(n);
    const key = `${customer.userId} ${n}`;
    const { status, body } = await postBooking(url, customer, serviceId, date, hour, key);
    expect([status, body.errorCode]).toEqual([201, undefined]);
    acknowledged.set(key, body.data.bookingId);
  };
  /** Repeats requests without an answer with the same key, as the web client does. */
  const askAgain = async (url: string) => {
    const pending = unanswered;
    unanswered = [];
    for (const { customer, n } of pending) await post(url, customer, n);
  };
  const bookOnAndOn = async (url: string, customer: PreparedCustomer) => {
    for (let n = 0; n < 90; n++) {
      try {
        await post(url, customer, n);
      } catch (error) {
        // fetch throws a TypeError if the connection broke. Any other error is a failed expectation.
        if (!(error instanceof TypeError)) throw error;
        unanswered.push({ customer, n });
        return;
      }
    }
  };

  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const server = await startServer({ dataDir, env });
    await askAgain(server.url);
    const clients = customers.slice(cycle * CLIENTS, (cycle + 1) * CLIENTS).map(customer => bookOnAndOn(server.url, customer));
    await setTimeout(40 + cycle * 15);
    // A kill before the first booking proves nothing, and a slow machine may take long to it.
    await vi.waitUntil(() => acknowledged.size > (cycle + 1) * CLIENTS, { timeout: 20_000, interval: 1 });
    await server.kill('SIGKILL');
    await Promise.all(clients);
  }
  const last = await startServer({ dataDir, env });
  await askAgain(last.url);
  expect(await last.kill('SIGTERM')).toBe(0);

  const db = database.connect();
  const kept = new Set((await db.read.select({ id: booking.id }).from(booking)).map(({ id }) => id));
  expect(acknowledged.size).toBeGreaterThan(CYCLES * CLIENTS);
  expect([...acknowledged.values()].filter(id => !kept.has(id))).toEqual([]);
  expect(kept.size).toBe(acknowledged.size);
  const withItems = db.read.select({ id: bookingItem.bookingId }).from(bookingItem);
  expect(await db.read.select({ n: count() }).from(booking).where(notInArray(booking.id, withItems))).toEqual([{ n: 0 }]);
  expect(await db.read.select({ used: coupon.usedCount }).from(coupon)).toEqual([{ used: kept.size }]);
  if (!onPostgres) {
    const { $client } = db.read as unknown as { $client: Sqlite.Database };
    expect($client.pragma('integrity_check', { simple: true })).toBe('ok');
  }
  await db.close();
  await database.remove();
  rmSync(dataDir, { recursive: true });
});

it('R84 B142 a party has all who come, or is not booked, after five kills', { timeout: 240_000 }, async () => {
  const { dataDir, database, serviceId, customers } = await prepareData(CLIENTS, { capacity: 'PROFESSIONALS' });
  const { env } = database;
  const db = database.connect();
  const token = await addStaff(db);
  const first = await startServer({ dataDir, env });
  for (let n = 0; n < 2 * CLIENTS; n++) {
    const body = { name: `Person ${n}`, serviceIds: [serviceId], hours: ALL_WEEK };
    expect((await ask(first.url, '/professional/admin', { method: 'POST', token, body })).status).toBe(201);
  }
  await first.kill('SIGTERM');

  let acknowledged = 0;
  const bookOnAndOn = async (url: string, customer: PreparedCustomer, cycle: number) => {
    for (let n = cycle * 40; n < (cycle + 1) * 40; n++) {
      try {
        const [date, hour] = placeOf(n);
        const { status } = await postBooking(url, customer, serviceId, date, hour, `party ${n}`, forTwoGuests(serviceId));
        expect(status).toBe(201);
        acknowledged++;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        return;
      }
    }
  };
  for (let cycle = 0; cycle < 5; cycle++) {
    const server = await startServer({ dataDir, env });
    const before = acknowledged;
    const clients = customers.map(customer => bookOnAndOn(server.url, customer, cycle));
    await vi.waitUntil(() => acknowledged > before + CLIENTS, { timeout: 20_000, interval: 1 });
    await server.kill('SIGKILL');
    await Promise.all(clients);
  }

  const kept = await db.read.select({ id: booking.id }).from(booking);
  expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
  const parts = await visitsOf(
    db.read,
    kept.map(({ id }) => id),
  );
  expect(new Set(kept.map(({ id }) => parts.filter(({ bookingId }) => bookingId === id).length))).toEqual(new Set([2]));
  expect(await db.tx(damageOfPlan)).toEqual([]);
  await db.close();
  await database.remove();
  rmSync(dataDir, { recursive: true });
});

itOnSqlite('R85 every acknowledged booking of one client has an fsync of its own before it', { timeout: 240_000 }, async () => {
  const { dataDir, serviceId, customers } = await prepareData(1);
  const trace = join(dataDir, 'trace');
  const server = await startServer({ dataDir, wrapper: [stracePath(), '-f', '-qq', '-e', 'trace=fsync,fdatasync', '-o', trace] });
  const fsyncs = () => readFileSync(trace, 'utf8').match(/fsync\(|fdatasync\(/g)?.length ?? 0;
  const before = fsyncs();
  for (let n = 0; n < 40; n++) {
    const [date, hour] = placeOf(n);
    const { status } = await postBooking(server.url, customers[0] as PreparedCustomer, serviceId, date, hour, `k${n}`);
    expect(status).toBe(201);
    expect(fsyncs() - before).toBeGreaterThanOrEqual(n + 1);
  }
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true });
});
