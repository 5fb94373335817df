import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../../common/time.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeAddress, makeAdmin, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';

let app: TestApp;
let asha: TestCustomer;
let ids: Record<'calm' | 'wanted', string>;
let size = 10;
beforeAll(async () => {
  app = await startApp();
  asha = await makeCustomer(app);
  ids = { calm: await makeService(app, { name: 'Calm' }), wanted: await makeService(app, { name: 'Wanted' }) };
});
afterAll(() => app.close());

const CALM_FIRST = ['Calm', 'Wanted'];
const WANTED_FIRST = ['Wanted', 'Calm'];

/** Each call has another size, so that none is answered from the cache. */
const order = async (): Promise<string[]> => {
  const { status, body } = await app.call('GET', `/service/all?sort=popular&size=${size++}`);
  expect(status).toBe(200);
  return body.data.content.map(({ name }: { name: string }) => name);
};
const aMinuteLater = () => {
  app.clock.advance(MINUTE);
  return order();
};
const book = async (bookingDate: string) => {
  const addressId = await makeAddress(app, asha);
  const order = { userId: asha.userId, serviceIds: [ids.wanted], bookingDate, bookingTime: '09:00:00', addressId };
  const body = { ...order, paymentType: 'PAY_AFTER', finalPrice: 999 };
  const answer = await app.call('POST', '/booking', { token: asha.token, body });
  expect(answer.status).toBe(201);
  return answer.body.data.bookingId as string;
};

it('counts a booking from the next minute on, until it is cancelled or deleted', async () => {
  expect(await order()).toEqual(CALM_FIRST);
  const cancelled = await book('2026-12-10');
  app.clock.advance(MINUTE - SECOND);
  expect(await order()).toEqual(CALM_FIRST);
  app.clock.advance(SECOND);
  expect(await order()).toEqual(WANTED_FIRST);
  await app.call('PUT', `/booking/${cancelled}/cancel`, { token: asha.token });
  expect(await aMinuteLater()).toEqual(CALM_FIRST);

  const { token } = await makeAdmin(app);
  for (const status of ['PENDING', 'COMPLETED', 'CANCELLED']) {
    const id = await book('2026-12-11');
    if (status !== 'PENDING') await app.call('PUT', `/booking/admin/${id}/status?status=${status}`, { token });
    expect(await aMinuteLater()).toEqual(status === 'CANCELLED' ? CALM_FIRST : WANTED_FIRST);
    await app.call('DELETE', `/booking/${id}`, { token });
    expect(await aMinuteLater()).toEqual(CALM_FIRST);
  }
});

it('counts a booking for ninety days, including the day on which it was made', async () => {
  await book('2026-12-12');
  expect(await aMinuteLater()).toEqual(WANTED_FIRST);
  app.clock.advance(89 * DAY);
  expect(await order()).toEqual(WANTED_FIRST);
  app.clock.advance(DAY);
  expect(await order()).toEqual(CALM_FIRST);
});

it('R86 keeps the old order while writes fail, and tries again every minute', async () => {
  asha = await makeCustomer(app);
  const { userId, token } = asha;
  await app.call('GET', `/booking/user/${userId}`, { token });
  await book(new Date(app.clock.now() + 5 * DAY).toISOString().slice(0, 10));
  app.clock.advance(MINUTE);
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const tx = vi.spyOn(app.db, 'tx').mockRejectedValue(full);
  const log = vi.spyOn(app.app.log, 'error');
  expect(await order()).toEqual(CALM_FIRST);
  app.clock.advance(MINUTE - SECOND);
  expect(await order()).toEqual(CALM_FIRST);
  expect(tx).toHaveBeenCalledTimes(1);
  expect(log.mock.calls).toEqual([[{ err: full }, expect.any(String)]]);
  tx.mockRestore();
  app.clock.advance(SECOND);
  expect(await order()).toEqual(WANTED_FIRST);
});
