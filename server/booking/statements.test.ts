/** The number of statements of a booking: on PostgreSQL, each is a round trip. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../test/app.ts';
import { makeAddress, makeCoupon, makeCustomer, makeService } from '../test/makers.ts';

/** BEGIN and COMMIT included. */
const MOST = 16;

let app: TestApp;
let sent: string[] = [];
beforeAll(async () => {
  app = await startApp({ onStatement: sql => sent.push(sql) });
});
afterAll(() => app.close());

it('books a cart of three services with a coupon and an idempotency key in at most 16 statements', async () => {
  await makeCoupon(app, { code: 'FIFTY', discountType: 'FIXED', discountValue: 50 });
  const serviceIds: string[] = [];
  for (const name of ['Facial', 'Massage', 'Manicure']) serviceIds.push(await makeService(app, { name }));
  const customer = await makeCustomer(app);
  const { token, userId } = customer;
  const addressId = await makeAddress(app, customer);
  const { id: cartId } = (await app.call('POST', `/cart?userId=${userId}`, { token })).body.data;
  for (const serviceId of serviceIds)
    await app.call('POST', `/cart/${cartId}/items`, { token, body: { serviceId, quantity: 1 } });
  const { finalPrice } = (await app.call('POST', '/coupon/FIFTY/apply', { token })).body.data;
  const order = { userId, serviceIds, cartId, addressId, paymentType: 'PAY_AFTER', finalPrice };
  const visit = { ...order, bookingDate: '2026-12-10', bookingTime: '09:00:00' };

  sent = [];
  const { status } = await app.call('POST', '/booking', { token, body: visit, headers: { 'idempotency-key': 'three' } });
  expect(status).toBe(201);
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(MOST);
});
