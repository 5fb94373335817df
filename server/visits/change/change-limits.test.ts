/** How often a customer may move and cancel (rule X12). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../common/time.ts';
import { makeVisitLink } from '../../messages/link/link.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAddress, makeAdmin, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';

let app: TestApp;
let staff: string;
let facial: string;
let customer: TestCustomer;
let addressId: string;
beforeEach(async () => {
  app = await startApp({ env: { RATE_LIMIT: 'on' } });
  ({ token: staff } = await makeAdmin(app));
  facial = await makeService(app, { name: 'Facial' });
  await changeSettings(app, { slotPlan: 'HOURLY', maxPendingBookings: 50 });
  customer = await makeCustomer(app);
  addressId = await makeAddress(app, customer);
});
afterEach(() => app.close());

const book = async (bookingTime = '11:00:00'): Promise<string> => {
  const body = {
    ...{ userId: customer.userId, serviceIds: [facial], finalPrice: 999, addressId, paymentType: 'PAY_AFTER' },
    ...{ bookingDate: '2026-12-07', bookingTime },
  };
  return (await app.call('POST', '/booking', { token: customer.token, body })).body.data.bookingId;
};
/** Moves it to and fro. */
const moves = async (id: string, times: number, token = customer.token) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) {
    const now = (await app.call('GET', `/booking/${id}`, { token: staff })).body.data.bookingTime;
    const body = { bookingTime: now === '12:00:00' ? '13:00:00' : '12:00:00' };
    statuses.push((await app.call('PUT', `/booking/${id}`, { token, body })).status);
  }
  return statuses;
};

describe('X12 a customer', () => {
  it('moves ten times a minute, also by the link of a message, while staff go on', async () => {
    const id = await book();
    const link = await app.db.tx(tx => makeVisitLink(tx, id, app.clock.now()));
    expect(await moves(id, 9)).toEqual(Array(9).fill(200));
    const byLink = (bookingTime: string) =>
      app.call('PUT', `/visit-link/${link}`, { body: { bookingDate: '2026-12-07', bookingTime } });
    expect((await byLink('13:00:00')).status).toBe(200);
    const refused = await byLink('12:00:00');
    expect([refused.status, refused.body.errorCode, refused.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '60']);
    expect(await moves(id, 1)).toEqual([429]);
    // Where it is already: nothing moves, and nothing is counted.
    expect((await app.call('PUT', `/booking/${id}`, { token: customer.token, body: { bookingTime: '13:00:00' } })).status).toBe(
      200,
    );
    expect(await moves(id, 12, staff)).toEqual(Array(12).fill(200));
    app.clock.advance(MINUTE);
    expect(await moves(id, 1)).toEqual([200]);
  });

  it('moves thirty times an hour', async () => {
    const id = await book();
    const all: number[] = [];
    for (let minute = 0; minute < 8; minute++) {
      all.push(...(await moves(id, 5)));
      app.clock.advance(MINUTE);
    }
    expect(all).toEqual([...Array(30).fill(200), ...Array(10).fill(429)]);
  });

  it('cancels ten times a minute, whatever was moved before', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 11; n++) {
      const id = await book();
      ids.push(id);
      expect((await app.call('PUT', `/booking/${id}/cancel`, { token: customer.token })).status).toBe(n < 10 ? 200 : 429);
    }
    expect((await app.call('PUT', `/booking/${ids.at(-1)}/cancel`, { token: staff })).status).toBe(200);
  });
});
