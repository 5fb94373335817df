/** Paying online with the development gateway: on time, late, twice, in silence, and back again (rules M13 to M15). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { portOf } from '../../test/form.ts';
import {
  changeSettings,
  makeAddress,
  makeAdmin,
  makeCoupon,
  makeCustomer,
  makeService,
  type TestCustomer,
} from '../../test/makers.ts';
import { checkRound } from './check.ts';

let app: TestApp;
let asha: TestCustomer;
let admin: string;
let service: string;

beforeEach(async () => {
  app = await startApp({ env: { PAYMENT_PROVIDER: 'dev' } });
  await changeSettings(app, { minimumOrderValue: 0, teams: 1 });
  asha = await makeCustomer(app);
  admin = (await makeAdmin(app)).token;
  service = await makeService(app);
});
afterEach(() => app.close());

const order = async (customer: TestCustomer, more: object = {}) => ({
  userId: customer.userId,
  serviceIds: [service],
  bookingDate: '2026-12-10',
  bookingTime: '11:00:00',
  finalPrice: 999,
  addressId: await makeAddress(app, customer),
  paymentType: 'PAY_NOW',
  ...more,
});
const book = async (customer = asha, more: object = {}) =>
  app.call('POST', '/booking', { token: customer.token, body: await order(customer, more) });
const booked = async (more: object = {}): Promise<Schemas['Booking']> => (await book(asha, more)).body.data;
const read = async (id: string): Promise<Schemas['Booking']> =>
  (await app.call('GET', `/booking/${id}`, { token: asha.token })).body.data;
const start = (id: string, body?: object) =>
  app.call('POST', `/booking/${id}/payment`, { token: asha.token, ...(body && { body }) });
const payment = async (id: string): Promise<Schemas['BookingPayment']> =>
  (await app.call('GET', `/booking/${id}/payment`, { token: asha.token })).body.data;
const orderIdOf = async (id: string): Promise<string> => {
  return orderAt((await start(id)).body.data.url);
};
/** Follows the payment's address as a browser does. */
const orderAt = async (url: string): Promise<string> => {
  const { headers } = await fetch(new URL(url, `http://127.0.0.1:${portOf(app)}`), { redirect: 'manual' });
  return new URL(headers.get('location') ?? '', 'http://app').searchParams.get('order') ?? '';
};
const at = async (orderId: string, outcome: string) => {
  // What the page shows.
  expect((await app.call('GET', `/dev/pay/${orderId}`)).status).toBe(200);
  const answer = await app.call('POST', `/dev/pay/${orderId}`, { body: { outcome } });
  expect(answer.status).toBe(200);
  await app.worker.runDue();
};
const pass = async (milliseconds: number) => {
  app.clock.advance(milliseconds);
  // The worker's own plan begins with its start.
  await app.db.tx(tx => enqueue(tx, checkRound, null, app.clock.now()));
  await app.worker.runDue();
};
const history = async (id: string): Promise<string[]> =>
  (await app.call('GET', `/booking/admin/${id}/history`, { token: admin })).body.data.map(({ kind }: { kind: string }) => kind);

describe('a booking that is paid online', () => {
  it('keeps its time, is confirmed by the payment, and by nothing else', async () => {
    const { bookingId, paymentState, payBy, upi, amountDue } = await booked();
    expect({ paymentState, payBy, upi, amountDue }).toEqual({
      ...{ paymentState: 'PENDING', payBy: '2026-12-04T06:45:00.000Z', upi: null, amountDue: 999 },
    });
    await pass(SECOND);
    expect(app.messages.sent.map(({ kind }) => kind)).toEqual([]);
    expect((await book(await makeCustomer(app))).status).toBe(409);
    await at(await orderIdOf(bookingId), 'PAY');
    expect(await read(bookingId)).toMatchObject({
      ...{ status: 'PENDING', paymentState: 'PAID', paymentStatus: 'PAID', payBy: null, amountPaid: 999, amountDue: 0 },
    });
    expect(await history(bookingId)).toEqual(expect.arrayContaining(['CONFIRMED', 'PAID', 'BOOKED']));
    await pass(SECOND);
    expect(app.messages.sent.map(({ kind }) => kind)).toEqual(['CONFIRMATION']);
    expect((await start(bookingId)).body).toMatchObject({
      errorCode: 'INVALID_STATUS_TRANSITION',
      params: { reason: 'NOTHING_DUE' },
    });
    await pass(20 * MINUTE);
    expect((await read(bookingId)).status).toBe('PENDING');
  });

  it('gives its time back to the second, and its coupon', async () => {
    await makeCoupon(app, { code: 'ONCE', usageLimit: 1 });
    const { bookingId } = await booked({ couponCode: 'ONCE', finalPrice: 899.1 });
    await pass(15 * MINUTE - SECOND);
    expect([(await read(bookingId)).status, (await book(await makeCustomer(app))).status]).toEqual(['PENDING', 409]);
    await pass(SECOND);
    expect(await read(bookingId)).toMatchObject({ status: 'CANCELLED', paymentState: 'UNPAID', refundDue: 0 });
    const omar = await makeCustomer(app);
    expect((await book(omar, { couponCode: 'ONCE', finalPrice: 899.1 })).status).toBe(201);
    expect((await start(bookingId)).body.params).toEqual({ reason: 'CANCELLED' });
  });

  it('Q51 takes another try after a failure, of which the salon hears if it wishes', async () => {
    const email = 'owner@nikhar.example';
    const owner = { name: 'Owner', email, ways: ['EMAIL'], kinds: ['PAYMENT_FAILED', 'BOOKING_NEW'] };
    expect((await app.call('POST', '/alert/admin/person', { token: admin, body: owner })).status).toBe(201);
    const { bookingId } = await booked();
    await at(await orderIdOf(bookingId), 'FAIL');
    // A hold is no booking yet.
    expect(app.messages.kindsTo(email)).toEqual(['PAYMENT_FAILED']);
    expect((await payment(bookingId)).state).toBe('FAILED');
    expect((await read(bookingId)).paymentState).toBe('PENDING');
    await at(await orderIdOf(bookingId), 'PAY');
    expect(await payment(bookingId)).toMatchObject({ state: 'PAID', paymentState: 'PAID' });
    expect((await payment(bookingId)).payments.map(({ state }) => state)).toEqual(['FAILED', 'PAID']);
    await pass(MINUTE + SECOND);
    expect(app.messages.kindsTo(email)).toEqual(['PAYMENT_FAILED', 'BOOKING_NEW']);
  });

  it('is paid although nobody reported it', async () => {
    const { bookingId } = await booked();
    await at(await orderIdOf(bookingId), 'PAY_SILENTLY');
    expect((await read(bookingId)).paymentState).toBe('PENDING');
    await pass(MINUTE);
    expect((await read(bookingId)).paymentState).toBe('PAID');
  });

  it('comes back when the money is late and the time is free', async () => {
    const { bookingId } = await booked();
    await at(await orderIdOf(bookingId), 'PAY_LATE');
    await pass(15 * MINUTE);
    expect((await read(bookingId)).status).toBe('CANCELLED');
    await pass(6 * MINUTE);
    await pass(5 * MINUTE);
    expect(await read(bookingId)).toMatchObject({ status: 'PENDING', paymentState: 'PAID', payBy: null });
    expect(await history(bookingId)).toContain('REINSTATED');
    expect((await book(await makeCustomer(app))).status).toBe(409);
  });

  it('owes the money when it is late and the time is gone', async () => {
    const { bookingId } = await booked();
    await at(await orderIdOf(bookingId), 'PAY_LATE');
    await pass(15 * MINUTE);
    expect((await book(await makeCustomer(app), { paymentType: 'PAY_AFTER' })).status).toBe(201);
    await pass(6 * MINUTE);
    await pass(5 * MINUTE);
    expect(await read(bookingId)).toMatchObject({ status: 'CANCELLED', paymentState: 'REFUND_DUE', refundDue: 999 });
    const list = await app.call('GET', '/booking/admin?status=CANCELLED&paymentStatus=PAID', { token: admin });
    expect(list.body.data.content.map((one: { bookingId: string }) => one.bookingId)).toEqual([bookingId]);
  });

  it('owes the money when it is late and the coupon went to somebody else', async () => {
    await makeCoupon(app, { code: 'ONCE', usageLimit: 1 });
    const { bookingId } = await booked({ couponCode: 'ONCE', finalPrice: 899.1 });
    await at(await orderIdOf(bookingId), 'PAY_LATE');
    await pass(15 * MINUTE);
    const other = { couponCode: 'ONCE', finalPrice: 899.1, bookingTime: '15:00:00', paymentType: 'PAY_AFTER' };
    expect((await book(await makeCustomer(app), other)).status).toBe(201);
    await pass(6 * MINUTE);
    await pass(5 * MINUTE);
    expect(await read(bookingId)).toMatchObject({ status: 'CANCELLED', paymentState: 'REFUND_DUE' });
  });

  it('M49 gives back the same day what the bank allows too late, tells everybody, and calls nothing cancelled', async () => {
    const email = 'owner@nikhar.example';
    const owner = { name: 'Owner', email, ways: ['EMAIL'], kinds: ['PAYMENT_LATE', 'BOOKING_CANCELLED'] };
    await app.call('POST', '/alert/admin/person', { token: admin, body: owner });
    const { bookingId } = await booked();
    await at(await orderIdOf(bookingId), 'ALLOW_LATE');
    await pass(15 * MINUTE);
    const ended = { status: 'CANCELLED', cancelReason: 'NOT_PAID', paymentState: 'UNPAID' };
    expect(await read(bookingId)).toMatchObject(ended);
    await pass(6 * MINUTE);
    await pass(5 * MINUTE);
    // The time is free, but the customer was told that nothing is booked.
    expect(await read(bookingId)).toMatchObject({ ...ended, paymentState: 'REFUNDED', refundDue: 0, amountPaid: 0 });
    expect((await payment(bookingId)).payments).toMatchObject([
      { state: 'PAID', amount: 999, refunded: 999, blockedAt: null, refunds: [{ amount: 999, state: 'DONE' }] },
    ]);
    expect((await history(bookingId)).toSorted()).toEqual(['BOOKED', 'CANCELLED', 'PAID', 'REFUNDED']);
    const toAsha = app.messages.sent.filter(({ to }) => to === asha.mobile).map(({ text }) => text);
    expect(toAsha).toEqual([expect.stringContaining('is not booked'), expect.stringContaining('came too late')]);
    expect(app.messages.kindsTo(email)).toEqual(['PAYMENT_LATE']);
    // No calendar ever had it as a visit, and no program reads that it was one.
    const { content } = (await app.call('GET', '/booking/admin?status=CANCELLED', { token: admin })).body.data;
    expect(content).toMatchObject([{ bookingId, cancelReason: 'NOT_PAID' }]);
  });

  it('M49 says what the bank has set aside, as long as the provider does not let it be taken', async () => {
    const { bookingId } = await booked();
    await at(await orderIdOf(bookingId), 'ALLOW_LATE');
    await pass(15 * MINUTE);
    const gateway = app.devGateway;
    if (!gateway) throw new Error('no gateway');
    const { take } = gateway;
    gateway.take = () => Promise.reject(new Error('down'));
    await pass(6 * MINUTE);
    await pass(5 * MINUTE);
    expect((await payment(bookingId)).payments[0]?.blockedAt).toMatch(/^2026-12-04T/);
    gateway.take = take;
    await pass(5 * MINUTE);
    await pass(5 * MINUTE);
    expect((await payment(bookingId)).payments).toMatchObject([{ state: 'PAID', refunded: 999, blockedAt: null }]);
  });

  it('M49 is firm when the bank allowed it in time, though nobody took it', async () => {
    const { bookingId } = await booked();
    const orderId = await orderIdOf(bookingId);
    app.devGateway?.decide(orderId, 'ALLOW_LATE');
    // The bank was quicker than in the other tests: within the hold.
    app.clock.advance(20 * MINUTE);
    await app.worker.runDue();
    expect(await read(bookingId)).toMatchObject({ status: 'PENDING', paymentState: 'PAID' });
  });

  it('that the customer cancelled does not come back', async () => {
    const { bookingId } = await booked();
    const orderId = await orderIdOf(bookingId);
    await app.call('PUT', `/booking/${bookingId}/cancel`, { token: asha.token });
    await at(orderId, 'PAY');
    expect(await read(bookingId)).toMatchObject({ status: 'CANCELLED', paymentState: 'REFUND_DUE', refundDue: 999 });
  });

  it('that is paid twice owes the second payment', async () => {
    const { bookingId } = await booked();
    const orderId = await orderIdOf(bookingId);
    app.devGateway?.decide(orderId, 'PAY');
    await at(orderId, 'PAY');
    expect(await read(bookingId)).toMatchObject({
      status: 'PENDING',
      paymentState: 'REFUND_DUE',
      amountPaid: 1998,
      refundDue: 999,
    });
    await at(orderId, 'PAY');
    expect((await payment(bookingId)).payments.length).toBe(3);
  });

  it('answers the payment that is under way again, and refuses another amount', async () => {
    const { bookingId } = await booked();
    const [first, second] = [await start(bookingId), await start(bookingId)];
    expect(second.body).toEqual(first.body);
    expect((await start(bookingId, { tip: 50 })).body.errorCode).toBe('PAYMENT_PENDING');
  });

  it('starts one payment for many calls at once', async () => {
    const { bookingId } = await booked();
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(bookingId)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.paymentId}`)).size).toBe(1);
    expect((await payment(bookingId)).payments.length).toBe(1);
  });
});

describe('staff take money of a booking that is held', () => {
  it('a part of it makes the booking firm, and the rest is due', async () => {
    const { bookingId } = await booked();
    const { url } = (await start(bookingId)).body.data;
    const body = { amount: 400, method: 'CASH' };
    expect((await app.call('POST', `/booking/admin/${bookingId}/payment`, { token: admin, body })).status).toBe(200);
    expect(await orderAt(url)).toBe('');
    await pass(16 * MINUTE);
    expect(await read(bookingId)).toMatchObject({ status: 'PENDING', paymentState: 'PARTLY_PAID', payBy: null, amountDue: 599 });
    expect(await history(bookingId)).toEqual(expect.arrayContaining(['CONFIRMED', 'PART_PAID']));
    expect(app.messages.sent.map(({ kind }) => kind)).toEqual(['CONFIRMATION']);
  });
});

describe('a payment at the visit', () => {
  it('may be made online, too, with a tip that is no part of the price', async () => {
    const { bookingId } = await booked({ paymentType: 'PAY_AFTER' });
    expect((await read(bookingId)).payBy).toBeNull();
    const { url } = (await start(bookingId, { tip: 100.5 })).body.data;
    expect((await read(bookingId)).paymentState).toBe('PENDING');
    await at(await orderAt(url), 'PAY');
    const after = await payment(bookingId);
    expect([after.amountPaid, after.payments[0]?.amount, after.payments[0]?.tip]).toEqual([999, 999, 100.5]);
  });

  it('that is not finished in time leaves the booking as it was', async () => {
    const { bookingId } = await booked({ paymentType: 'PAY_AFTER' });
    await start(bookingId);
    await pass(16 * MINUTE);
    expect(await read(bookingId)).toMatchObject({ status: 'PENDING', paymentState: 'UNPAID' });
    expect((await payment(bookingId)).state).toBe('EXPIRED');
    expect((await start(bookingId)).body.data.state).toBe('PENDING');
  });

  it('is recorded by staff in parts, never more than what is due', async () => {
    const { bookingId } = await booked({ paymentType: 'PAY_AFTER' });
    const record = (amount: number) =>
      app.call('POST', `/booking/admin/${bookingId}/payment`, {
        token: admin,
        body: { amount, method: 'CASH', note: 'At the desk' },
      });
    expect((await record(400)).body.data).toMatchObject({ paymentState: 'PARTLY_PAID', amountPaid: 400, amountDue: 599 });
    const tooMuch = await record(599.01);
    expect([tooMuch.status, tooMuch.body.errors[0].field]).toEqual([400, 'amount']);
    expect((await record(599)).body.data.paymentState).toBe('PAID');
    expect((await record(1)).body.params.reason).toBe('NOTHING_DUE');
    expect((await payment(bookingId)).payments.map(({ note }) => note)).toEqual([null, null]);
    expect(await history(bookingId)).toEqual(expect.arrayContaining(['PART_PAID', 'PAID']));
  });
});

describe('a refund', () => {
  const paid = async () => {
    const { bookingId } = await booked();
    await at(await orderIdOf(bookingId), 'PAY');
    return { bookingId, paymentId: (await payment(bookingId)).paymentId as string };
  };
  const refund = (bookingId: string, body: object) =>
    app.call('POST', `/booking/admin/${bookingId}/refund`, { token: admin, body });

  it('of a cancelled booking goes through the provider', async () => {
    const { bookingId, paymentId } = await paid();
    await app.call('PUT', `/booking/${bookingId}/cancel`, { token: asha.token });
    expect((await read(bookingId)).paymentState).toBe('REFUND_DUE');
    const answer = await refund(bookingId, { paymentId, amount: 999 });
    expect([answer.status, answer.body.data.payments[0].refunds[0].state]).toEqual([200, 'PENDING']);
    await app.worker.runDue();
    expect((await payment(bookingId)).payments[0]?.refunds[0]?.state).toBe('DONE');
    expect(await read(bookingId)).toMatchObject({ paymentState: 'REFUNDED', paymentStatus: 'UNPAID', amountPaid: 0 });
  });

  it('after the visit lowers what it cost', async () => {
    const { bookingId, paymentId } = await paid();
    await app.call('PUT', `/booking/admin/${bookingId}/status?status=COMPLETED`, { token: admin });
    await refund(bookingId, { paymentId, amount: 199 });
    expect(await read(bookingId)).toMatchObject({ paymentState: 'PAID', amountPaid: 800, amountDue: 0, refundDue: 0 });
    await refund(bookingId, { paymentId, amount: 800 });
    expect((await read(bookingId)).paymentState).toBe('REFUNDED');
  });

  it('is never more than the payment, also if two are asked for at once', async () => {
    const { bookingId, paymentId } = await paid();
    const both = await Promise.all([600, 600].map(amount => refund(bookingId, { paymentId, amount })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await refund(bookingId, { paymentId: 'other', amount: 1 })).body.errors[0].field).toBe('paymentId');
    expect((await refund(bookingId, { paymentId, amount: 399 })).status).toBe(200);
    expect((await refund(bookingId, { paymentId, amount: 1 })).body.params.reason).toBe('NOTHING_TO_REFUND');
  });

  it('cannot be had by taking back an online payment', async () => {
    const { bookingId } = await paid();
    const { status, body } = await app.call('PUT', `/booking/admin/${bookingId}/mark-unpaid`, { token: admin });
    expect([status, body.params.reason]).toEqual([409, 'PAID_ONLINE']);
  });

  it('of a part of the cash cannot be had by taking back the rest', async () => {
    const { bookingId } = await booked({ paymentType: 'PAY_AFTER' });
    const body = { amount: 999, method: 'CASH' };
    await app.call('POST', `/booking/admin/${bookingId}/payment`, { token: admin, body });
    const [cash] = (await payment(bookingId)).payments;
    await refund(bookingId, { paymentId: cash?.id, amount: 300 });
    const unpaid = await app.call('PUT', `/booking/admin/${bookingId}/mark-unpaid`, { token: admin });
    expect([unpaid.status, unpaid.body.params.reason]).toEqual([409, 'PARTLY_REFUNDED']);
    expect((await read(bookingId)).amountPaid).toBe(699);
  });
});

describe('at the same moment', () => {
  it('the time to pay ends and the money comes: the booking stands', async () => {
    const { bookingId } = await booked();
    const orderId = await orderIdOf(bookingId);
    app.clock.advance(15 * MINUTE);
    await Promise.all([at(orderId, 'PAY'), pass(0)]);
    expect(await read(bookingId)).toMatchObject({ status: 'PENDING', paymentState: 'PAID', payBy: null });
  });

  it('late money and another customer want the time: one has it, and the other owes nothing', async () => {
    const omar = await makeCustomer(app);
    for (const bookingTime of ['09:00:00', '11:00:00', '13:00:00', '15:00:00']) {
      const { bookingId } = await booked({ bookingTime });
      const orderId = await orderIdOf(bookingId);
      await pass(15 * MINUTE);
      const [{ status }] = await Promise.all([
        book(omar, { bookingTime, paymentType: 'PAY_AFTER', bookingDate: '2026-12-10' }),
        at(orderId, 'PAY'),
      ]);
      await app.worker.runDue();
      const mine = await read(bookingId);
      expect([status, mine.status, mine.refundDue]).toEqual(status === 201 ? [201, 'CANCELLED', 999] : [409, 'PENDING', 0]);
    }
  });
});

describe('money that nobody expects', () => {
  it('comes after staff took it at the desk: the page to pay is closed, and it goes back', async () => {
    const { bookingId } = await booked();
    const { url } = (await start(bookingId)).body.data;
    const orderId = await orderAt(url);
    await app.call('PUT', `/booking/admin/${bookingId}/mark-paid`, { token: admin });
    expect(await orderAt(url)).toBe('');
    await at(orderId, 'PAY');
    expect(await read(bookingId)).toMatchObject({ status: 'PENDING', paymentState: 'REFUND_DUE', refundDue: 999 });
  });

  it('of a booking cannot be hidden with it, and comes back by itself to one that was deleted', async () => {
    const { bookingId } = await booked();
    const orderId = await orderIdOf(bookingId);
    await at(orderId, 'PAY');
    const remove = () => app.call('DELETE', `/booking/${bookingId}`, { token: admin });
    const { status, body } = await remove();
    expect([status, body.params.reason]).toEqual([409, 'PAID_ONLINE']);
    const paymentId = (await payment(bookingId)).paymentId as string;
    const whole = { paymentId, amount: 999 };
    await app.call('POST', `/booking/admin/${bookingId}/refund`, { token: admin, body: whole });
    expect((await remove()).status).toBe(200);
    await at(orderId, 'PAY');
    const returned = app.devGateway?.find(orderId)?.payments.map(({ refunds }) => refunds.map(one => one.amountPaise));
    expect(returned).toEqual([[99_900], [99_900]]);
  });

  it('as a tip goes back with a visit that does not take place', async () => {
    const { bookingId } = await booked();
    await at(await orderAt((await start(bookingId, { tip: 100 })).body.data.url), 'PAY');
    await app.call('PUT', `/booking/${bookingId}/cancel`, { token: asha.token });
    expect(await read(bookingId)).toMatchObject({ amountPaid: 1099, refundDue: 1099 });
  });

  it('of a visit that was paid twice goes back without lowering its price', async () => {
    const { bookingId } = await booked();
    const orderId = await orderIdOf(bookingId);
    app.devGateway?.decide(orderId, 'PAY');
    await app.call('PUT', `/booking/admin/${bookingId}/status?status=COMPLETED`, { token: admin });
    await at(orderId, 'PAY');
    const twice = (await payment(bookingId)).payments.at(-1)?.id;
    await app.call('POST', `/booking/admin/${bookingId}/refund`, { token: admin, body: { paymentId: twice, amount: 999 } });
    expect(await read(bookingId)).toMatchObject({ paymentState: 'PAID', amountPaid: 999, refundDue: 0 });
    const documents = (await app.call('GET', `/booking/${bookingId}/documents`, { token: admin })).body.data;
    expect(documents.map(({ type }: { type: string }) => type)).toEqual(['BILL']);
  });

  it.each([0, -1, 0.001, 1e9, 1e308, '5', null])('is refused as the amount %j', async amount => {
    const { bookingId } = await booked({ paymentType: 'PAY_AFTER' });
    const send = (path: string, body: object, token = admin) => app.call('POST', path, { token, body });
    const answers = [
      await send(`/booking/admin/${bookingId}/payment`, { amount, method: 'CASH' }),
      await send(`/booking/admin/${bookingId}/refund`, { amount, paymentId: 'p' }),
      ...(amount === 0 ? [] : [await send(`/booking/${bookingId}/payment`, { tip: amount }, asha.token)]),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  });
});

describe('without online payment', () => {
  it('nothing can be paid online', async () => {
    await changeSettings(app, { minimumOrderValue: 0, payOnline: false });
    const { bookingId } = await booked({ paymentType: 'PAY_AFTER' });
    expect((await start(bookingId)).body.params.reason).toBe('PAY_AT_VISIT');
    expect((await book(asha, { bookingTime: '15:00:00' })).body.errors[0].field).toBe('paymentType');
  });
});
