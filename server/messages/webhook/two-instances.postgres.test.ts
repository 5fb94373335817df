/** Two instances on one database share the deliveries (rules I1, I3 and J2). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { ADMIN_PASSWORD, HOME, makeAdmin, makeCustomer, makeDays, makeService } from '../../test/makers.ts';
import { WebhookReceiver } from '../../test/webhook-receiver.ts';

let receiver: WebhookReceiver;
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  receiver = await new WebhookReceiver().start();
  const env = { WEBHOOK_ALLOW: receiver.host };
  first = await startApp({ env });
  second = await startApp({ env, beside: first });
});
afterAll(async () => {
  await second.close();
  await first.close();
  await receiver.stop();
});

it('send each delivery once, with secrets that both can read', async () => {
  const { token } = await makeAdmin(first);
  const body = { url: receiver.url, events: ['booking.created'], currentPassword: ADMIN_PASSWORD };
  const { id, secret } = (await first.call('POST', '/webhook/admin', { token, body })).body.data;
  const serviceId = await makeService(first);
  const newDay = makeDays();
  for (let n = 0; n < 20; n++) {
    const app = n % 2 === 0 ? first : second;
    const customer = await makeCustomer(app);
    const { id: addressId } = (await app.call('POST', '/address', { token: customer.token, body: HOME })).body.data;
    const visit = { bookingDate: newDay(), bookingTime: '09:00:00', finalPrice: 999, paymentType: 'PAY_AFTER' };
    const order = { userId: customer.userId, serviceIds: [serviceId], addressId, ...visit };
    expect((await app.call('POST', '/booking', { token: customer.token, body: order })).status).toBe(201);
  }
  for (const app of [first, second]) app.clock.advance(1000);
  while ((await listed(id, token, 'DELIVERED')) < 20) await Promise.all([first.worker.runDue(), second.worker.runDue()]);
  const ids = receiver.asked.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
  expect(receiver.verified(secret)).toHaveLength(20);
});

const listed = async (id: string, token: string, state: string): Promise<number> =>
  (await second.call('GET', `/webhook/admin/${id}/delivery?state=${state}`, { token })).body.data.totalElements;
