/** A visit stays open until somebody says how it ended (rules N74 and N75). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import {
  changeSettings,
  HOME,
  makeAdmin,
  makeCustomer,
  makeKey,
  makeService,
  signInProfessional,
  type TestProfessional,
} from '../../test/makers.ts';
import { ALL_WEEK, PRICE } from '../../test/named-salon.ts';

let app: TestApp;
let staff: string;
let facial: string;
let asha: TestProfessional;
const DATE = '2026-12-08';
const NEXT = '2026-12-09';

beforeEach(async () => {
  app = await startApp();
  app.clock.moveTo(NOON);
  ({ token: staff } = await makeKey(app, (await makeAdmin(app)).token));
  facial = await makeService(app, { name: 'Facial', price: PRICE, durationInMinutes: 60 });
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 });
  asha = await signInProfessional(app, { name: 'Asha', serviceIds: [facial], hours: ALL_WEEK });
  return () => app.close();
});

const call = (method: string, path: string, token = staff, body?: object) =>
  app.call(method, path, { token, ...(body && { body }) });
const read = async (path: string, token = staff) => (await call('GET', path, token)).body.data;
const book = async (bookingTime = '11:00:00'): Promise<string> => {
  const { mobile } = await makeCustomer(app);
  const body = { mobile, serviceIds: [facial], bookingDate: DATE, bookingTime, address: HOME };
  const { status, body: answer } = await call('POST', '/booking/admin', staff, { ...body, professionalId: asha.professionalId });
  expect([status, answer.message]).toEqual([201, expect.any(String)]);
  return answer.data.bookingId;
};
const nextMorning = () => app.clock.moveTo(`${NEXT}T09:00:00+05:30`);
const complete = (id: string, query = '') => call('PUT', `/booking/admin/${id}/mark-completed${query}`);
const documentsOf = async (id: string) =>
  (await read(`/booking/${id}/documents`)).map(({ type }: Schemas['DocumentSummary']) => type);
const cashOf = (date: string) => read(`/cash-up/admin?date=${date}`);

describe('N74 an open visit of an earlier day', () => {
  const tap = (id: string, body: object) => call('PUT', `/visit/${id}/state`, asha.token, body);
  const openOnPhone = async () =>
    (await read('/visit', asha.token)).open.map(({ bookingId }: Schemas['ProfessionalVisit']) => bookingId);

  it('stands on her phone until it is done, without the contact from the day after the next on', async () => {
    const id = await book();
    app.clock.moveTo(`${DATE}T20:00:00+05:30`);
    expect(await openOnPhone()).toEqual([]);
    nextMorning();
    const [open] = (await read('/visit', asha.token)).open;
    expect(open).toMatchObject({ bookingId: id, date: DATE, state: 'PLANNED', mobile: expect.any(String) });
    app.clock.moveTo('2026-12-10T09:00:00+05:30');
    const [later] = (await read('/visit', asha.token)).open;
    expect(later).toMatchObject({ bookingId: id, mobile: null, address: null, latitude: null, collect: PRICE });
    const { status } = await tap(id, { state: 'DONE', at: '2026-12-10T09:00:00+05:30', paymentReceived: 'CASH' });
    expect(status).toBe(200);
    expect(await openOnPhone()).toEqual([]);
  });

  it('is done without the start code, and its money counts for its day', async () => {
    const id = await book();
    app.clock.moveTo(`${DATE}T12:00:00+05:30`);
    expect((await tap(id, { state: 'DONE', at: `${DATE}T12:00:00+05:30` })).body.errorCode).toBe('VISIT_STATE');
    nextMorning();
    const done = await tap(id, { state: 'DONE', at: `${NEXT}T09:00:00+05:30`, paymentReceived: 'CASH', tip: 50 });
    expect(done.body.data).toMatchObject({ state: 'DONE', collected: 'CASH', tip: 50, doneAt: `${DATE}T06:30:00.000Z` });
    expect(await cashOf(DATE)).toMatchObject({ cash: PRICE + 50, payments: 1 });
    expect(await cashOf(NEXT)).toMatchObject({ cash: 0, payments: 0 });
    expect(await documentsOf(id)).toEqual(['BILL']);
  });

  it('counts at the time of a tap that was sent later', async () => {
    const id = await book();
    nextMorning();
    const done = await tap(id, { state: 'DONE', at: `${DATE}T11:45:00+05:30`, paymentReceived: 'UPI' });
    expect(done.body.data.doneAt).toBe(`${DATE}T06:15:00.000Z`);
  });
});

describe('N75 staff say how a visit was paid', () => {
  it('in the same change: cash to the professional counts for the visit’s day, and makes one document', async () => {
    const id = await book();
    nextMorning();
    const { status, body } = await complete(id, `?paidBy=CASH&takenBy=${asha.professionalId}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'COMPLETED', paymentState: 'PAID' });
    expect(await documentsOf(id)).toEqual(['BILL']);
    expect((await cashOf(DATE)).professionals).toEqual([
      expect.objectContaining({ professional: expect.objectContaining({ id: asha.professionalId }), cash: PRICE }),
    ]);
    const visits = (await read(`/visit?date=${DATE}`, asha.token)).days[0].visits;
    expect(visits).toEqual([expect.objectContaining({ bookingId: id, state: 'DONE', collected: 'CASH' })]);
    expect((await read(`/pay/admin?from=${DATE}&to=${DATE}`)).professionals).toEqual([expect.objectContaining({ visits: 1 })]);
    expect((await read(`/pay/admin?from=${NEXT}&to=${NEXT}`)).professionals).toEqual([]);
  });

  it('to the desk counts as the desk’s money of today', async () => {
    const id = await book();
    nextMorning();
    await complete(id, '?paidBy=CARD');
    expect(await cashOf(DATE)).toMatchObject({ payments: 0, desk: { card: 0 } });
    expect(await cashOf(NEXT)).toMatchObject({ payments: 0, desk: { card: PRICE } });
    expect(await documentsOf(id)).toEqual(['BILL']);
  });

  it('not yet: the visit is done, and is paid later to whom they say', async () => {
    const id = await book();
    nextMorning();
    expect((await complete(id, '?paidBy=NOT_YET')).body.data).toMatchObject({ status: 'COMPLETED', paymentState: 'UNPAID' });
    const paid = `/booking/admin/${id}/mark-paid?paidBy=UPI&takenBy=${asha.professionalId}`;
    expect((await call('PUT', paid)).body.data.paymentState).toBe('PAID');
    expect((await call('PUT', paid)).status).toBe(200);
    expect(await cashOf(DATE)).toMatchObject({ upi: PRICE, payments: 1 });
    expect(await documentsOf(id)).toEqual(['BILL']);
  });

  it('without a word is as ever: done now, and nothing is recorded', async () => {
    const id = await book();
    nextMorning();
    const { data } = (await complete(id)).body;
    expect(data).toMatchObject({ status: 'COMPLETED', paymentState: 'UNPAID', completedAt: `${NEXT}T03:30:00.000Z` });
  });

  it('refuses a taker who is nobody, and one for a card', async () => {
    const id = await book();
    const nobody = '01a1f963-f54c-7b96-a020-c5a6464471f8';
    expect((await complete(id, `?paidBy=CASH&takenBy=${nobody}`)).body.errorCode).toBe('PROFESSIONAL_NOT_FOUND');
    const card = await complete(id, `?paidBy=CARD&takenBy=${asha.professionalId}`);
    expect(card.body.errors[0]).toMatchObject({ field: 'paidBy', rule: 'oneOf' });
    const paid = await call('PUT', `/booking/admin/${id}/mark-paid?takenBy=${asha.professionalId}`);
    expect(paid.body.errors[0].field).toBe('paidBy');
    expect((await read(`/booking/${id}`)).status).toBe('PENDING');
  });
});
