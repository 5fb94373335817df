/** What frees time beside a cancelled visit (rule B91), and an offered time that asks for a deposit (rules M13, M16 and B95). */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, HOME, makeAddress, makeAdmin, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';
import { damageOfWaits } from '../wait/damage.ts';

const DAY = '2026-12-10';
const TIME = '11:00:00';

let app: TestApp;
let admin: string;
let service: string;
let asha: TestCustomer;
let bina: TestCustomer;

beforeEach(async () => {
  app = await startApp({ env: { PAYMENT_PROVIDER: 'dev' } });
  await changeSettings(app, { minimumOrderValue: 0, teams: 1, slotPlan: 'HOURLY' });
  admin = (await makeAdmin(app)).token;
  service = await makeService(app);
  [asha, bina] = [await makeCustomer(app), await makeCustomer(app)];
});
afterEach(async () => {
  expect([...(await app.db.tx(damageOfPlan)), ...(await app.db.tx(damageOfWaits))]).toEqual([]);
  await app.close();
});

const minutesLater = async (minutes: number) => {
  app.clock.advance(minutes * 60_000);
  for (let n = 0; n < 4; n += 1) await app.worker.runDue();
};
const book = async (customer: TestCustomer, more: object = {}) => {
  const order = { userId: customer.userId, serviceIds: [service], finalPrice: 999, paymentType: 'PAY_AFTER' };
  const visit = { ...order, bookingDate: DAY, bookingTime: TIME, addressId: await makeAddress(app, customer), ...more };
  return app.call('POST', '/booking', { token: customer.token, body: visit });
};
const wait = async (customer: TestCustomer, more: object = {}) => {
  const asked = {
    serviceIds: [service],
    from: DAY,
    to: DAY,
    times: [TIME],
    addressId: await makeAddress(app, customer),
    ...more,
  };
  return app.call('POST', '/wait', { token: customer.token, body: asked });
};
const waitOf = async ({ token }: TestCustomer): Promise<Schemas['Wait']> =>
  (await app.call('GET', '/wait', { token })).body.data[0];
const saveSettings = async (change: object) => {
  const { body } = await app.call('GET', '/settings/admin', { token: admin });
  const saved = await app.call('PUT', '/settings/admin', { token: admin, body: { ...body.data, ...change } });
  expect([saved.status, saved.body.message]).toEqual([200, expect.any(String)]);
};

it('a booking that nobody paid in time gives its time to who waits', async () => {
  expect((await book(asha, { paymentType: 'PAY_NOW' })).status).toBe(201);
  await wait(bina);
  await minutesLater(15);
  await minutesLater(1);
  expect((await waitOf(bina)).state).toBe('OFFERED');
});

it('another team makes room', async () => {
  await book(asha);
  await wait(bina);
  await minutesLater(1);
  expect((await waitOf(bina)).state).toBe('WAITING');
  await saveSettings({ teams: 2 });
  await minutesLater(1);
  expect((await waitOf(bina)).state).toBe('OFFERED');
});

it('a larger area makes room for who lives there', async () => {
  const circle = (radiusKm: number, latitude: string) => ({
    areas: [{ kind: 'CIRCLE', name: 'Nagpur', latitude, longitude: '79.0882', radiusKm }],
  });
  await wait(bina);
  await saveSettings(circle(2, '21.6000'));
  await minutesLater(1);
  expect((await waitOf(bina)).state).toBe('WAITING');
  await saveSettings(circle(30, '21.1458'));
  await minutesLater(1);
  expect((await waitOf(bina)).state).toBe('OFFERED');
});

it('settings that make no room look at nothing', async () => {
  await wait(bina);
  await saveSettings({ phone: '+91 98765 11111' });
  await minutesLater(1);
  expect((await waitOf(bina)).state).toBe('WAITING');
});

it('a visit that gets shorter frees its end', async () => {
  const long = await makeService(app, { durationInMinutes: 120 });
  const visit = await book(asha, { bookingTime: '10:00:00', serviceIds: [service, long], finalPrice: 999 * 2 });
  await wait(bina, { times: ['12:00:00'] });
  await minutesLater(1);
  expect((await waitOf(bina)).state).toBe('WAITING');
  const body = { services: [{ serviceId: service, quantity: 1 }] };
  const { bookingId } = visit.body.data;
  await app.call('PUT', `/booking/admin/${bookingId}/services`, { token: admin, body });
  const { servicesProposal } = (await app.call('GET', `/booking/${bookingId}`, { token: asha.token })).body.data;
  const agreed = { proposalId: servicesProposal?.proposalId, agreed: true };
  if (servicesProposal) await app.call('PUT', `/booking/${bookingId}/services/answer`, { token: asha.token, body: agreed });
  await minutesLater(1);
  expect((await waitOf(bina)).state).toBe('OFFERED');
});

it('a deactivated customer waits no longer, and what was held goes to the next', async () => {
  const chitra = await makeCustomer(app);
  const { bookingId } = (await book(asha)).body.data;
  await wait(bina);
  await minutesLater(1);
  await wait(chitra);
  await app.call('PUT', `/booking/${bookingId}/cancel`, { token: asha.token });
  await minutesLater(1);
  const token = (await waitOf(bina)).offer?.token ?? '';
  await app.call('PUT', `/customer/admin/${bina.userId}/status?active=false`, { token: admin });
  await minutesLater(0);
  expect((await waitOf(chitra)).state).toBe('OFFERED');
  expect((await app.call('POST', `/wait/offer/${token}`, { body: { accept: true } })).body.errorCode).toBe('OFFER_ENDED');
});

it('nobody waits for an address outside the area', async () => {
  await saveSettings({ areas: [{ kind: 'CIRCLE', name: 'Nagpur', latitude: '21.1458', longitude: '79.0882', radiusKm: 12 }] });
  const far = { ...HOME, latitude: '19.0760', longitude: '72.8777' };
  const { id: addressId } = (await app.call('POST', '/address', { token: bina.token, body: far })).body.data;
  expect((await wait(bina, { addressId })).body.errorCode).toBe('OUTSIDE_AREA');
});

it('what no longer fits is refused with its reason', async () => {
  const first = await wait(bina);
  await app.call('DELETE', `/wait/${first.body.data.id}`, { token: bina.token });
  const ended = await app.call('PUT', `/wait/${first.body.data.id}`, { token: bina.token, body: { times: null } });
  expect([ended.status, ended.body.errorCode]).toEqual([409, 'OFFER_ENDED']);

  const { id } = (await wait(bina)).body.data;
  const time = { bookingDate: DAY, bookingTime: TIME };
  await app.call('POST', `/wait/admin/${id}/offer`, { token: admin, body: time });
  await changeSettings(app, { minimumOrderValue: 5000, teams: 1, slotPlan: 'HOURLY' });
  const taken = await app.call('POST', `/wait/offer/${(await waitOf(bina)).offer?.token}`, { body: { accept: true } });
  expect([taken.status, taken.body.errorCode]).toEqual([422, 'MINIMUM_ORDER_VALUE']);
  expect((await waitOf(bina)).state).toBe('OFFERED');

  const asked = { mobile: asha.mobile, from: DAY, to: DAY, address: HOME };
  const unknown = await app.call('POST', '/wait/admin', { token: admin, body: { ...asked, serviceIds: ['unknown'] } });
  expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'SERVICE_NOT_FOUND']);
  await saveSettings({ areas: [{ kind: 'CIRCLE', name: 'Nagpur', latitude: '21.1458', longitude: '79.0882', radiusKm: 12 }] });
  const far = { ...HOME, latitude: '19.0760', longitude: '72.8777' };
  const outside = await app.call('POST', '/wait/admin', {
    token: admin,
    body: { ...asked, address: far, serviceIds: [service] },
  });
  expect([outside.status, outside.body.errorCode]).toEqual([422, 'OUTSIDE_AREA']);
});

it('what is taken with a deposit is held for the payment, and goes on if nobody pays', async () => {
  await changeSettings(app, { minimumOrderValue: 0, teams: 1, slotPlan: 'HOURLY', depositPercent: 20, depositAbove: 0 });
  const chitra = await makeCustomer(app);
  const { bookingId } = (
    await app.call('POST', '/booking/admin', {
      token: admin,
      body: { mobile: asha.mobile, serviceIds: [service], bookingDate: DAY, bookingTime: TIME, address: HOME },
    })
  ).body.data;
  await wait(bina);
  await minutesLater(1);
  await wait(chitra);
  await app.call('PUT', `/booking/${bookingId}/cancel`, { token: asha.token });
  await minutesLater(1);
  const token = (await waitOf(bina)).offer?.token ?? '';
  const offer = (await app.call('GET', `/wait/offer/${token}`)).body.data;
  expect([offer.finalPrice, offer.dueNow, offer.payBy]).toEqual([999, 200, expect.any(String)]);
  const { bookingToken } = (await app.call('POST', `/wait/offer/${token}`, { body: { accept: true } })).body.data;
  const linked = (await app.call('GET', `/visit-link/${bookingToken}`)).body.data;
  expect([linked.dueNow, linked.payBy]).toEqual([200, expect.any(String)]);
  await minutesLater(15);
  await minutesLater(1);
  expect((await waitOf(chitra)).state).toBe('OFFERED');
});

it('a wait ends with its last day and with the booking that was to be earlier', async () => {
  const { bookingId } = (await book(asha)).body.data;
  const earlier = { bookingId, from: '2026-12-05', to: DAY };
  expect((await app.call('POST', '/wait', { token: asha.token, body: earlier })).status).toBe(201);
  expect((await app.call('POST', '/wait', { token: bina.token, body: earlier })).body.errorCode).toBe('BOOKING_NOT_FOUND');
  await app.call('PUT', `/booking/${bookingId}/cancel`, { token: asha.token });
  expect((await waitOf(asha)).state).toBe('ENDED');
  await wait(bina);
  await minutesLater(7 * 24 * 60);
  const { body } = await app.call('GET', '/wait', { token: (await signInAgain(bina)).token });
  expect(body.data[0].state).toBe('ENDED');
});

const signInAgain = async (customer: TestCustomer): Promise<TestCustomer> => {
  const { mobile } = customer;
  const { verificationId } = (await app.call('POST', '/auth/login', { body: { mobile } })).body.data;
  const passcode = { mobile, verificationId, otp: app.sms.codeFor(mobile) };
  const { token } = (await app.call('POST', '/auth/verify-otp', { body: passcode })).body.data;
  return { ...customer, token };
};
