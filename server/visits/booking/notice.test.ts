/** How long before its start a visit can be booked, and that nobody can be there sooner than her way takes (rules L13, N4). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { setting } from '../../platform/db/schema.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, HOME, newMobile, signInProfessional, type TestProfessional } from '../../test/makers.ts';
import { ALL_WEEK, east, makeNamedSalon, type NamedCustomer, type NamedSalon, PRICE } from '../../test/named-salon.ts';

const TODAY = '2026-12-08';
const at = (time: string) => `${TODAY}T${time}+05:30`;

let app: TestApp;
let salon: NamedSalon;
let asha: TestProfessional;
let customer: NamedCustomer;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.moveTo(at('06:00:00'));
  salon = await makeNamedSalon(app, { startPlan: 'EVERY_30' });
  const { body } = await app.call('GET', '/professional/admin', { token: salon.token });
  for (const { id } of body.data)
    await app.call('PUT', `/professional/admin/${id}`, { token: salon.token, body: { active: false } });
  asha = await signInProfessional(app, { serviceIds: [salon.facial], hours: ALL_WEEK });
  customer = await salon.newCustomer();
});

type Query = Record<string, string>;
const slots = async (query: Query = {}, token?: string): Promise<Schemas['Slot'][]> => {
  const path = `/booking/available-slots?${new URLSearchParams({ date: TODAY, serviceIds: salon.facial, ...query })}`;
  return (await app.call('GET', path, { ...(token && { token }) })).body.data;
};
const firstFree = async (query?: Query, token?: string) =>
  (await slots(query, token)).find(({ available }) => available)?.startTime;
const there = ({ addressId }: NamedCustomer) => ({ addressId });
const move = (id: string, body: object, { token } = customer) => app.call('PUT', `/booking/${id}`, { token, body });
const tap = (bookingId: string, state: string, more: object = {}) =>
  app.call('PUT', `/visit/${bookingId}/state`, {
    token: asha.token,
    body: { state, at: new Date(app.clock.now()).toISOString(), ...more },
  });

describe('the shortest notice', () => {
  it('is two hours with named professionals and none with teams, until staff type one', async () => {
    await app.db.tx(tx => tx.delete(setting));
    const { shortestNotice: _, ...typed } = DEMO_SETTINGS;
    const save = (change: object) => app.call('PUT', '/settings/admin', { token: salon.token, body: { ...typed, ...change } });
    const saved = async (change: object) => (await save(change)).body.data.shortestNotice;
    expect(await saved({ capacity: 'TEAMS' })).toBe(0);
    // What is sent back as it was read still follows.
    expect(await saved({ capacity: 'PROFESSIONALS', shortestNotice: 0 })).toBe(120);
    expect(await saved({ capacity: 'PROFESSIONALS', shortestNotice: 45 })).toBe(45);
    expect(await saved({ capacity: 'TEAMS' })).toBe(45);
    expect((await app.call('GET', '/settings')).body.data.shortestNotice).toBeUndefined();
    expect((await save({ shortestNotice: 2881 })).status).toBe(400);
  });

  it('holds for everything that offers customers a time', async () => {
    await changeSettings(app, { capacity: 'PROFESSIONALS', startPlan: 'EVERY_30', shortestNotice: 90 });
    app.clock.moveTo(at('10:10:00'));
    expect(await firstFree()).toBe('12:00:00');
    expect(await firstFree(there(customer), customer.token)).toBe('12:00:00');
    expect((await slots()).find(({ startTime }) => startTime === '11:30:00')).toMatchObject({ available: false, reason: 'PAST' });
    const days = await app.call('GET', `/booking/available-days?from=${TODAY}&to=${TODAY}&serviceIds=${salon.facial}`);
    expect(days.body.data[0].availableSlots).toBe((await slots()).filter(({ available }) => available).length);
    const offered = await app.call('GET', `/professional?serviceIds=${salon.facial}`);
    expect(offered.body.data.map(({ nextFree }: Schemas['OfferedProfessional']) => nextFree?.startTime)).toEqual(['12:00:00']);
    expect((await app.call('GET', '/front')).body.data.nextFree).toMatchObject({ date: TODAY, startTime: '12:00:00' });
    const { bookingId } = (await salon.book(customer, TODAY, '12:00:00')).body.data;
    const again = (await app.call('GET', `/booking/${bookingId}/book-again`, { token: customer.token })).body.data;
    expect(again.times[0]).toMatchObject({ date: TODAY, startTime: '13:30:00' });
    const times = await app.call('GET', `/booking/admin/${bookingId}/times`, { token: salon.token });
    const early = ({ bookingDate, bookingTime }: Schemas['FittingTime']) => bookingDate === TODAY && bookingTime < '11:40:00';
    expect([times.body.data.length, times.body.data.filter(early)]).toEqual([8, []]);
  });

  it('binds customers who book and move, and not staff', async () => {
    await changeSettings(app, { capacity: 'PROFESSIONALS', startPlan: 'EVERY_30', shortestNotice: 120 });
    const { bookingId } = (await salon.book(customer, TODAY, '14:00:00')).body.data;
    app.clock.moveTo(at('12:30:00'));
    const refused = [
      await salon.book(await salon.newCustomer(), TODAY, '13:00:00'),
      await move(bookingId, { bookingTime: '13:30:00' }),
    ];
    for (const { status, body } of refused)
      expect([status, body.errorCode, body.params, body.data]).toEqual([
        409,
        'SLOT_UNAVAILABLE',
        { reason: 'TOO_SOON' },
        { reason: 'PAST' },
      ]);
    // The visit's own time needs no notice, so a customer may still correct the address.
    const { id } = (await app.call('POST', '/address', { token: customer.token, body: { ...HOME, ...east(1) } })).body.data;
    expect((await move(bookingId, { addressId: id })).status).toBe(200);
    expect(await firstFree({}, salon.token)).toBe('13:00:00');
    const order = { serviceIds: [salon.facial], bookingDate: TODAY, bookingTime: '13:00:00' };
    const body = { ...order, mobile: newMobile(), fullName: 'Meena Rao', address: { ...HOME, ...east(0) }, finalPrice: PRICE };
    expect((await app.call('POST', '/booking/admin', { token: salon.token, body })).status).toBe(201);
    const moved = await app.call('PUT', `/booking/${bookingId}`, { token: salon.token, body: { bookingTime: '14:30:00' } });
    expect(moved.status).toBe(200);
  });
});

describe('nobody is there sooner than her way takes', () => {
  beforeEach(() => changeSettings(app, { capacity: 'PROFESSIONALS', startPlan: 'EVERY_30', shortestNotice: 0 }));

  it('from her start, for customers and for staff', async () => {
    const far = await salon.newCustomer(30);
    app.clock.moveTo(at('10:59:30'));
    const free = await firstFree(there(far), far.token);
    // 30 km are 135 minutes, less a quarter of an hour of grace; a customer is told by squares.
    expect(free).toBe('13:30:00');
    expect((await salon.book(far, TODAY, '11:00:00')).body).toMatchObject({
      errorCode: 'SLOT_UNAVAILABLE',
      data: { reason: 'FULL' },
    });
    expect(await firstFree(there(far), salon.token)).toBe('13:00:00');
    expect((await salon.book(far, TODAY, free as string)).status).toBe(201);
  });

  it('from the customer where she was last, though the visit is done', async () => {
    const far = await salon.newCustomer(12);
    const { bookingId } = (await salon.book(far, TODAY, '09:00:00')).body.data;
    app.clock.moveTo(at('08:30:00'));
    for (const state of ['ON_THE_WAY', 'ARRIVED']) await tap(bookingId, state);
    app.clock.moveTo(at('09:00:00'));
    await app.call('PUT', `/booking/admin/${bookingId}/start-code-waiver`, { token: salon.token });
    await tap(bookingId, 'STARTED');
    app.clock.moveTo(at('09:50:00'));
    expect((await tap(bookingId, 'DONE')).status).toBe(200);
    // She would reach her neighbour at home at once, and is an hour's way from there.
    expect(await firstFree(there(customer), salon.token)).toBe('11:00:00');
    expect(await firstFree(there(far), salon.token)).toBe('10:00:00');
  });

  it('does not count for another day', async () => {
    const far = await salon.newCustomer(30);
    const tomorrow = await slots({ ...there(far), date: '2026-12-09' }, far.token);
    expect(tomorrow.find(({ available }) => available)?.startTime).toBe('09:00:00');
  });
});
