/** An earlier visit offered again: prices, who comes, and the next times (rule W90). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, WEEK } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { formOf } from '../../test/form.ts';
import {
  changeSettings,
  makeAddress,
  makeAdmin,
  makeCustomer,
  makeDays,
  makeProfessional,
  makeService,
  type TestCustomer,
  withdraw,
} from '../../test/makers.ts';

let app: TestApp;
let staff: string;
let facial: string;
const newDay = makeDays();
const TODAY = NOON.slice(0, 10);
const allWeek = WEEK.map(day => ({ day, spans: [{ from: '09:00:00', to: '20:00:00' }] }));
const openingHours = WEEK.map(day => ({ day, opens: '09:00:00', closes: '20:00:00', closed: false }));

beforeAll(async () => {
  app = await startApp();
  staff = (await makeAdmin(app)).token;
  facial = await makeService(app, { name: 'Facial', price: 1200, durationInMinutes: 60 });
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.moveTo(NOON);
  return changeSettings(app, { capacity: 'TEAMS', slotPlan: 'HOURLY', maxPendingBookings: 50, openingHours, areas: [] });
});

type Booked = TestCustomer & { bookingId: string; addressId: string };
const booked = async (serviceIds: string[], finalPrice: number, more: object = {}): Promise<Booked> => {
  const customer = await makeCustomer(app);
  const addressId = await makeAddress(app, customer);
  const order = { userId: customer.userId, serviceIds, finalPrice, addressId, paymentType: 'PAY_AFTER' };
  const body = { ...order, bookingDate: newDay(), bookingTime: '09:00:00', ...more };
  const answer = await app.call('POST', '/booking', { token: customer.token, body });
  expect(answer.status).toBe(201);
  return { ...customer, addressId, bookingId: answer.body.data.bookingId };
};
const offered = async ({ token, bookingId }: Booked, query = ''): Promise<Schemas['AgainOffer']> => {
  const { status, body } = await app.call('GET', `/booking/${bookingId}/book-again${query}`, { token });
  expect(status).toBe(200);
  return body.data;
};
/** Books the offer as the site does. */
const take = ({ token, userId, addressId }: Booked, offer: Schemas['AgainOffer'], nth = 0) => {
  const serviceIds = offer.items.flatMap(({ serviceId, quantity }) => Array<string>(quantity).fill(serviceId));
  const time = offer.times[nth];
  const { finalPrice, professional, womenOnly } = offer;
  const who = { womenOnly, ...(professional && { professionalId: professional.id }) };
  const visit = { bookingDate: time?.date, bookingTime: time?.startTime };
  return app.call('POST', '/booking', {
    token,
    body: { userId, serviceIds, ...visit, finalPrice, addressId, paymentType: 'PAY_AFTER', ...who },
  });
};

describe('an earlier visit', () => {
  it('W90 is offered at the next time of each part of the day, and each of them can be booked', async () => {
    const customer = await booked([facial, facial], 2400);
    // It is noon.
    const offer = await offered(customer);
    expect(offer.times).toEqual([
      { date: TODAY, startTime: '13:00:00', endTime: '14:00:00' },
      { date: TODAY, startTime: '16:00:00', endTime: '17:00:00' },
      { date: addDays(TODAY, 1), startTime: '09:00:00', endTime: '10:00:00' },
    ]);
    expect(offer).toMatchObject({
      items: [{ serviceId: facial, name: 'Facial', quantity: 2, price: 1200, priceBefore: 1200 }],
      ...{
        gone: [],
        finalPrice: 2400,
        deposit: 0,
        durationInMinutes: 120,
        addressId: customer.addressId,
        professional: null,
        reason: null,
      },
    });
    for (const nth of [0, 1, 2]) expect((await take(customer, offer, nth)).status).toBe(201);
  });

  it('W90 says which prices changed and which services are gone, and costs what it costs today', async () => {
    const [manicure, gone] = [
      await makeService(app, { name: 'Manicure', price: 600 }),
      await makeService(app, { name: 'Wrap', price: 900 }),
    ];
    const customer = await booked([facial, manicure, gone], 2700);
    await app.call('PUT', `/service/${manicure}`, { token: staff, ...(await formOf({ price: 750 })) });
    await withdraw(app, gone);
    const offer = await offered(customer);
    expect(offer.items.map(({ name, price, priceBefore }) => [name, price, priceBefore])).toEqual([
      ['Facial', 1200, 1200],
      ['Manicure', 750, 600],
    ]);
    expect([offer.gone, offer.finalPrice]).toEqual([[{ name: 'Wrap' }], 1950]);
    expect((await take(customer, offer)).status).toBe(201);
  });

  it('W90 without services, without its address, outside the area, or without a free time says why', async () => {
    const gone = await makeService(app, { name: 'Old wrap', price: 950 });
    const none = await booked([gone], 950);
    await withdraw(app, gone);
    expect(await offered(none)).toMatchObject({ items: [], finalPrice: 0, times: [], reason: 'NO_SERVICE' });
    const homeless = await booked([facial], 1200);
    await app.call('DELETE', `/address/${homeless.addressId}`, { token: homeless.token });
    expect(await offered(homeless)).toMatchObject({ addressId: null, times: [], reason: 'NO_ADDRESS' });
    const far = await booked([facial], 1200);
    await changeSettings(app, { areas: [{ kind: 'PIN_CODES', name: 'Delhi', postalCodes: ['110001'] }] });
    expect((await offered(far)).reason).toBe('OUTSIDE_AREA');
    await changeSettings(app, { areas: [], bookingHorizonDays: 1, closedDays: [0, 1].map(n => addDays(TODAY, n)) });
    expect(await offered(far)).toMatchObject({ times: [], reason: 'FULL' });
    await changeSettings(app, { bookingHorizonDays: 60, closedDays: [] });
  });

  it('is the customer’s alone', async () => {
    const [mine, others] = [await booked([facial], 1200), await booked([facial], 1200)];
    const { status, body } = await app.call('GET', `/booking/${others.bookingId}/book-again`, { token: mine.token });
    expect([status, body.errorCode]).toEqual([404, 'BOOKING_NOT_FOUND']);
  });
});

describe('with named professionals', () => {
  const person = (name: string) => makeProfessional(app, staff, { name, serviceIds: [facial], hours: allWeek, gender: 'FEMALE' });

  it('W90 the same professional comes at times of hers, or anyone', async () => {
    await changeSettings(app, { capacity: 'PROFESSIONALS' });
    const [asha, rekha] = [await person('Asha'), await person('Rekha')];
    const customer = await booked([facial], 1200, { professionalId: rekha, womenOnly: true });
    const leave = { fromDate: TODAY, fromTime: '00:00:00', toDate: addDays(TODAY, 1), toTime: '23:00:00' };
    await app.call('POST', `/professional/admin/${rekha}/leave`, { token: staff, body: leave });
    const offer = await offered(customer);
    expect(offer).toMatchObject({ professional: { id: rekha, name: 'Rekha' }, womenOnly: true });
    expect(offer.times.map(({ date }) => date).every(date => date > addDays(TODAY, 1))).toBe(true);
    const taken = await take(customer, offer);
    expect([taken.status, taken.body.data.professional]).toEqual([201, { id: rekha, name: 'Rekha', photoUrl: null }]);

    const anyone = await offered(customer, '?anyone=true');
    expect([anyone.professional, anyone.times[0]?.date]).toEqual([null, TODAY]);
    // A professional who has left the salon is not offered, but somebody else is.
    await app.call('PUT', `/professional/admin/${rekha}`, { token: staff, body: { active: false } });
    expect(await offered(customer)).toMatchObject({ professional: null, times: [{ date: TODAY }, { date: TODAY }, {}] });
    await app.call('PUT', `/professional/admin/${asha}`, { token: staff, body: { active: false } });
    expect((await offered(customer)).reason).toBe('FULL');
  });
});
