/** Cash up (rules M19 and M20) and the tips of a professional (rule M11). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { makeEnrolment } from '../../test/academy.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import {
  changeSettings,
  HOME,
  makeAdmin,
  makeCustomer,
  makeDays,
  makeKey,
  makeService,
  signInProfessional,
  type TestProfessional,
} from '../../test/makers.ts';

let app: TestApp;
let staff: string;
let facial: string;
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
  ({ token: staff } = await makeKey(app, (await makeAdmin(app)).token));
  facial = await makeService(app, { name: 'Facial', price: 999, durationInMinutes: 60 });
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 });
});
afterAll(() => app.close());

/** A visit that she has finished: how she was paid, and the tip. The clock stands at its end. */
const doneVisit = async (who: TestProfessional, date: string, hour: number, paid: object): Promise<string> => {
  const customer = await makeCustomer(app, 'Asha Deshmukh');
  const visit = { serviceIds: [facial], bookingDate: date, bookingTime: `${hour}:00:00`, address: HOME };
  const body = { ...visit, mobile: customer.mobile, professionalId: who.professionalId };
  const booked = await app.call('POST', '/booking/admin', { token: staff, body });
  expect([booked.status, booked.body.message]).toEqual([201, expect.any(String)]);
  const { bookingId } = booked.body.data;
  const { startCode } = (await app.call('GET', `/booking/${bookingId}`, { token: customer.token })).body.data;
  app.clock.moveTo(`${date}T${hour}:30:00+05:30`);
  const tap = (body: object) => app.call('PUT', `/visit/${bookingId}/state`, { token: who.token, body });
  const at = `${date}T${hour}:30:00+05:30`;
  await tap({ state: 'STARTED', at, code: startCode });
  const { status, body: answer } = await tap({ state: 'DONE', at, ...paid });
  expect(status).toBe(200);
  const { paymentReceived = null, tip = 0 } = paid as { paymentReceived?: string; tip?: number };
  expect(answer.data).toMatchObject({ collected: paymentReceived, tip });
  return bookingId;
};

const read = async (path: string, token = staff) => (await app.call('GET', path, { token })).body.data;
const settle = (body: object) => app.call('POST', '/cash-up/admin', { token: staff, body });

describe('M19 M20 cash up', () => {
  it('settles an evening, notes ₹50 that are missing, and shows what changed since', async () => {
    const [who, other] = [await signInProfessional(app, { serviceIds: [facial] }), await signInProfessional(app)];
    const date = newDay();
    const first = await doneVisit(who, date, 11, { paymentReceived: 'CASH', tip: 50.5 });
    await doneVisit(who, date, 14, { paymentReceived: 'UPI' });
    const taken = { cash: 1049.5, upi: 999, tips: 50.5, payments: 2 };
    const none = { upiToSalon: 0, balance: 0 };
    const { professionalId } = who;

    const day = await read(`/cash-up/admin?date=${date}`);
    expect(day).toMatchObject({ date, ...taken });
    expect(day.professionals).toEqual([
      { professional: expect.objectContaining({ id: professionalId }), ...taken, ...none, state: 'OPEN', settlement: null },
    ]);
    expect(await read(`/cash-up/admin`)).toEqual(day);
    expect(await read('/visit/cash', who.token)).toEqual({
      ...{ date, ...taken, ...none, state: 'OPEN', counted: null, difference: null },
    });
    expect(await read('/visit/cash', other.token)).toMatchObject({ cash: 0, payments: 0, state: 'OPEN' });

    const settled = await settle({ professionalId, date, countedCash: 999.5, note: ' She looks for it. ' });
    expect(settled.status).toBe(201);
    expect(settled.body.data).toMatchObject({
      state: 'SETTLED',
      settlement: { ...taken, counted: 999.5, difference: -50, note: 'She looks for it.' },
    });
    expect(await read('/visit/cash', who.token)).toMatchObject({ state: 'SETTLED', counted: 999.5, difference: -50 });

    await app.call('PUT', `/booking/admin/${first}/mark-unpaid`, { token: staff });
    expect((await read(`/cash-up/admin?date=${date}`)).professionals[0]).toMatchObject({
      cash: 0,
      payments: 1,
      state: 'CHANGED',
    });
    await settle({ professionalId, date, countedCash: 0 });
    const details = await read(`/cash-up/admin/${professionalId}?date=${date}`);
    expect(details.entry).toMatchObject({ cash: 0, upi: 999, state: 'SETTLED', settlement: { difference: 0 } });
    expect(details.payments).toMatchObject([{ method: 'UPI', amount: 999, tip: 0, customerName: 'Asha Deshmukh' }]);
    expect(details.history.map(({ counted }: { counted: number }) => counted)).toEqual([0, 999.5]);
  });

  it('expects less cash if she gave some back, and shows what staff took and gave back as the desk', async () => {
    const who = await signInProfessional(app, { serviceIds: [facial] });
    const date = newDay();
    const [mine, desk] = [await doneVisit(who, date, 11, { paymentReceived: 'CASH' }), await doneVisit(who, date, 14, {})];
    const record = (amount: number, method: string) =>
      app.call('POST', `/booking/admin/${desk}/payment`, { token: staff, body: { amount, method } });
    const [cash, card] = (await record(500, 'CASH').then(() => record(400, 'CARD'))).body.data.payments;
    await app.call('PUT', `/booking/admin/${desk}/mark-paid`, { token: staff });
    const [hers] = (await read(`/booking/${mine}/payment`)).payments;
    expect([hers.professionalId, cash.professionalId]).toEqual([who.professionalId, null]);
    const refund = (bookingId: string, body: object) =>
      app.call('POST', `/booking/admin/${bookingId}/refund`, { token: staff, body });
    const wrong = await refund(desk, { paymentId: cash.id, amount: 1, byProfessional: true });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'byProfessional']);
    // The card's slip was too old, so staff gave a part back by UPI.
    await refund(desk, { paymentId: card.id, amount: 60, method: 'UPI' });
    await refund(desk, { paymentId: card.id, amount: 40 });
    await refund(mine, { paymentId: hers.id, amount: 50 });
    await refund(mine, { paymentId: hers.id, amount: 200, byProfessional: true });
    expect(await read(`/cash-up/admin?date=${date}`)).toMatchObject({
      ...{ cash: 799, upi: 0, payments: 1 },
      desk: {
        cash: 500,
        upi: 0,
        card: 400,
        bank: 0,
        other: 99,
        courseFees: 0,
        payments: 3,
        returned: 150,
        returnedBy: { cash: 50, upi: 60, card: 40, bank: 0, other: 0 },
      },
    });
    const ways = (await read(`/booking/${desk}/payment`)).payments.flatMap(({ refunds }: Schemas['Payment']) => refunds);
    expect(ways.map(({ method }: Schemas['Refund']) => method)).toEqual(['UPI', null]);
    const csv = (await app.call('GET', `/cash-up/admin/export?month=${date.slice(0, 7)}`, { token: staff })).text;
    expect(csv).toContain(`${date},VISITS,UPI,`);
    expect(await read('/visit/cash', who.token)).toMatchObject({ cash: 799 });
    const details = await read(`/cash-up/admin/${who.professionalId}?date=${date}`);
    expect(details.payments).toMatchObject([{ amount: 999, returned: 200 }]);
  });

  it('counts course fees as money of the desk, but none that was taken back', async () => {
    const date = newDay();
    app.clock.moveTo(`${date}T12:00:00+05:30`);
    const { enrolmentId } = await makeEnrolment(app, staff);
    const fee = async (amount: number, method: string) =>
      (await app.call('POST', `/academy/admin/enrolment/${enrolmentId}/fee`, { token: staff, body: { amount, method } })).body
        .data.fees;
    const [cash] = await fee(5000, 'CASH');
    await fee(2000, 'BANK');
    const mistake = (await fee(300, 'CASH')).at(-1);
    await app.call('DELETE', `/academy/admin/fee/${mistake.id}`, { token: staff });
    const refund = { paymentId: cash.id, amount: 1000 };
    await app.call('POST', `/academy/admin/enrolment/${enrolmentId}/refund`, { token: staff, body: refund });
    expect((await read(`/cash-up/admin?date=${date}`)).desk).toEqual({
      ...{ cash: 5000, upi: 0, card: 0, bank: 2000, other: 0, courseFees: 7000, payments: 2, returned: 1000 },
      returnedBy: { cash: 1000, upi: 0, card: 0, bank: 0, other: 0 },
    });
  });

  it('counts the day in India', async () => {
    const who = await signInProfessional(app, { serviceIds: [facial] });
    const date = newDay();
    await doneVisit(who, date, 10, { paymentReceived: 'CASH' });
    app.clock.moveTo(`${date}T23:59:00+05:30`);
    expect(await read('/visit/cash', who.token)).toMatchObject({ date, cash: 999 });
    app.clock.advance(60_000);
    expect(await read('/visit/cash', who.token)).toMatchObject({ cash: 0, payments: 0 });
    expect(await read(`/visit/cash?date=${date}`, who.token)).toMatchObject({ cash: 999 });
  });

  it('refuses a day to come and an unknown professional', async () => {
    const { professionalId } = await signInProfessional(app);
    const tomorrow = await settle({ professionalId, date: '2028-01-01', countedCash: 0 });
    expect([tomorrow.status, tomorrow.body.errors[0].message]).toEqual([400, 'Choose today or a day before.']);
    const nobody = await settle({ professionalId: 'nobody', date: '2026-12-04', countedCash: 0 });
    expect([nobody.status, nobody.body.errorCode]).toEqual([404, 'PROFESSIONAL_NOT_FOUND']);
    expect((await app.call('GET', '/cash-up/admin/nobody', { token: staff })).body.errorCode).toBe('PROFESSIONAL_NOT_FOUND');
  });
});
