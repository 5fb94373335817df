/** The money of a visit where nobody was there: fee, refund, and the deposit of the next one (rules M30 and M31). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import {
  changeSettings,
  makeAddress,
  makeAdmin,
  makeCustomer,
  makeService,
  makeSession,
  type TestCustomer,
} from '../../test/makers.ts';

let app: TestApp;
let asha: TestCustomer;
let service: string;

const POLICY = { minimumOrderValue: 0, slotPlan: 'HOURLY', cancelFeePercent: 20, cancelFreeHours: 24 } as const;

beforeEach(async () => {
  app = await startApp({ env: { PAYMENT_PROVIDER: 'dev' } });
  await changeSettings(app, POLICY);
  asha = await makeCustomer(app);
  service = await makeService(app, { price: 1000 });
});
afterEach(() => app.close());

const asAsha = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: await makeSession(app, 'USER', asha.userId), ...(body && { body }) });
const asStaff = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: (await makeAdmin(app)).token, ...(body && { body }) });
const book = async (date: string, more: object = {}): Promise<Schemas['Booking']> => {
  const addressId = await makeAddress(app, { ...asha, token: await makeSession(app, 'USER', asha.userId) });
  const { status, body } = await asAsha('POST', '/booking', {
    ...{ userId: asha.userId, serviceIds: [service], bookingDate: date, bookingTime: '11:00:00', finalPrice: 1000 },
    ...{ addressId, paymentType: 'PAY_AFTER', ...more },
  });
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  return body.data;
};
const pay = (id: string, amount: number) => asStaff('POST', `/booking/admin/${id}/payment`, { amount, method: 'CASH' });
const miss = (id: string, query = '') => asStaff('PUT', `/booking/admin/${id}/status?status=CANCELLED&reason=NO_SHOW${query}`);
const missed = async (date: string) => {
  const { bookingId } = await book(date);
  app.clock.moveTo(`${date}T11:20:00+05:30`);
  expect((await miss(bookingId)).status).toBe(200);
};

describe('M30 the fee', () => {
  it('is kept of what was paid, with its invoice, and the rest is to be refunded', async () => {
    const { bookingId } = await book('2026-12-10');
    await pay(bookingId, 500);
    app.clock.moveTo('2026-12-10T11:20:00+05:30');
    const { body } = await miss(bookingId, '&chargeFee=true');
    expect(body.data).toMatchObject({ cancelReason: 'NO_SHOW', refundDue: 300, amountPaid: 500 });
    expect(body.data.cancellation.kept).toBe(200);
    const documents = (await asAsha('GET', `/booking/${bookingId}/documents`)).body.data;
    expect(documents.map(({ type, total }: Schemas['DocumentSummary']) => [type, total])).toContainEqual(['BILL', 200]);
  });

  it('is not kept without staff’s word, and never of a visit that was refused', async () => {
    const one = (await book('2026-12-10')).bookingId;
    const other = (await book('2026-12-11')).bookingId;
    for (const id of [one, other]) await pay(id, 500);
    app.clock.moveTo('2026-12-11T11:20:00+05:30');
    expect((await miss(one)).body.data).toMatchObject({ refundDue: 500 });
    const refused = await asStaff(
      'PUT',
      `/booking/admin/${other}/status?status=CANCELLED&reason=REFUSED&refusal=NOT_AS_BOOKED&chargeFee=true`,
    );
    expect(refused.body.data).toMatchObject({ refundDue: 500, cancelReason: 'REFUSED' });
  });

  it('is at most what was paid: nothing is collected', async () => {
    const { bookingId } = await book('2026-12-10');
    app.clock.moveTo('2026-12-10T11:20:00+05:30');
    expect((await miss(bookingId, '&chargeFee=true')).body.data).toMatchObject({ amountDue: 0, refundDue: 0 });
  });
});

describe('M31 a deposit', () => {
  const asked = async () => (await asAsha('GET', '/auth/profile')).body.data.depositAsked;

  it('is asked after the second no-show in 12 months, with the reason, and not of others', async () => {
    await missed('2026-12-10');
    expect(await asked()).toBeNull();
    expect((await book('2026-12-14')).dueNow).toBe(0);
    await missed('2026-12-15');
    expect(await asked()).toBe(50);
    const third = await book('2026-12-21');
    expect(third).toMatchObject({ dueNow: 500, paymentState: 'PENDING', payBy: expect.any(String) });
    expect((await asAsha('GET', `/booking/${third.bookingId}/book-again`)).body.data).toMatchObject({
      finalPrice: 1000,
      deposit: 500,
    });
    asha = await makeCustomer(app);
    expect([await asked(), (await book('2026-12-22')).dueNow]).toEqual([null, 0]);
  });

  it('ends a year after them', async () => {
    await missed('2026-12-10');
    await missed('2026-12-15');
    app.clock.moveTo('2027-12-10T12:00:00+05:30');
    expect(await asked()).toBe(50);
    app.clock.moveTo('2027-12-11T12:00:00+05:30');
    expect(await asked()).toBeNull();
    expect((await book('2027-12-20')).dueNow).toBe(0);
  });

  it('is what Settings say, or the usual share if that is more; none at 0, without online payment, and for staff', async () => {
    await missed('2026-12-10');
    await missed('2026-12-15');
    await changeSettings(app, { ...POLICY, depositPercent: 70 });
    expect((await book('2026-12-21')).dueNow).toBe(700);
    await changeSettings(app, { ...POLICY, depositPercent: 0, noShowDepositPercent: 0 });
    expect([await asked(), (await book('2026-12-22')).dueNow]).toEqual([null, 0]);
    await changeSettings(app, { ...POLICY, noShowDepositPercent: 50, payOnline: false });
    expect([await asked(), (await book('2026-12-23')).dueNow]).toEqual([null, 0]);
    expect((await app.call('GET', '/settings')).body.data.noShowDepositPercent).toBe(0);
  });
});
