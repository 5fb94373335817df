/** A visit that took place is entered afterwards (rule B50). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import * as make from '../../test/makers.ts';

const NAMED = { capacity: 'PROFESSIONALS' as const, slotPlan: 'HOURLY' as const };

let app: TestApp;
let staff: string;
let facial: string;
let rekha: make.TestProfessional;
beforeAll(async () => {
  app = await startApp();
  ({ token: staff } = await make.makeKey(app, (await make.makeAdmin(app)).token));
  facial = await make.makeService(app, { price: 1000, durationInMinutes: 60 });
  await make.changeSettings(app, NAMED);
  rekha = await make.signInProfessional(app, { name: 'Rekha Patil', serviceIds: [facial] });
  app.clock.moveTo('2026-12-10T18:00:00+05:30');
});
afterAll(() => app.close());

const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => app.call(method, path, { token: staff, body });
const read = async (path: string) => (await call('GET', path)).body.data;
const asked = (more: object = {}) => ({
  ...{ mobile: make.newMobile(), fullName: 'Asha Deshmukh', serviceIds: [facial], address: make.HOME },
  ...{ bookingDate: '2026-12-09', bookingTime: '11:20:00', professionalId: rekha.professionalId, ...more },
});
const enter = (more: object = {}) => call('POST', '/booking/admin/past', asked(more));
const entered = async (more: object = {}): Promise<Schemas['Booking']> => {
  const { status, body } = await enter(more);
  expect([status, body.message]).toEqual([201, 'The visit is entered']);
  return body.data;
};

describe('B50 a visit that took place', () => {
  it('is done, paid, billed and earned, marked, and confirmed to nobody', async () => {
    await call('PUT', '/pay/admin/rules', {
      professionalId: rekha.professionalId,
      serviceId: null,
      from: '2026-01-01',
      percent: 30,
    });
    const sent = app.messages.sent.length;
    const visit = await entered({ paidBy: 'CASH', takenBy: rekha.professionalId });
    expect(visit).toMatchObject({
      ...{ status: 'COMPLETED', paymentState: 'PAID', enteredAfter: true, misfit: null, finalPrice: 1000 },
      ...{ bookingDate: '2026-12-09', bookingTime: '11:20:00', completedAt: '2026-12-09T06:50:00.000Z' },
      professional: { id: rekha.professionalId },
    });
    const [bill] = await read(`/booking/${visit.bookingId}/documents`);
    expect(await read(`/document/${bill.id}`)).toMatchObject({
      type: 'BILL',
      date: '2026-12-10',
      suppliedOn: '2026-12-09',
    });
    expect(await read('/cash-up/admin?date=2026-12-09')).toMatchObject({ cash: 1000 });
    const { professionals } = await read('/pay/admin?from=2026-12-09&to=2026-12-09');
    expect(professionals).toMatchObject([{ visits: 1, commission: 300 }]);
    const history: Schemas['BookingEvent'][] = await read(`/booking/admin/${visit.bookingId}/history`);
    expect(history.map(({ kind }) => kind).toSorted()).toEqual(['BOOKED', 'COMPLETED', 'PAID']);
    await app.worker.runDue();
    const kinds = app.messages.sent.slice(sent).map(({ kind }) => kind);
    expect(kinds.filter(kind => kind !== 'RECEIPT')).toEqual([]);
    // It takes nobody's time, and the half hours are free for others.
    const { professional, ...same } = await entered();
    expect([professional?.id, same.misfit]).toEqual([rekha.professionalId, null]);
  });

  it('says why it would not have fitted, and is entered all the same', async () => {
    const bleach = await make.makeService(app, { name: 'Bleach', price: 500, durationInMinutes: 30 });
    expect(await entered({ serviceIds: [bleach] })).toMatchObject({
      misfit: 'SKILL',
      status: 'COMPLETED',
      paymentState: 'UNPAID',
    });
    expect(await entered({ bookingTime: '05:00:00' })).toMatchObject({ misfit: 'OFF' });
  });

  it('whose month is over earns today, so no month that was paid out changes', async () => {
    const before = await read('/pay/admin?from=2026-11-01&to=2026-11-30');
    await entered({ bookingDate: '2026-11-20' });
    expect(await read('/pay/admin?from=2026-11-01&to=2026-11-30')).toEqual(before);
    const { professionals } = await read('/pay/admin?from=2026-12-10&to=2026-12-10');
    expect(professionals).toMatchObject([{ visits: 1, commission: 300 }]);
  });

  it.each([
    ['of today that has not begun', { bookingDate: '2026-12-10', bookingTime: '18:00:00' }, 'bookingTime'],
    ['of tomorrow', { bookingDate: '2026-12-11' }, 'bookingDate'],
    ['of too long ago', { bookingDate: '2025-12-08' }, 'bookingDate'],
    ['that ends on another day', { bookingTime: '23:30:00' }, 'bookingTime'],
    ['without who carried it out', { professionalId: undefined }, 'professionalId'],
    ['whose cash went to nobody known how', { takenBy: 'x' }, 'paidBy'],
  ])('is refused %s, and nothing is entered', async (_what, more, field) => {
    const mobile = make.newMobile();
    const { status, body } = await enter({ ...more, mobile });
    expect([status, body.errors.map((one: { field: string }) => one.field)]).toEqual([400, [field]]);
    expect((await read(`/customer/admin?search=${mobile}`)).totalElements).toBe(0);
  });

  it('is refused with a price that is none, an unknown professional, a used key, or a spent coupon', async () => {
    expect((await enter({ finalPrice: 999 })).body.errorCode).toBe('PRICE_CHANGED');
    expect((await enter({ professionalId: 'nobody' })).body.errorCode).toBe('PROFESSIONAL_NOT_FOUND');
    await make.makeCoupon(app, { code: 'PAST', isActive: false });
    expect((await enter({ couponCode: 'PAST' })).status).toBe(422);
    const headers = { 'idempotency-key': 'walk-in-of-yesterday' };
    const body = asked();
    const send = (sent: object) => app.call('POST', '/booking/admin/past', { token: staff, headers, body: sent });
    const [first, second] = [await send(body), await send(body)];
    expect(second.body.data.bookingId).toBe(first.body.data.bookingId);
    expect((await send({ ...body, bookingTime: '12:00:00' })).status).toBe(409);
  });

  it('needs no name with teams', async () => {
    await make.changeSettings(app, { capacity: 'TEAMS' });
    expect(await entered({ professionalId: undefined, paidBy: 'UPI' })).toMatchObject({
      paymentState: 'PAID',
      professional: null,
    });
    expect((await enter()).body.errors).toMatchObject([{ field: 'professionalId' }]);
    await make.changeSettings(app, NAMED);
  });
});
