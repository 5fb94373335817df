/** Deposits, and fees for cancelling late (rules M16 to M18). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../common/time.ts';
import { makeVisitLink } from '../../messages/link/link.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { portOf } from '../../test/form.ts';
import {
  changeSettings,
  makeAddress,
  makeAdmin,
  makeCustomer,
  makeService,
  makeSession,
  type TestCustomer,
} from '../../test/makers.ts';

const START = Date.parse('2026-12-10T05:30:00Z');
const DEADLINE = START - 24 * HOUR;

let app: TestApp;
let asha: TestCustomer;
let admin: string;
let service: string;

beforeEach(async () => {
  app = await startApp({ env: { PAYMENT_PROVIDER: 'dev' } });
  const policy = { cancelFeePercent: 20, cancelFreeHours: 24, depositPercent: 30, depositAbove: 500 };
  await changeSettings(app, { minimumOrderValue: 0, ...policy });
  asha = await makeCustomer(app);
  admin = (await makeAdmin(app)).token;
  service = await makeService(app, { price: 999.5 });
});
afterEach(() => app.close());

const book = async (more: object = {}): Promise<Schemas['Booking']> => {
  const body = {
    ...{ userId: asha.userId, serviceIds: [service], bookingDate: '2026-12-10', bookingTime: '11:00:00' },
    ...{ finalPrice: 999.5, addressId: await makeAddress(app, asha), paymentType: 'PAY_AFTER', ...more },
  };
  return (await app.call('POST', '/booking', { token: asha.token, body })).body.data;
};
const read = async (id: string): Promise<Schemas['Booking']> =>
  (await app.call('GET', `/booking/${id}`, { token: asha.token })).body.data;
const call = (token: string, path: string) => app.call('PUT', path, { token });
const cancel = (id: string, query = '') => call(asha.token, `/booking/${id}/cancel${query}`);
/** Sessions end meanwhile. */
const moveTo = async (instant: number) => {
  app.clock.moveTo(new Date(instant).toISOString());
  asha.token = await makeSession(app, 'USER', asha.userId);
  admin = (await makeAdmin(app)).token;
};
/** Until when what was booked now can be cancelled for free. */
const free = (freeUntil: number) => ({
  freeUntil: new Date(freeUntil).toISOString(),
  graceUntil: new Date(app.clock.now() + 15 * MINUTE).toISOString(),
});
/** Pays at the development gateway what is due now. */
const pay = async (id: string) => {
  const { url } = (await app.call('POST', `/booking/${id}/payment`, { token: asha.token })).body.data;
  const { headers } = await fetch(new URL(url, `http://127.0.0.1:${portOf(app)}`), { redirect: 'manual' });
  const order = new URL(headers.get('location') ?? '', 'http://app').searchParams.get('order');
  await app.call('POST', `/dev/pay/${order}`, { body: { outcome: 'PAY' } });
  await app.worker.runDue();
};
const documentsOf = async (id: string) =>
  (await app.call('GET', `/booking/${id}/documents`, { token: asha.token })).body.data.map(
    ({ type, total, cancelled }: Schemas['DocumentSummary']) => [type, total, cancelled === null],
  );

describe('a deposit', () => {
  it('is paid before the booking is firm, and the rest at the visit', async () => {
    const { bookingId, ...booked } = await book();
    expect(booked).toMatchObject({ paymentState: 'PENDING', dueNow: 300, amountDue: 999.5 });
    expect(booked.payBy).toBe(new Date(app.clock.now() + 15 * MINUTE).toISOString());
    await pay(bookingId);
    const paid = await read(bookingId);
    expect(paid).toMatchObject({ paymentState: 'PARTLY_PAID', payBy: null, dueNow: 0, amountPaid: 300, amountDue: 699.5 });
    expect((await call(admin, `/booking/admin/${bookingId}/mark-paid`)).body.data).toMatchObject({ paymentState: 'PAID' });
  });

  it('is not asked for without online payment, for a small order, nor of whom staff book for', async () => {
    expect((await app.call('GET', '/settings')).body.data).toMatchObject({ depositPercent: 30, depositAbove: 500 });
    const addressId = await makeAddress(app, asha);
    const visit = { serviceIds: [service], bookingDate: '2026-12-11', bookingTime: '11:00:00', addressId };
    const byStaff = await app.call('POST', '/booking/admin', { token: admin, body: { mobile: asha.mobile, ...visit } });
    expect(byStaff.body.data).toMatchObject({ dueNow: 0, cancellation: null });
    const policy = { minimumOrderValue: 0, depositPercent: 30 };
    await changeSettings(app, { ...policy, depositAbove: 999.5 });
    expect(await book()).toMatchObject({ dueNow: 0, payBy: null });
    await changeSettings(app, { ...policy, payOnline: false });
    expect((await app.call('GET', '/settings')).body.data.depositPercent).toBe(0);
    expect(await book({ bookingDate: '2026-12-12' })).toMatchObject({ dueNow: 0, payBy: null });
  });
});

describe('cancelling late', () => {
  it('keeps the fee that the customer saw, with its documents', async () => {
    const { bookingId, cancellation } = await book({ paymentType: 'PAY_NOW' });
    expect(cancellation).toEqual({ ...free(DEADLINE), feePercent: 20, fee: 200, kept: 0 });
    await pay(bookingId);
    await changeSettings(app, { minimumOrderValue: 0, cancelFeePercent: 90 });
    await moveTo(DEADLINE + 1);
    const refused = await cancel(bookingId, '?seenFee=0');
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'FEE_CHANGED', params: { fee: 200 } } });
    const cancelled = (await cancel(bookingId, '?seenFee=200')).body.data;
    expect(cancelled).toMatchObject({ status: 'CANCELLED', paymentState: 'REFUND_DUE', refundDue: 799.5, amountPaid: 999.5 });
    expect(cancelled.cancellation.kept).toBe(200);
    const refunded = (await call(admin, `/booking/admin/${bookingId}/mark-refunded`)).body.data;
    expect(refunded).toMatchObject({ paymentState: 'REFUNDED', amountPaid: 200, refundDue: 0 });
    expect(await documentsOf(bookingId)).toEqual([
      ['RECEIPT_VOUCHER', 999.5, true],
      ['BILL', 200, true],
      ['REFUND_VOUCHER', 799.5, true],
    ]);
  });

  it('is free to the last second, and collects nothing from who paid nothing', async () => {
    await changeSettings(app, { minimumOrderValue: 0, cancelFeePercent: 20 });
    const [paid, unpaid] = [await book(), await book({ bookingTime: '15:00:00' })];
    await call(admin, `/booking/admin/${paid.bookingId}/mark-paid`);
    await moveTo(DEADLINE);
    expect((await cancel(paid.bookingId)).body.data).toMatchObject({ refundDue: 999.5, cancellation: { kept: 0 } });
    await moveTo(START - MINUTE);
    const late = (await cancel(unpaid.bookingId, '?seenFee=0')).body.data;
    expect(late).toMatchObject({ paymentState: 'UNPAID', refundDue: 0, cancellation: { fee: 200, kept: 0 } });
  });

  it('by staff is free unless they charge the fee; a mistaken payment takes it back', async () => {
    await changeSettings(app, { minimumOrderValue: 0, cancelFeePercent: 20 });
    const [free, charged] = [await book(), await book({ bookingTime: '15:00:00' })];
    for (const { bookingId } of [free, charged]) await call(admin, `/booking/admin/${bookingId}/mark-paid`);
    await moveTo(START + HOUR);
    const path = (id: string) => `/booking/admin/${id}/status?status=CANCELLED`;
    expect((await call(admin, path(free.bookingId))).body.data).toMatchObject({ refundDue: 999.5 });
    expect((await call(admin, `${path(charged.bookingId)}&chargeFee=true`)).body.data).toMatchObject({ refundDue: 799.5 });
    const undone = (await call(admin, `/booking/admin/${charged.bookingId}/mark-unpaid`)).body.data;
    expect(undone).toMatchObject({ paymentState: 'UNPAID', refundDue: 0, cancellation: { kept: 0 } });
    expect(await documentsOf(charged.bookingId)).toEqual([
      ['RECEIPT_VOUCHER', 999.5, false],
      ['BILL', 200, false],
    ]);
  });

  it('counts from the new time after a move, and the link of a message says the same', async () => {
    await changeSettings(app, { minimumOrderValue: 0, cancelFeePercent: 20 });
    const { bookingId } = await book();
    const move = (token: string, bookingDate: string) =>
      app.call('PUT', `/booking/${bookingId}`, { token, body: { bookingDate } });
    await call(admin, `/booking/admin/${bookingId}/mark-paid`);
    expect((await move(asha.token, '2026-12-11')).body.data.cancellation.freeUntil).toBe('2026-12-10T05:30:00.000Z');
    await moveTo(START + HOUR);
    expect((await move(asha.token, '2026-12-15')).body.data.cancellation.freeUntil).toBe('2026-12-10T05:30:00.000Z');
    expect((await move(admin, '2026-12-16')).body.data.cancellation.freeUntil).toBe('2026-12-11T05:30:00.000Z');
    await moveTo(START + 40 * HOUR);
    const token = await app.db.tx(tx => makeVisitLink(tx, bookingId, app.clock.now()));
    const linked = (await app.call('GET', `/visit-link/${token}`)).body.data;
    expect(linked).toMatchObject({ amountPaid: 999.5, cancellation: { fee: 200 } });
    expect((await app.call('PUT', `/visit-link/${token}/cancel?seenFee=0`)).body.errorCode).toBe('FEE_CHANGED');
    expect((await app.call('PUT', `/visit-link/${token}/cancel?seenFee=200`)).body.data.cancellation.kept).toBe(200);
  });
});

describe('M41 the grace of what was just booked', () => {
  const TOMORROW = '2026-12-05';
  const paidVisit = async (bookingTime = '11:00:00') => {
    await changeSettings(app, { minimumOrderValue: 0, cancelFeePercent: 20, cancelFreeHours: 48 });
    const booked = await book({ bookingDate: TOMORROW, bookingTime });
    await call(admin, `/booking/admin/${booked.bookingId}/mark-paid`);
    return booked;
  };

  it('costs nothing for 15 minutes, although the visit is tomorrow, and the fee afterwards', async () => {
    const [first, second] = [await paidVisit(), await paidVisit('15:00:00')];
    const end = Date.parse(first.cancellation?.graceUntil ?? '');
    expect(Date.parse(first.cancellation?.freeUntil ?? '')).toBeLessThan(app.clock.now());
    expect(end - app.clock.now()).toBe(15 * MINUTE);
    await moveTo(end);
    expect((await cancel(first.bookingId, '?seenFee=0')).body.data).toMatchObject({
      refundDue: 999.5,
      cancellation: { kept: 0 },
    });
    await moveTo(end + 1);
    expect((await cancel(second.bookingId, '?seenFee=0')).body).toMatchObject({ errorCode: 'FEE_CHANGED', params: { fee: 200 } });
  });

  it('stays what it was when the visit moves, and holds by the link of a message', async () => {
    const { bookingId, cancellation } = await paidVisit();
    const moved = await app.call('PUT', `/booking/${bookingId}`, { token: asha.token, body: { bookingDate: '2026-12-06' } });
    expect(moved.body.data.cancellation.graceUntil).toBe(cancellation?.graceUntil);
    const token = await app.db.tx(tx => makeVisitLink(tx, bookingId, app.clock.now()));
    expect((await app.call('GET', `/visit-link/${token}`)).body.data.cancellation.graceUntil).toBe(cancellation?.graceUntil);
    expect((await app.call('PUT', `/visit-link/${token}/cancel?seenFee=0`)).body.data.refundDue).toBe(999.5);
  });
});
