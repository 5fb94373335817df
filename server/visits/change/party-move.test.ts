/** A booking for guests moves, for all who come or for nobody (rule B145). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeVisitLink } from '../../messages/link/link.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, HOME, makeAdmin, makeDays } from '../../test/makers.ts';
import type { NamedCustomer } from '../../test/named-salon.ts';
import { east } from '../../test/named-salon.ts';
import { guest, makePartySalon, type PartySalon, partsOf } from '../../test/party/salon.ts';

let app: TestApp;
let salon: PartySalon;
let customer: NamedCustomer;
let [asha, rekha] = ['', ''];
let [date, other] = ['', ''];
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_URL: 'https://salon.example' } });
  salon = await makePartySalon(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  const begun = await salon.withTwo();
  [asha, rekha] = begun.people;
  customer = begun.customer;
  [date, other] = [newDay(), newDay()];
});
afterEach(async () => expect(await app.db.tx(damageOfPlan)).toEqual([]));

const guests = () => salon.wedding();
const bookWedding = async (more: object = {}): Promise<string> => (await salon.bookWedding(customer, date, more)).bookingId;
const move = (id: string, body: object, token = customer.token) => app.call('PUT', `/booking/${id}`, { token, body });
const shown = (id: string) => salon.asStaff(id);
/** For another customer, from 14:00 to 17:00. */
const keepBusy = async (professionalId: string, day: string): Promise<void> => {
  const one = [guest(null, salon.bridal, salon.facial)];
  const more = { serviceIds: [salon.bridal, salon.facial], finalPrice: salon.priceOf(one), professionalId };
  expect((await salon.book(await salon.newCustomer(), day, '14:00:00', more)).status).toBe(201);
};
const timesOf = ({ guests: served = [] }: Schemas['Booking']) =>
  served.map(({ label, services }) => [label, ...services.map(one => `${one.bookingTime.slice(0, 5)} ${one.part}`)].join(' '));

describe('B145 a booking for guests moves', () => {
  it('to another day, where everyone is ready by the same time', async () => {
    const id = await bookWedding();
    const had = partsOf(await shown(id));
    const { status, body } = await move(id, { bookingDate: other });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ bookingDate: other, bookingTime: '14:00:00', readyBy: '17:00:00', durationInMinutes: 180 }),
    ]);
    const after = await shown(id);
    expect(partsOf(after)).toEqual(had);
    expect(timesOf(after)).toEqual(['Bride 14:00 1 16:00 1', 'Aai 16:00 2']);
    // Its old day is free again, and the new one is not.
    const again = await salon.bookParty(await salon.newCustomer(), date, guests(), {
      ...{ bookingTime: '14:00:00', readyBy: '17:00:00', professionals: 2 },
    });
    expect(again.status).toBe(201);
    const there = { bookingDate: other, bookingTime: '14:00:00' };
    expect((await move(again.body.data.bookingId, there, salon.token)).body).toMatchObject({
      errorCode: 'SLOT_UNAVAILABLE',
      data: { reason: 'FULL' },
    });
  });

  it('to another time by which everyone is ready', async () => {
    const id = await bookWedding();
    expect((await move(id, { readyBy: '13:00:00' })).status).toBe(200);
    const after = await shown(id);
    expect(after).toMatchObject({ bookingDate: date, bookingTime: '10:00:00', readyBy: '13:00:00' });
    expect(timesOf(after)).toEqual(['Bride 10:00 1 12:00 1', 'Aai 12:00 2']);
  });

  it('to another start, and the time by which everyone is ready moves by as much', async () => {
    const id = await bookWedding();
    expect((await move(id, { bookingTime: '11:00:00' })).status).toBe(200);
    expect(await shown(id)).toMatchObject({ bookingTime: '11:00:00', readyBy: '14:00:00' });
  });

  it('from a start on, if it has no time by which everyone is ready', async () => {
    const id = await bookWedding({ bookingTime: '10:00:00', readyBy: undefined });
    expect((await move(id, { bookingDate: other })).status).toBe(200);
    const after = await shown(id);
    expect(after).toMatchObject({ bookingDate: other, bookingTime: '10:00:00' });
    expect(after.readyBy).toBeUndefined();
    expect((await move(id, { readyBy: '18:00:00' })).status).toBe(200);
    expect(await shown(id)).toMatchObject({ bookingTime: '15:00:00', readyBy: '18:00:00' });
  });

  it('not at all, if one of those who come is not free', async () => {
    const id = await bookWedding();
    await keepBusy(rekha, other);
    const before = await shown(id);
    expect((await move(id, { bookingDate: other, bookingTime: '14:00:00' })).body).toMatchObject({
      errorCode: 'SLOT_UNAVAILABLE',
      data: { reason: 'FULL' },
    });
    expect(await shown(id)).toEqual(before);
  });

  it('with those who come, if it can, though fairness would send others', async () => {
    const id = await bookWedding();
    for (const name of ['Meera', 'Sita']) await salon.addAble(name);
    expect((await move(id, { bookingDate: other })).status).toBe(200);
    expect((await shown(id)).parts?.map(({ professional }) => professional?.id).sort()).toEqual([asha, rekha].sort());
  });

  it('with a professional whom the customer wishes, in one part', async () => {
    const id = await bookWedding();
    const meera = await salon.addAble('Meera');
    expect((await move(id, { professionalId: meera })).status).toBe(200);
    const after = await shown(id);
    const wished = after.parts?.map(({ professional, professionalWished }) => [professional?.id === meera, professionalWished]);
    expect(wished?.sort()).toEqual([
      [false, false],
      [true, true],
    ]);
    // She comes along to the next day.
    expect((await move(id, { bookingDate: other })).status).toBe(200);
    expect(
      (await shown(id)).parts?.some(({ professional, professionalWished }) => professional?.id === meera && professionalWished),
    ).toBe(true);
    await keepBusy(meera, date);
    const back = { bookingDate: date, bookingTime: '14:00:00' };
    expect((await move(id, back)).body.errorCode).toBe('SLOT_UNAVAILABLE');
    expect((await move(id, { ...back, professionalId: null })).status).toBe(200);
  });

  it('to another address, which is on the way of each', async () => {
    const id = await bookWedding();
    const { status } = await move(id, { address: { ...HOME, ...east(3), flatNumber: '9' } });
    expect(status).toBe(200);
    expect(await shown(id)).toMatchObject({ bookingTime: '14:00:00', address: { flatNumber: '9' } });
  });

  it('with one professional who serves all, too', async () => {
    const id = await bookWedding({ bookingTime: '13:00:00', professionals: 1 });
    expect((await move(id, { bookingDate: other, bookingTime: '09:00:00' })).status).toBe(200);
    expect(await shown(id)).toMatchObject({ bookingTime: '09:00:00', readyBy: '13:00:00', durationInMinutes: 240 });
    expect((await shown(id)).guests?.flatMap(({ services }) => services.map(({ part }) => part))).toEqual([1, 1, 1]);
  });

  it('and the same again moves nothing', async () => {
    const id = await bookWedding();
    const before = await shown(id);
    for (const body of [
      { bookingDate: date },
      { bookingTime: '14:00:00' },
      { readyBy: '17:00:00' },
      { bookingDate: date, readyBy: '17:00:00' },
    ])
      expect((await move(id, body)).status).toBe(200);
    expect((await shown(id)).parts).toEqual(before.parts);
    const history = await app.call('GET', `/booking/admin/${id}/history`, { token: salon.token });
    expect(history.body.data.map(({ kind }: { kind: string }) => kind)).toEqual(['BOOKED']);
  });

  it('by the link of a message', async () => {
    const id = await bookWedding();
    const token = await app.db.tx(tx => makeVisitLink(tx, id, app.clock.now()));
    const to = (body: object) => app.call('PUT', `/visit-link/${token}`, { body });
    expect((await app.call('GET', `/visit-link/${token}`)).body.data).toMatchObject({
      readyBy: '17:00:00',
      guests: [{ label: null }, { label: null }],
      parts: [{ part: 1 }, { part: 2 }],
    });
    expect((await to({ bookingDate: other, bookingTime: '10:00:00' })).body.data).toMatchObject({
      ...{ bookingDate: other, bookingTime: '10:00:00', readyBy: '13:00:00' },
    });
    expect((await to({ bookingDate: other, readyBy: '18:00:00' })).status).toBe(200);
    expect(partsOf(await shown(id)).map(part => part.split(' ')[1])).toEqual(['15:00-18:00', '17:00-18:00']);
  });

  it('to the starts that the lists name for it', async () => {
    const id = await bookWedding({ bookingTime: '10:00:00', readyBy: undefined });
    await keepBusy(rekha, other);
    const query = `exceptBookingId=${id}&addressId=${customer.addressId}&serviceIds=${[salon.bridal, salon.facial].join()}`;
    const get = async (path: string) => (await app.call('GET', `/booking/${path}&${query}`, { token: customer.token })).body.data;
    const slots: Schemas['Slot'][] = await get(`available-slots?date=${other}`);
    const free = slots.filter(({ available }) => available).map(({ startTime }) => startTime);
    // Rekha is away from 14:00 to 17:00 and comes for the last hour, and the bride takes three hours before closing.
    expect([free.includes('11:00:00'), free.includes('14:00:00'), free.includes('18:00:00')]).toEqual([true, true, false]);
    for (const { startTime, available } of slots) {
      const { status } = await move(id, { bookingDate: other, bookingTime: startTime });
      expect([startTime, status]).toEqual([startTime, available ? 200 : 409]);
    }
    const days: Schemas['BookableDay'][] = await get(`available-days?from=${other}&to=${other}`);
    expect(days).toEqual([{ date: other, availableSlots: 1, reason: null }]);
    await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50, closedDays: [other] });
    expect(await get(`available-days?from=${other}&to=${other}`)).toMatchObject([{ availableSlots: 0, reason: 'CLOSED' }]);
  });

  it('while it has begun only by staff, and not into the past', async () => {
    const id = await bookWedding();
    app.clock.moveTo(`${date}T14:30:00+05:30`);
    expect((await move(id, { readyBy: '19:00:00' })).body).toMatchObject({ params: { reason: 'VISIT_BEGUN' } });
    const { token } = await makeAdmin(app);
    expect((await move(id, { readyBy: '19:00:00' }, token)).status).toBe(200);
    expect((await move(id, { readyBy: '16:00:00' }, token)).body).toMatchObject({ data: { reason: 'PAST' } });
  });
});

describe('B145 refused is', () => {
  it.each([
    ['a start beside the time by which all are ready', { bookingTime: '10:00:00', readyBy: '17:00:00' }, 400, 'VALIDATION_ERROR'],
    ['a time before opening', { readyBy: '09:30:00' }, 409, 'SLOT_UNAVAILABLE'],
    ['a time after closing', { bookingTime: '19:00:00' }, 409, 'SLOT_UNAVAILABLE'],
  ])('%s', async (_what, body, status, errorCode) => {
    const id = await bookWedding();
    expect((await move(id, body)).body.errorCode).toBe(errorCode);
    expect((await move(id, body)).status).toBe(status);
  });

  it('a time by which all are ready, of a booking for one', async () => {
    const { body } = await salon.book(customer, date, '10:00:00');
    expect((await move(body.data.bookingId, { readyBy: '17:00:00' })).body).toMatchObject({
      errorCode: 'INVALID_STATUS_TRANSITION',
      params: { reason: 'NOT_FOR_GUESTS' },
    });
  });

  it('another time that staff propose, an earlier time to wait for, a series, and services without guests', async () => {
    const id = await bookWedding();
    const admin = (method: string, path: string, body?: object) =>
      app.call(method, path, { token: salon.token, ...(body && { body }) });
    const forGuests = { status: 409, body: { params: { reason: 'FOR_GUESTS' } } };
    const proposal = { bookingDate: other, bookingTime: '10:00:00', professionalId: asha };
    expect(await admin('PUT', `/booking/admin/${id}/proposal`, proposal)).toMatchObject({
      status: 409,
      body: { params: { reason: 'PARTY' } },
    });
    expect((await admin('GET', `/booking/admin/${id}/times`)).body.data).toEqual([]);
    const { token } = customer;
    const today = new Date(app.clock.now()).toISOString().slice(0, 10);
    const wait = { bookingId: id, from: today, to: today };
    expect(await app.call('POST', '/wait', { token, body: wait })).toMatchObject(forGuests);
    expect(await app.call('POST', '/series', { token, body: { bookingId: id, everyWeeks: 4 } })).toMatchObject(forGuests);
    const services = [{ serviceId: salon.facial, quantity: 3 }];
    for (const preview of [true, false])
      expect(await admin('PUT', `/booking/admin/${id}/services?preview=${preview}`, { services })).toMatchObject({
        ...{ status: 409, body: { params: { reason: 'CHANGE_GUESTS' } } },
      });
  });

  it('services at the door, but not a discount by hand', async () => {
    const id = await bookWedding();
    app.clock.moveTo(`${date}T13:30:00+05:30`);
    const { token } = await makeAdmin(app);
    const services = [
      { serviceId: salon.bridal, quantity: 1 },
      { serviceId: salon.facial, quantity: 2 },
    ];
    const discount = { amount: 100, reason: 'Late' };
    const lower = await app.call('PUT', `/booking/admin/${id}/services`, { token, body: { services, discount } });
    expect([lower.status, lower.body.data.state]).toEqual([200, 'CHANGED']);
    const { body } = await app.call('GET', `/booking/${id}`, { token });
    expect(body.data).toMatchObject({ finalPrice: salon.priceOf(guests()) - 100, durationInMinutes: 180 });
  });
});
