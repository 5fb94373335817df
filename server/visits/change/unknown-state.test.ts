/** The State of an address decides the tax, so nobody guesses it (rule G4). */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import * as make from '../../test/makers.ts';

const REGULAR = { from: '2026-04-01', regime: 'REGULAR' as const, gstin: '27AAPFU0939F1ZV' };
const tax = { registrations: [{ ...REGULAR, legalName: 'Nikhar LLP', address: 'Nagpur' }], numberPrefix: 'NK', sacDigits: 4 };

let app: TestApp;
let staff: string;
let facial: string;
beforeAll(async () => {
  app = await startApp();
  staff = (await make.makeAdmin(app)).token;
  facial = await make.makeService(app, { price: 1000 });
});
afterAll(() => app.close());
beforeEach(() => make.changeSettings(app, { minimumOrderValue: 0, teams: 50, tax }));

const book = async (state: string): Promise<Schemas['Booking']> => {
  const asha = await make.makeCustomer(app);
  const addressId = await make.makeAddress(app, asha, { state });
  const when = { bookingDate: '2026-12-10', bookingTime: '11:00:00', paymentType: 'PAY_AFTER' };
  const body = { userId: asha.userId, serviceIds: [facial], addressId, finalPrice: 1000, ...when };
  return (await app.call('POST', '/booking', { token: asha.token, body })).body.data;
};
const put = (id: string, what: string, body?: object) =>
  app.call('PUT', `/booking/admin/${id}/${what}`, { token: staff, ...(body && { body }) });
const documents = async (id: string): Promise<Schemas['DocumentSummary'][]> =>
  (await app.call('GET', `/booking/${id}/documents`, { token: staff })).body.data;
const invoice = async (id: string): Promise<Schemas['IssuedDocument']> => {
  const one = (await documents(id)).find(({ type }) => type === 'TAX_INVOICE');
  return (await app.call('GET', `/document/${one?.id}`, { token: staff })).body.data;
};

it.each([
  ['M.P.', 'Madhya Pradesh', '23', true],
  ['मध्य प्रदेश', 'Madhya Pradesh', '23', true],
  ['Tamilnadu', 'Tamil Nadu', '33', true],
  ['J&K', 'Jammu and Kashmir', '01', true],
  ['Maharastra', 'Maharashtra', '27', false],
])('G4 an address in %s has the tax of %s', async (typed, name, code, interState) => {
  const { bookingId, address } = await book(typed);
  expect(address?.state).toBe(name);
  await put(bookingId, 'mark-completed');
  expect(await invoice(bookingId)).toMatchObject({ placeOfSupply: { code, name }, interState });
});

it('G4 waits with the documents of an unknown State until staff choose it, and issues all of them then', async () => {
  const { bookingId, stateUnknown } = await book('Vidarbha');
  expect(stateUnknown).toBe(true);
  await app.call('POST', `/booking/admin/${bookingId}/payment`, { token: staff, body: { amount: 300, method: 'CASH' } });
  await put(bookingId, 'mark-completed');
  expect(await documents(bookingId)).toEqual([]);
  expect((await put(bookingId, 'state', { code: '99' })).body.errors).toMatchObject([{ field: 'code' }]);
  const { stateUnknown: still, address } = (await put(bookingId, 'state', { code: '23' })).body.data;
  expect([still, address.state]).toEqual([undefined, 'Madhya Pradesh']);
  expect((await documents(bookingId)).map(({ type }) => type)).toEqual(['TAX_INVOICE']);
  expect(await invoice(bookingId)).toMatchObject({ placeOfSupply: { code: '23' }, interState: true });
  // The same again changes nothing, and another one would contradict the invoice.
  expect((await put(bookingId, 'state', { code: '23' })).status).toBe(200);
  expect((await put(bookingId, 'state', { code: '27' })).status).toBe(400);
  expect(await documents(bookingId)).toHaveLength(1);
  expect(app.messages.sent.filter(({ kind }) => kind === 'PLACE_CHANGED')).toEqual([]);
});

it('G4 gives the voucher of an advance and its refund then, too', async () => {
  const { bookingId } = await book('Vidarbha');
  const paid = await app.call('POST', `/booking/admin/${bookingId}/payment`, {
    token: staff,
    body: { amount: 300, method: 'CASH' },
  });
  const refund = { paymentId: paid.body.data.payments[0].id, amount: 100 };
  await app.call('POST', `/booking/admin/${bookingId}/refund`, { token: staff, body: refund });
  await put(bookingId, 'state', { code: '27' });
  expect((await documents(bookingId)).map(({ type, total }) => [type, total]).toSorted()).toEqual([
    ['RECEIPT_VOUCHER', 300],
    ['REFUND_VOUCHER', 100],
  ]);
});

it('G4 needs no State without tax', async () => {
  await make.changeSettings(app, { minimumOrderValue: 0, teams: 50 });
  const { bookingId } = await book('Vidarbha');
  await put(bookingId, 'mark-completed');
  expect((await documents(bookingId)).map(({ type }) => type)).toEqual(['BILL']);
});
