/** Commission rules and pay (rules M21 to M23). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import {
  changeSettings,
  HOME,
  makeAdmin,
  makeDays,
  makeKey,
  makeService,
  newMobile,
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
  facial = await makeService(app, { name: 'Facial', price: 1000, durationInMinutes: 60 });
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 });
});
afterAll(() => app.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.call(method, path, { token: staff, body });
const read = async (path: string, token = staff) => (await app.call('GET', path, { token })).body.data;
const setRule = (rule: object) =>
  call('PUT', '/pay/admin/rules', { professionalId: null, serviceId: null, from: '2026-01-01', ...rule });

/** A visit of ₹1,000 that staff completed and were paid for. */
const completed = async ({ professionalId }: TestProfessional, date: string, hour: number): Promise<string> => {
  const visit = { serviceIds: [facial], bookingDate: date, bookingTime: `${hour}:00:00`, address: HOME, professionalId };
  const { body } = await call('POST', '/booking/admin', { ...visit, mobile: newMobile(), fullName: 'Asha Deshmukh' });
  const { bookingId } = body.data;
  app.clock.moveTo(`${date}T${hour}:30:00+05:30`);
  expect((await call('PUT', `/booking/admin/${bookingId}/mark-completed`)).status).toBe(200);
  expect((await call('PUT', `/booking/admin/${bookingId}/mark-paid`)).status).toBe(200);
  return bookingId;
};

it('copies the commission at completion: later rules, refunds and deletions', async () => {
  const who = await signInProfessional(app, { name: 'Rekha Patil', serviceIds: [facial] });
  const { professionalId } = who;
  const date = newDay();
  await setRule({ percent: 10 });
  const hers = await setRule({ professionalId, percent: 30.5 });
  expect(hers.body.data).toMatchObject({ professionalId, serviceId: null, percent: 30.5, perVisit: null });
  const first = await completed(who, date, 10);
  const second = await completed(who, date, 13);
  const report = () => read(`/pay/admin?from=${date}&to=${date}`);
  expect(await report()).toMatchObject({ visits: 2, revenue: 2000, commission: 610, tips: 0 });

  // The same professional, service and day: the rule is replaced, and what is done keeps its commission.
  await setRule({ professionalId, perVisit: 50 });
  expect((await read('/pay/admin/rules')).filter((rule: { professionalId: string }) => rule.professionalId)).toMatchObject([
    { perVisit: 50, percent: null },
  ]);
  expect(await report()).toMatchObject({ commission: 610 });

  const { payments } = await read(`/booking/${first}/payment`);
  const refund = { paymentId: payments[0].id, amount: 200 };
  expect((await call('POST', `/booking/admin/${first}/refund`, refund)).status).toBe(200);
  const [entry] = (await report()).professionals;
  expect(entry).toMatchObject({ professional: { id: professionalId }, visits: 2, revenue: 1800, commission: 549 });
  expect(await read(`/visit/pay?from=${date}&to=${date}`, who.token)).toMatchObject({ visits: 2, commission: 549, tips: 0 });
  const csv = await call('GET', `/pay/admin/export?from=${date}&to=${date}`);
  expect(csv.text).toContain(`Rekha Patil,${date},${date},2,1800.00,549.00,0.00,-61.00`);

  await call('DELETE', `/booking/${second}`);
  expect(await report()).toMatchObject({ visits: 1, revenue: 800, commission: 244 });
  await completed(who, date, 16);
  expect(await report()).toMatchObject({ visits: 2, revenue: 1800, commission: 294 });
});

it('M46 applies a rule from a past day to what is done, if asked, and never lowers', async () => {
  const who = await signInProfessional(app, { name: 'Nilesh Rao', serviceIds: [facial] });
  const { professionalId } = who;
  const date = newDay();
  const bleach = await makeService(app, { name: 'Bleach', price: 500, durationInMinutes: 30 });
  await setRule({ professionalId, perVisit: 100 });
  const first = await completed(who, date, 10);
  await completed(who, date, 13);
  const { payments } = await read(`/booking/${first}/payment`);
  await call('POST', `/booking/admin/${first}/refund`, { paymentId: payments[0].id, amount: 500 });
  const commission = async () => (await read(`/visit/pay?from=${date}&to=${date}`, who.token)).commission;
  expect(await commission()).toBe(150);

  const preview = async (rule: object) => {
    const { body } = await call('POST', '/pay/admin/rules/preview', { professionalId, serviceId: null, from: date, ...rule });
    return body.data;
  };
  const raised = await preview({ percent: 40 });
  expect(raised).toMatchObject({
    ...{ visits: 2, more: 450, lower: 0, firstDay: date, lastDay: date },
    professionals: [{ professional: { name: 'Nilesh Rao' }, visits: 2, more: 450 }],
  });
  // Less would be lower, for another service or from a later day it says nothing, and a general rule gives way to hers.
  expect(await preview({ percent: 5 })).toMatchObject({ visits: 0, more: 0, lower: 2, firstDay: null, professionals: [] });
  expect(await preview({ percent: 40, serviceId: bleach })).toMatchObject({ visits: 0, lower: 0 });
  expect(await preview({ percent: 40, professionalId: null })).toMatchObject({ visits: 0, lower: 0 });
  expect((await call('POST', '/pay/admin/rules/preview', { professionalId, serviceId: null, from: date })).status).toBe(400);
  const ofNobody = { professionalId: 'nobody', serviceId: null, from: date, percent: 40 };
  expect((await call('POST', '/pay/admin/rules/preview', ofNobody)).body.errorCode).toBe('PROFESSIONAL_NOT_FOUND');

  await setRule({ professionalId, from: date, percent: 40 });
  expect(await commission()).toBe(150);
  await setRule({ professionalId, from: date, percent: 40, applyToDone: true });
  expect(await commission()).toBe(600);
  await setRule({ professionalId, from: date, percent: 5, applyToDone: true });
  expect(await commission()).toBe(600);
  // A refund afterwards lowers what was raised.
  await call('POST', `/booking/admin/${first}/refund`, { paymentId: payments[0].id, amount: 500 });
  expect(await commission()).toBe(400);
});

it('M46 counts a refund of before the first rule, which the professional bears', async () => {
  const who = await signInProfessional(app, { name: 'Leela Pawar', serviceIds: [facial] });
  const { professionalId } = who;
  const date = newDay();
  // Without it, a general rule would hold.
  await setRule({ professionalId, percent: 0 });
  const id = await completed(who, date, 10);
  const { payments } = await read(`/booking/${id}/payment`);
  await call('POST', `/booking/admin/${id}/refund`, { paymentId: payments[0].id, amount: 200 });
  await setRule({ professionalId, from: date, percent: 30, applyToDone: true });
  expect((await read(`/visit/pay?from=${date}&to=${date}`, who.token)).commission).toBe(240);
});

it('M21 takes shares of the price without GST if the owner wants it', async () => {
  const tax = {
    registrations: [{ from: '2026-04-01', regime: 'REGULAR' as const, gstin: '27AAPFU0939F1ZV', legalName: 'N', address: 'N' }],
  };
  const settings = { capacity: 'PROFESSIONALS' as const, slotPlan: 'HOURLY' as const, maxPendingBookings: 50 };
  await changeSettings(app, { ...settings, commissionBeforeTax: true, tax: { ...tax, numberPrefix: 'NK', sacDigits: 4 } });
  const who = await signInProfessional(app, { name: 'Jaya Rane', serviceIds: [facial] });
  await setRule({ professionalId: who.professionalId, percent: 10 });
  const date = newDay();
  await completed(who, date, 10);
  const own = async () => (await read(`/visit/pay?from=${date}&to=${date}`, who.token)).commission;
  // 5 % of tax is within ₹1,000.
  expect(await own()).toBe(95.24);
  await setRule({ professionalId: who.professionalId, from: date, percent: 20, applyToDone: true });
  expect(await own()).toBe(190.48);
  await changeSettings(app, settings);
});

it('M23 keeps a month that was paid out: refunds and deletions are lines of their own day', async () => {
  const who = await signInProfessional(app, { name: 'Usha Kale', serviceIds: [facial] });
  await setRule({ professionalId: who.professionalId, percent: 30 });
  const [first, second, kept] = [newDay(), newDay(), newDay()];
  const [refunded, deleted, borne] = [
    await completed(who, first, 10),
    await completed(who, second, 10),
    await completed(who, kept, 10),
  ];
  const month = first.slice(0, 7);
  const from = `${month}-01`;
  const own = async (days: string) => {
    const { professionals }: Schemas['PayReport'] = await read(`/pay/admin?${days}`);
    return professionals.find(({ professional }) => professional.id === who.professionalId);
  };
  const before = await own(`from=${from}&to=${kept}`);
  expect(before).toMatchObject({ visits: 3, commission: 900, ofRefunds: { commission: 0 } });
  app.clock.moveTo('2027-06-10T12:00:00+05:30');
  const june = 'from=2027-06-01&to=2027-06-30';
  const refund = async (id: string, amount: number) => {
    const { payments } = await read(`/booking/${id}/payment`);
    return call('POST', `/booking/admin/${id}/refund`, { paymentId: payments[0].id, amount });
  };
  await refund(refunded, 1000);
  expect(await own(`from=${from}&to=${kept}`)).toEqual(before);
  expect(await own(june)).toMatchObject({
    visits: 0,
    revenue: -1000,
    commission: -300,
    ofRefunds: { revenue: -1000, commission: -300 },
  });
  // Taken back: the line of another day, and nobody gets more than the visit earned.
  app.clock.moveTo('2027-07-01T12:00:00+05:30');
  await call('PUT', `/booking/admin/${refunded}/mark-unrefunded`);
  expect(await own('from=2027-07-01&to=2027-07-31')).toMatchObject({ commission: 300 });
  await call('DELETE', `/booking/${deleted}`);
  expect(await own('from=2027-07-01&to=2027-07-31')).toMatchObject({ visits: 0, commission: 0 });
  // The owner bears what follows.
  await changeSettings(app, {
    capacity: 'PROFESSIONALS',
    slotPlan: 'HOURLY',
    maxPendingBookings: 50,
    refundsLowerCommission: false,
  });
  app.clock.moveTo('2027-08-02T12:00:00+05:30');
  await refund(borne, 1000);
  const august = 'from=2027-08-01&to=2027-08-31';
  expect(await own(august)).toMatchObject({ revenue: -1000, commission: 0 });
  expect(await own(`from=${from}&to=${kept}`)).toEqual(before);
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 });
});

it('reports this month unless days are given', async () => {
  app.clock.moveTo('2027-02-10T12:00:00+05:30');
  expect(await read('/pay/admin')).toMatchObject({ from: '2027-02-01', to: '2027-02-28', visits: 0, professionals: [] });
  const { status } = await call('GET', '/pay/admin?from=2027-02-02&to=2027-02-01');
  expect(status).toBe(400);
});

it('refuses a rule with both amounts or neither, and unknown names', async () => {
  for (const amounts of [{}, { percent: 1, perVisit: 1 }]) expect((await setRule(amounts)).status).toBe(400);
  expect((await setRule({ percent: 1, professionalId: 'nobody' })).body.errorCode).toBe('PROFESSIONAL_NOT_FOUND');
  expect((await setRule({ percent: 1, serviceId: 'nothing' })).body.errorCode).toBe('SERVICE_NOT_FOUND');
  const { id } = (await setRule({ percent: 1, from: '2030-01-01' })).body.data;
  expect((await call('DELETE', `/pay/admin/rules/${id}`)).status).toBe(200);
  expect((await call('DELETE', `/pay/admin/rules/${id}`)).body.errorCode).toBe('NOT_FOUND');
});
