/** What stays open when cash is missing (rule M44), and UPI to the salon's account (rule M43). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
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
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50, upiId: 'nikhar@okbank' });
});
afterAll(() => app.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = staff) =>
  app.call(method, path, { token, ...(body && { body }) });
const read = async (path: string, token = staff) => (await call('GET', path, undefined, token)).body.data;

/** A visit that she has finished, paid in this way. */
const doneVisit = async (who: TestProfessional, date: string, hour: number, paid: object): Promise<string> => {
  const customer = await makeCustomer(app, 'Asha Deshmukh');
  const visit = { serviceIds: [facial], bookingDate: date, bookingTime: `${hour}:00:00`, address: HOME };
  const body = { ...visit, mobile: customer.mobile, professionalId: who.professionalId };
  const { bookingId } = (await call('POST', '/booking/admin', body)).body.data;
  const { startCode } = await read(`/booking/${bookingId}`, customer.token);
  const at = `${date}T${hour}:30:00+05:30`;
  app.clock.moveTo(at);
  await call('PUT', `/visit/${bookingId}/state`, { state: 'STARTED', at, code: startCode }, who.token);
  const { status } = await call('PUT', `/visit/${bookingId}/state`, { state: 'DONE', at, ...paid }, who.token);
  expect(status).toBe(200);
  return bookingId;
};
const settle = async (professionalId: string, date: string, countedCash: number): Promise<Schemas['CashUpEntry']> =>
  (await call('POST', '/cash-up/admin', { professionalId, date, countedCash })).body.data;
const balance = (body: object) => call('POST', '/cash-up/admin/balance', body);

it('M44 keeps what is missing open on the next day, until it is paid in or written off', async () => {
  const who = await signInProfessional(app, { serviceIds: [facial], name: 'Kavita Rao' });
  const { professionalId } = who;
  const [first, next] = [newDay(), newDay()];
  await doneVisit(who, first, 11, { paymentReceived: 'CASH' });
  expect(await settle(professionalId, first, 949)).toMatchObject({ state: 'SETTLED', balance: 50 });
  // Counted again: the day's difference is replaced, and not added.
  expect(await settle(professionalId, first, 939)).toMatchObject({ balance: 60 });

  app.clock.moveTo(`${next}T09:00:00+05:30`);
  const open = [{ professional: expect.objectContaining({ id: professionalId }), balance: 60 }];
  expect(await read('/cash-up/admin')).toMatchObject({ date: next, professionals: [], balances: open, paidIn: 0 });
  expect(await read('/visit/cash', who.token)).toMatchObject({ date: next, cash: 0, balance: 60 });

  const tooMuch = await balance({ professionalId, kind: 'PAID_IN', amount: 60.5 });
  expect(tooMuch.body.errors).toMatchObject([{ field: 'amount', rule: 'max', params: { limit: 60 } }]);
  expect((await balance({ professionalId, kind: 'GIVEN_BACK', amount: 1 })).status).toBe(400);
  expect((await balance({ professionalId, kind: 'PAID_IN', amount: 40 })).body.data.balance).toBe(20);
  const unexplained = await balance({ professionalId, kind: 'WRITTEN_OFF', amount: 20, note: ' ' });
  expect(unexplained.body.errors).toMatchObject([{ field: 'note', rule: 'required' }]);
  expect(
    (await balance({ professionalId, kind: 'WRITTEN_OFF', amount: 20, note: 'Change for an autorickshaw' })).body.data.balance,
  ).toBe(0);
  expect(await read('/cash-up/admin')).toMatchObject({ balances: [], paidIn: 40 });
  const { balanceEntries, entry } = await read(`/cash-up/admin/${professionalId}?date=${first}`);
  expect(balanceEntries.map(({ kind, amount, balance }: Schemas['BalanceEntry']) => [kind, amount, balance])).toEqual([
    ['WRITTEN_OFF', -20, 0],
    ['PAID_IN', -40, 20],
    ['SETTLED', 10, 60],
    ['SETTLED', 50, 50],
  ]);
  // The settlement of that day stays what it was.
  expect(entry).toMatchObject({ state: 'SETTLED', settlement: { difference: -60 }, balance: 0 });
  expect((await balance({ professionalId: 'nobody', kind: 'PAID_IN', amount: 1 })).body.errorCode).toBe('PROFESSIONAL_NOT_FOUND');
});

it('M44 gives back what was too much, and a surplus makes up for what was missing', async () => {
  const who = await signInProfessional(app, { serviceIds: [facial] });
  const { professionalId } = who;
  const [first, next] = [newDay(), newDay()];
  await doneVisit(who, first, 11, { paymentReceived: 'CASH' });
  await settle(professionalId, first, 969);
  await doneVisit(who, next, 11, { paymentReceived: 'CASH' });
  expect(await settle(professionalId, next, 1049)).toMatchObject({ balance: -20 });
  expect((await balance({ professionalId, kind: 'PAID_IN', amount: 20 })).status).toBe(400);
  expect((await balance({ professionalId, kind: 'GIVEN_BACK', amount: 20 })).body.data.balance).toBe(0);
});

it('M43 counts UPI to the salon beside what she took, and settles without it', async () => {
  const who = await signInProfessional(app, { serviceIds: [facial] });
  const { professionalId } = who;
  const date = newDay();
  expect((await read('/visit', who.token)).salon.upiId).toBe('nikhar@okbank');
  await doneVisit(who, date, 10, { paymentReceived: 'UPI', paidToSalon: true, tip: 50 });
  await doneVisit(who, date, 13, { paymentReceived: 'UPI' });
  // Only UPI can go there.
  await doneVisit(who, date, 16, { paymentReceived: 'CASH', paidToSalon: true });
  const sums = { cash: 999, upi: 999, upiToSalon: 1049, tips: 0, payments: 2 };
  expect(await read(`/cash-up/admin?date=${date}`)).toMatchObject({ ...sums, desk: { upi: 0 }, professionals: [sums] });
  expect(await read('/visit/cash', who.token)).toMatchObject(sums);
  expect(await settle(professionalId, date, 999)).toMatchObject({ state: 'SETTLED', settlement: { difference: 0, upi: 999 } });
  const { payments } = await read(`/cash-up/admin/${professionalId}?date=${date}`);
  expect(payments.map(({ method, toSalon }: Schemas['CashUpPayment']) => [method, toSalon])).toEqual([
    ['UPI', true],
    ['UPI', false],
    ['CASH', false],
  ]);
});

it('M48 the page of a bill says who came and to whom what was paid, by what is known now', async () => {
  const who = await signInProfessional(app, { serviceIds: [facial], name: 'Kavita Rao' });
  const date = newDay();
  const pageOf = async (bookingId: string) => {
    const [bill] = await read(`/booking/${bookingId}/documents`);
    return (await call('GET', `/document/${bill.id}/html`)).text;
  };
  const cash = await doneVisit(who, date, 10, { paymentReceived: 'CASH' });
  const upi = await doneVisit(who, date, 13, { paymentReceived: 'UPI', paidToSalon: true });
  const later = await doneVisit(who, date, 16, {});
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
  expect(await pageOf(cash)).toContain(`<p>At your place: Kavita Rao</p><p>₹999 paid in cash to Kavita Rao on ${day}</p>`);
  const [{ id: paymentId }] = (await read(`/booking/${cash}/payment`)).payments;
  await call('POST', `/booking/admin/${cash}/refund`, { paymentId, amount: 200 });
  const [bill] = (await read(`/booking/${cash}/documents`)).filter(({ type }: { type: string }) => type === 'BILL');
  expect((await call('GET', `/document/${bill.id}/html`)).text).toContain(
    `<p>₹999 paid in cash to Kavita Rao on ${day}, ₹200 of it given back</p>`,
  );
  expect(await pageOf(upi)).toContain(`<p>₹999 paid by UPI on ${day}</p>`);
  expect(await pageOf(later)).not.toContain('paid');
  await call('POST', `/booking/admin/${later}/payment`, { amount: 500.5, method: 'CARD' });
  expect(await pageOf(later)).toContain(`<p>₹500.50 paid by card on ${day}</p>`);
});
