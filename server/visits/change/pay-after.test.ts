/** Paying after the service instead, when the online payment does not go through (rule M40). */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { portOf } from '../../test/form.ts';
import { changeSettings, makeAddress, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';

let app: TestApp;
let asha: TestCustomer;
let service: string;

beforeEach(async () => {
  app = await startApp({ env: { PAYMENT_PROVIDER: 'dev' } });
  await changeSettings(app, { minimumOrderValue: 0 });
  asha = await makeCustomer(app);
  service = await makeService(app);
});
afterEach(() => app.close());

const booked = async (more: object = {}): Promise<Schemas['Booking']> => {
  const body = {
    ...{ userId: asha.userId, serviceIds: [service], bookingDate: '2026-12-10', bookingTime: '11:00:00' },
    ...{ finalPrice: 999, addressId: await makeAddress(app, asha), paymentType: 'PAY_NOW', ...more },
  };
  return (await app.call('POST', '/booking', { token: asha.token, body })).body.data;
};
const start = (id: string) => app.call('POST', `/booking/${id}/payment`, { token: asha.token });
const payAfter = (id: string, { token } = asha) => app.call('PUT', `/booking/${id}/pay-after`, { token });
const payment = async (id: string): Promise<Schemas['BookingPayment']> =>
  (await app.call('GET', `/booking/${id}/payment`, { token: asha.token })).body.data;
const orderAt = async (url: string): Promise<string> => {
  const { headers } = await fetch(new URL(url, `http://127.0.0.1:${portOf(app)}`), { redirect: 'manual' });
  return new URL(headers.get('location') ?? '', 'http://app').searchParams.get('order') ?? '';
};
const decide = async (order: string, outcome: string) => {
  await app.call('POST', `/dev/pay/${order}`, { body: { outcome } });
  await app.worker.runDue();
};

it('M40 makes the booking firm at once, tells of it, and says the same again', async () => {
  const { bookingId } = await booked();
  await decide(await orderAt((await start(bookingId)).body.data.url), 'FAIL');
  expect(await payment(bookingId)).toMatchObject({ state: 'FAILED', mayPayAfter: true });
  expect((await payAfter(bookingId, await makeCustomer(app))).body.errorCode).toBe('BOOKING_NOT_FOUND');
  const firm = (await payAfter(bookingId)).body.data;
  expect(firm).toMatchObject({
    ...{ status: 'PENDING', paymentType: 'PAY_AFTER', paymentState: 'UNPAID', payBy: null, dueNow: 0, amountDue: 999 },
  });
  expect((await payment(bookingId)).mayPayAfter).toBe(false);
  expect((await payAfter(bookingId)).body.data).toEqual(firm);
  app.clock.advance(SECOND);
  await app.worker.runDue();
  expect(app.messages.sent.map(({ kind }) => kind)).toContain('CONFIRMATION');
  // Nothing gives the time back any more.
  app.clock.advance(20 * MINUTE);
  await app.worker.runDue();
  expect((await app.call('GET', `/booking/${bookingId}`, { token: asha.token })).body.data.status).toBe('PENDING');
});

it('M40 counts money that comes in after all', async () => {
  const { bookingId } = await booked();
  const order = await orderAt((await start(bookingId)).body.data.url);
  const shown = (await app.call('GET', `/booking/${bookingId}`, { token: asha.token })).body.data;
  expect(shown.amountPending).toBe(999);
  expect((await payAfter(bookingId)).body.data).toMatchObject({ paymentState: 'UNPAID', amountPending: 0 });
  await decide(order, 'PAY');
  const paid = (await app.call('GET', `/booking/${bookingId}`, { token: asha.token })).body.data;
  expect(paid).toMatchObject({ status: 'PENDING', paymentState: 'PAID', amountPaid: 999 });
});

it('M40 is not offered where a deposit is due, nor once the time is given back', async () => {
  await changeSettings(app, { minimumOrderValue: 0, depositPercent: 30, depositAbove: 500 });
  const { bookingId } = await booked();
  expect((await payment(bookingId)).mayPayAfter).toBe(false);
  expect((await payAfter(bookingId)).body).toMatchObject({
    ...{ errorCode: 'INVALID_STATUS_TRANSITION', params: { reason: 'PAY_FIRST' } },
  });
  const deposit = await booked({ paymentType: 'PAY_AFTER', bookingDate: '2026-12-11' });
  expect((await payAfter(deposit.bookingId)).body.params).toEqual({ reason: 'PAY_FIRST' });
  await changeSettings(app, { minimumOrderValue: 0 });
  expect((await payment(bookingId)).mayPayAfter).toBe(true);
  app.clock.advance(16 * MINUTE);
  await app.worker.runDue();
  expect((await payAfter(bookingId)).body.params).toEqual({ reason: 'CANCELLED' });
});
