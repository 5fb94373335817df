/** The list from which customers choose who shall come (rule N14). */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import {
  changeSettings,
  makeAddress,
  makeAdmin,
  makeCustomer,
  makeProfessional,
  makeService,
  type TestCustomer,
} from '../../test/makers.ts';

const TODAY = '2026-12-04';
const TOMORROW = addDays(TODAY, 1);

let app: TestApp;
let staff: string;
let facial: string;
let bridal: string;
let asha: string;
let ravi: string;
let customer: TestCustomer;
let addressId: string;

beforeAll(async () => {
  app = await startApp();
  staff = (await makeAdmin(app)).token;
  facial = await makeService(app, { name: 'Facial', price: 999, durationInMinutes: 60 });
  bridal = await makeService(app, { name: 'Bridal make-up', price: 2999, durationInMinutes: 120 });
  asha = await makeProfessional(app, staff, { name: 'Asha', gender: 'FEMALE', serviceIds: [facial, bridal] });
  ravi = await makeProfessional(app, staff, { name: 'Ravi', gender: 'MALE', serviceIds: [facial] });
  customer = await makeCustomer(app);
  addressId = await makeAddress(app, customer);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 });
});

const read = (query = '', token?: string) => app.call('GET', `/professional${query}`, { token });
const offered = async (query = '', token?: string): Promise<[string, string | null][]> =>
  (await read(query, token)).body.data.map(({ name, nextFree }: Schemas['OfferedProfessional']) => [
    name,
    nextFree && `${nextFree.date} ${nextFree.startTime.slice(0, 5)}`,
  ]);
const away = (id: string, fromDate: string, toDate: string) => {
  const body = { fromDate, fromTime: '00:00:00', toDate, toTime: '23:59:00' };
  return app.call('POST', `/professional/admin/${id}/leave`, { token: staff, body });
};
const book = (bookingTime: string, professionalId?: string) => {
  const order = { userId: customer.userId, serviceIds: [facial], bookingDate: TODAY, bookingTime, finalPrice: 999, addressId };
  return app.call('POST', '/booking', { token: customer.token, body: { ...order, paymentType: 'PAY_AFTER', professionalId } });
};

it('N14 names only those who can do all services, each with her next free slot', async () => {
  expect(await offered()).toEqual([
    ['Asha', null],
    ['Ravi', null],
  ]);
  expect(await offered(`?serviceIds=${facial}`)).toEqual([
    ['Asha', `${TODAY} 13:00`],
    ['Ravi', `${TODAY} 13:00`],
  ]);
  expect(await offered(`?serviceIds=${facial},${bridal}`)).toEqual([['Asha', `${TODAY} 13:00`]]);
  // Six hours of facials do not fit into what is left of today.
  expect(await offered(`?serviceIds=${Array(8).fill(facial)}`)).toEqual([
    ['Asha', `${TOMORROW} 09:00`],
    ['Ravi', `${TOMORROW} 09:00`],
  ]);
  await changeSettings(app, {});
  expect(await offered(`?serviceIds=${facial}`)).toEqual([
    ['Asha', null],
    ['Ravi', null],
  ]);
});

it('N14 offers the slots that a booking for her gets, with travel and with other visits', async () => {
  const at = `?serviceIds=${facial}&addressId=${addressId}`;
  const { bookingId } = (await book('13:00:00', asha)).body.data;
  const [[, next]] = (await offered(at, customer.token)) as [[string, string]];
  expect(next).toBe(`${TODAY} 15:00`);
  const slots = await app.call('GET', `/booking/available-slots${at}&professionalId=${asha}&date=${TODAY}`, {
    token: customer.token,
  });
  expect(slots.body.data.find(({ available }: Schemas['Slot']) => available).startTime).toBe('15:00:00');
  expect((await book('14:00:00', asha)).status).toBe(409);
  expect((await book('15:00:00', asha)).status).toBe(201);
  await app.call('PUT', `/booking/${bookingId}/cancel`, { token: customer.token });
});

it('N13 N14 leaves men out if only women shall come', async () => {
  const names = async (query: string, token?: string) =>
    (await offered(`?serviceIds=${facial}${query}`, token)).map(([name]) => name);
  expect(await names('&womenOnly=true')).toEqual(['Asha']);
  await app.call('PUT', '/auth/profile', { token: customer.token, body: { womenOnly: true } });
  expect(await names('', customer.token)).toEqual(['Asha']);
  expect(await names('&womenOnly=false', customer.token)).toEqual(['Asha', 'Ravi']);
  expect(await names('')).toEqual(['Asha', 'Ravi']);
});

it('N14 looks 31 days ahead, and not beyond the last bookable day', async () => {
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', bookingHorizonDays: 60 });
  const month = addDays(TODAY, 31);
  await away(ravi, TODAY, addDays(month, -2));
  expect(await offered(`?serviceIds=${facial}&womenOnly=false`)).toContainEqual(['Ravi', `${addDays(TODAY, 30)} 09:00`]);
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', bookingHorizonDays: 10 });
  expect(await offered(`?serviceIds=${facial}`)).toContainEqual(['Ravi', null]);
});

it('N14 refuses what does not go together', async () => {
  expect((await read(`?serviceIds=${facial}&addressId=${addressId}`)).status).toBe(401);
  const other = await makeCustomer(app);
  expect((await read(`?serviceIds=${facial}&addressId=${addressId}`, other.token)).body.errorCode).toBe('ADDRESS_NOT_FOUND');
  expect((await read(`?serviceIds=${facial}&latitude=21.1`)).body.errors[0].field).toBe('longitude');
  expect((await read('?serviceIds=')).status).toBe(400);
});
