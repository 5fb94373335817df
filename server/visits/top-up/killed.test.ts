/** The nightly top-up survives kill -9: three visits ahead, no number twice, and nobody told twice (rules B100 and B102). */
import { expect, it, vi } from 'vitest';
import { addDays } from '../../../common/time.ts';
import { booking, messageLog, series, seriesVisit, setting } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { newId } from '../../platform/shared/ids.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { addService } from '../../shop/catalog/store.ts';
import { addCustomers } from '../../test/prepare.ts';
import { workerProcesses } from '../../test/worker-processes.ts';
import { damageOfSeries } from '../series/damage.ts';
import { AHEAD } from '../series/rules.ts';
import { seriesRound } from './top-up.ts';

const NOW = '2026-12-04T12:02:00+05:30';
const now = Date.parse(NOW);
const workers = workerProcesses('message-process.ts', { NOW, SMS_HOURLY_CEILING: '100000' });
const DAYS = [3, 4, 5, 6, 7].map(days => addDays('2026-12-04', days));
/** The one team can come to one of them, and the others are asked. So many keep the round at work for longer than three kills. */
const AT_ONE_TIME = 20;

/** Series that began before, without a visit ahead. The round of the night is due. */
const prepare = async (): Promise<string[]> => {
  const serviceId = newId();
  const customers = await addCustomers(workers.db, DAYS.length * AT_ONE_TIME);
  const rows = customers.map(({ userId, addressId }, n) => ({
    ...{ id: newId(), userId, addressId, serviceIds: [serviceId], firstDate: DAYS[n % DAYS.length] ?? '', everyWeeks: 4 },
    ...{ fromNumber: 0, startMinute: 11 * 60, flexMinutes: 0, professionalId: null, orElse: 'ASK' as const },
    ...{
      womenOnly: false,
      untilDate: null,
      pausedUntil: null,
      madeBy: 'CUSTOMER' as const,
      createdAt: now - 1000 + n,
      endedAt: null,
    },
  }));
  await workers.db.tx(async tx => {
    await tx.insert(setting).values({ id: 1, value: { ...DEMO_SETTINGS, capacity: 'TEAMS', teams: 1, slotPlan: 'HOURLY' } });
    const costs = { description: '', pricePaise: 99_900, durationInMinutes: 30, createdAt: now };
    await addService(tx, { id: serviceId, name: 'Facial', ...costs });
    await tx.insert(series).values(rows);
    await enqueue(tx, seriesRound, null, now, { key: 'tonight' });
  });
  return rows.map(({ id }) => id);
};
const visits = () => workers.db.read.select().from(seriesVisit);
const logged = () => workers.db.read.select().from(messageLog);

it('R84 of the nightly top-up books and asks each visit once', { timeout: 240_000 }, async () => {
  const ids = await prepare();
  for (let kill = 0; kill < 3; kill += 1) {
    await workers.startAndKill(100, () => workers.db.read.$count(seriesVisit));
    expect((await visits()).length).toBeLessThan(ids.length * AHEAD);
  }
  expect(await workers.db.tx(tx => damageOfSeries(tx, now))).toEqual([]);
  await workers.start();
  await vi.waitUntil(async () => (await visits()).length === ids.length * AHEAD, { timeout: 60_000 });
  // Reminders wait for their days.
  const isTold = async () =>
    (await logged()).filter(({ kind, state }) => kind !== 'REMINDER' && state !== 'WAITING').length === ids.length * AHEAD;
  await vi.waitUntil(isTold, { timeout: 60_000 });
  const rows = await visits();
  for (const id of ids)
    expect(rows.flatMap(({ seriesId, number }) => (seriesId === id ? [number] : [])).toSorted()).toEqual([0, 1, 2]);
  const booked = rows.filter(({ state }) => state === 'BOOKED').map(({ bookingId }) => bookingId);
  expect(new Set(booked).size).toBe(DAYS.length * AHEAD);
  expect((await workers.db.read.select().from(booking)).map(({ id }) => id).toSorted()).toEqual(booked.toSorted());
  const log = await logged();
  const told = (kind: string) => log.filter(row => row.kind === kind).map(({ key }) => key);
  expect(told('SERIES_ASK')).toHaveLength(rows.filter(({ state }) => state === 'ASKED').length);
  expect(told('CONFIRMATION')).toHaveLength(booked.length);
  expect(await workers.db.tx(tx => damageOfSeries(tx, now))).toEqual([]);
  expect(await workers.db.tx(damageOfPlan)).toEqual([]);
});
