/** The number of statements of a booking: on PostgreSQL, each is a round trip. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAddress, makeAdmin, makeCoupon, makeCustomer, makeService } from '../../test/makers.ts';
import { ALL_WEEK } from '../../test/named-salon.ts';

let app: TestApp;
let sent: string[] = [];
beforeEach(async () => {
  app = await startApp({ onStatement: sql => sent.push(sql) });
});
afterEach(() => app.close());

const DATE = '2026-12-10';

/** BEGIN, COMMIT and the job that plans the messages included. A named professional costs four: the team, the day's visits, her visit and its quarter hours. */
it.each([
  ['TEAMS', 19],
  ['PROFESSIONALS', 23],
] as const)(
  'with %s, books a cart of three services with a coupon and an idempotency key in at most %d',
  async (capacity, most) => {
    const { token: staff } = await makeAdmin(app);
    await makeCoupon(app, { code: 'FIFTY', discountType: 'FIXED', discountValue: 50 });
    const serviceIds: string[] = [];
    for (const name of ['Facial', 'Massage', 'Manicure']) serviceIds.push(await makeService(app, { name }));
    await changeSettings(app, { capacity });
    const person = { name: 'Asha', serviceIds, hours: ALL_WEEK };
    await app.call('POST', '/professional/admin', { token: staff, body: person });
    const customer = await makeCustomer(app);
    const { token, userId } = customer;
    const addressId = await makeAddress(app, customer);
    const { id: cartId } = (await app.call('POST', `/cart?userId=${userId}`, { token })).body.data;
    for (const serviceId of serviceIds)
      await app.call('POST', `/cart/${cartId}/items`, { token, body: { serviceId, quantity: 1 } });
    const { finalPrice } = (await app.call('POST', '/coupon/FIFTY/apply', { token })).body.data;
    const order = { userId, serviceIds, cartId, addressId, paymentType: 'PAY_AFTER', finalPrice };
    const visit = { ...order, bookingDate: DATE, bookingTime: '09:00:00' };
    // Whoever looks at the slots has read the team.
    await app.call('GET', `/booking/available-slots?date=${DATE}`);

    sent = [];
    const { status } = await app.call('POST', '/booking', { token, body: visit, headers: { 'idempotency-key': 'three' } });
    expect(status).toBe(201);
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(most);
  },
);
