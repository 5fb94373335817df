/** Two instances on one database top up the same series, and each visit is booked once (rules B100 and J2). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, MINUTE } from '../../../common/time.ts';
import { seriesVisit } from '../../platform/db/schema.ts';
import { planCurrent } from '../../platform/jobs/recurring.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAddress, makeAdmin, makeCustomer, makeService } from '../../test/makers.ts';
import { damageOfSeries } from '../series/damage.ts';
import { seriesRound } from './top-up.ts';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await startApp();
  second = await startApp({ beside: first });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

it('book each visit once, also while it is skipped', { timeout: 60_000 }, async () => {
  await changeSettings(first, { capacity: 'TEAMS', teams: 12, slotPlan: 'HOURLY' });
  const serviceId = await makeService(first);
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    const customer = await makeCustomer(first);
    const order = { userId: customer.userId, serviceIds: [serviceId], addressId: await makeAddress(first, customer) };
    const body = { ...order, bookingDate: '2026-12-07', bookingTime: '11:00:00', finalPrice: 999, paymentType: 'PAY_AFTER' };
    const { bookingId } = (await first.call('POST', '/booking', { token: customer.token, body })).body.data;
    const begun = await first.call('POST', '/series', { token: customer.token, body: { bookingId, everyWeeks: 1 } });
    ids.push(begun.body.data.id);
  }
  for (const app of [first, second]) app.clock.moveTo('2026-12-16T12:00:00+05:30');
  for (const app of [first, second]) await planCurrent(app, [seriesRound as JobKind<unknown>]);
  for (const app of [first, second]) app.clock.advance(MINUTE);
  const { token } = await makeAdmin(second);
  const skip = (id: string) => second.call('POST', `/series/${id}/act`, { token, body: { act: 'SKIP', number: 3 } });
  await Promise.all([
    ...ids.flatMap(id => [first.worker.runDue(), second.worker.runDue(), skip(id)]),
    ...[first, second].map(app => app.worker.runDue()),
  ]);
  for (let round = 0; round < 3; round += 1) await Promise.all([first.worker.runDue(), second.worker.runDue()]);
  const rows = await first.db.read.select().from(seriesVisit);
  for (const id of ids) {
    const booked = rows.filter(({ seriesId, state }) => seriesId === id && state === 'BOOKED');
    expect(booked.filter(({ dueDate }) => dueDate > '2026-12-16')).toHaveLength(3);
    expect(rows.find(({ seriesId, number }) => seriesId === id && number === 3)?.state).toBe('SKIPPED');
    expect(booked.every(({ number, dueDate }) => dueDate === addDays('2026-12-07', 7 * number))).toBe(true);
  }
  expect(await first.db.tx(tx => damageOfSeries(tx, first.clock.now()))).toEqual([]);
  expect(await first.db.tx(damageOfPlan)).toEqual([]);
});
