/** The waiting list survives kill -9: between freeing a time and offering it, and between taking one and the answer (rules B95 and B98). */
import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { addDays, istDate, type Minute } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Database } from '../../platform/db/database.ts';
import { booking, setting, wait, waitOffer } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { noteFreed } from '../../schedule/freed/freed.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { addService } from '../../shop/catalog/store.ts';
import { NOON } from '../../test/app.ts';
import { addCustomers, addStaff, prepareData } from '../../test/prepare.ts';
import { startServer } from '../../test/process.ts';
import { ask } from '../../test/servers.ts';
import { workerProcesses } from '../../test/worker-processes.ts';
import { damageOfWaits } from '../wait/damage.ts';

const damage = async (db: Database) => [...(await db.tx(damageOfPlan)), ...(await db.tx(damageOfWaits))];

describe('a worker that is killed while it offers', { timeout: 120_000 }, () => {
  const workers = workerProcesses('message-process.ts', { NOW: '2026-12-04T12:02:00+05:30', SMS_HOURLY_CEILING: '100000' });
  const STARTS: Minute[] = [9, 10, 11, 12, 13, 14, 15, 16].map(hour => hour * 60);
  const DAYS = [3, 4, 5, 6, 7, 8].map(days => addDays('2026-12-04', days));

  /** One team, and for each start of each day one who waits for it; all of these times got free a minute ago. */
  const prepare = async (): Promise<number> => {
    const now = Date.parse(NOON);
    const serviceId = newId();
    const customers = await addCustomers(workers.db, STARTS.length * DAYS.length);
    await workers.db.tx(async tx => {
      await tx.insert(setting).values({ id: 1, value: { ...DEMO_SETTINGS, capacity: 'TEAMS', teams: 1, slotPlan: 'HOURLY' } });
      const costs = { description: '', pricePaise: 99_900, durationInMinutes: 30, createdAt: now };
      await addService(tx, { id: serviceId, name: 'Facial', ...costs });
      const wanted = DAYS.flatMap(date => STARTS.map(startMinute => ({ date, startMinute })));
      await tx.insert(wait).values(
        wanted.map(({ date, startMinute }, n) => ({
          ...{ id: newId(), userId: customers[n]?.userId ?? '', addressId: customers[n]?.addressId ?? '', bookingId: null },
          ...{ serviceIds: [serviceId], fromDate: date, toDate: date, times: [startMinute], professionalId: null },
          ...{ womenOnly: false, state: 'WAITING' as const, lapsedInRow: 0, createdAt: now, endedAt: null },
        })),
      );
      for (const { date, startMinute } of wanted) await noteFreed(tx, date, { startMinute, endMinute: startMinute + 60 }, now);
    });
    return customers.length;
  };

  it('R84 offers each time once, and holds it', async () => {
    const waits = await prepare();
    for (let kill = 0; kill < 3; kill += 1) await workers.startAndKill(100);
    expect(await damage(workers.db)).toEqual([]);
    await workers.start();
    await vi.waitUntil(async () => (await workers.db.read.select().from(waitOffer)).length === waits, { timeout: 60_000 });
    await vi.waitUntil(() => workers.done().length >= waits, { timeout: 60_000 });
    const offers = await workers.db.read.select().from(waitOffer);
    expect(new Set(offers.map(({ waitId }) => waitId)).size).toBe(waits);
    expect(new Set(offers.map(({ date, startMinute }) => `${date} ${startMinute}`)).size).toBe(waits);
    expect(await damage(workers.db)).toEqual([]);
  });
});

describe('a server that is killed while customers take times', { timeout: 120_000 }, () => {
  const CUSTOMERS = 40;
  const tomorrow = addDays(istDate(Date.now()), 1);

  it('R84 has taken each time wholly or not at all', async () => {
    const prepared = await prepareData(CUSTOMERS);
    const db = prepared.database.connect();
    const staff = await addStaff(db);
    const options = { ...prepared, env: prepared.database.env };
    let server = await startServer(options);
    try {
      const tokens: string[] = [];
      for (const { token, addressId } of prepared.customers) {
        const body = { serviceIds: [prepared.serviceId], addressId, from: tomorrow, to: tomorrow };
        const { data } = await ask<Schemas['Wait']>(server.url, '/wait', { method: 'POST', token, body });
        const time = { bookingDate: tomorrow, bookingTime: '12:00:00' };
        await ask(server.url, `/wait/admin/${data.id}/offer`, { method: 'POST', token: staff, body: time });
        const { data: waits } = await ask<Schemas['Wait'][]>(server.url, '/wait', { token });
        tokens.push(waits[0]?.offer?.token ?? '');
      }
      let answered = 0;
      const taps = tokens.map(async token => {
        await fetch(`${server.url}/wait/offer/${token}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ accept: true }),
        });
        answered += 1;
      });
      // The others get no answer, some while the server dies.
      const ended = Promise.allSettled(taps);
      await vi.waitUntil(() => answered >= 3, { timeout: 30_000, interval: 1 });
      await server.kill('SIGKILL');
      await ended;
      server = await startServer(options);
      const offers = await db.read.select().from(waitOffer);
      const taken = offers.filter(({ state }) => state === 'TAKEN');
      expect(taken.length).toBeGreaterThanOrEqual(3);
      expect(offers.every(({ state }) => state === 'TAKEN' || state === 'OPEN')).toBe(true);
      const booked = await db.read.select().from(booking).where(eq(booking.bookingDate, tomorrow));
      expect(booked.map(({ id }) => id).toSorted()).toEqual(taken.map(({ bookingId }) => bookingId).toSorted());
      expect(await damage(db)).toEqual([]);
      // Those who saw no answer tap again.
      for (const token of tokens) {
        const again = await ask<Schemas['LinkedOffer']>(server.url, `/wait/offer/${token}`, {
          method: 'POST',
          body: { accept: true },
        });
        expect(again.data.state).toBe('TAKEN');
      }
      expect((await db.read.select().from(booking)).length).toBe(CUSTOMERS);
      expect(await damage(db)).toEqual([]);
    } finally {
      await server.kill('SIGTERM');
      await db.close();
      await prepared.database.remove();
      rmSync(prepared.dataDir, { recursive: true });
    }
  });
});
