/** Two instances on one database look at the same days, and each time is offered once (rule J2). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitOffer } from '../../platform/db/schema.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAddress, makeCustomer, makeDays, makeService } from '../../test/makers.ts';
import { damageOfWaits } from '../wait/damage.ts';

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

it('offer each time once', { timeout: 60_000 }, async () => {
  await changeSettings(first, { capacity: 'TEAMS', teams: 1, slotPlan: 'HOURLY', maxPendingBookings: 50 });
  const serviceId = await makeService(first);
  const newDay = makeDays();
  const booker = await makeCustomer(first);
  const addressId = await makeAddress(first, booker);
  const booked: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    const day = newDay();
    const visit = { bookingDate: day, bookingTime: '12:00:00', finalPrice: 999, paymentType: 'PAY_AFTER' };
    const order = { userId: booker.userId, serviceIds: [serviceId], addressId, ...visit };
    booked.push((await first.call('POST', '/booking', { token: booker.token, body: order })).body.data.bookingId);
    for (let waiting = 0; waiting < 2; waiting += 1) {
      const customer = await makeCustomer(first);
      const at = { serviceIds: [serviceId], addressId: await makeAddress(first, customer), times: ['12:00:00'] };
      await second.call('POST', '/wait', { token: customer.token, body: { ...at, from: day, to: day } });
    }
  }
  for (const [n, id] of booked.entries()) {
    const app = n % 2 === 0 ? first : second;
    await app.call('PUT', `/booking/${id}/cancel`, { token: booker.token });
  }
  for (const app of [first, second]) app.clock.advance(61_000);
  for (let round = 0; round < 4; round += 1) await Promise.all([first.worker.runDue(), second.worker.runDue()]);
  const offers = await first.db.read.select().from(waitOffer);
  expect(offers.map(({ date }) => date).toSorted()).toEqual([...new Set(offers.map(({ date }) => date))].toSorted());
  expect(offers).toHaveLength(12);
  expect([...(await first.db.tx(damageOfPlan)), ...(await first.db.tx(damageOfWaits))]).toEqual([]);
});
