/** Closed over lunch, and hours that begin between the windows of the plan (rules L2, L12). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEEK } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { makeService } from '../../test/makers.ts';
import { makeNamedSalon, type NamedSalon } from '../../test/named-salon.ts';

const DATE = '2026-12-08';
const SPANS = [
  { from: '09:00:00', to: '13:00:00' },
  { from: '14:30:00', to: '20:00:00' },
];
const openingHours: Schemas['OpeningHours'][] = WEEK.map(day => ({ day, opens: '09:00:00', closes: '20:00:00', closed: false }));
const withLunch = openingHours.map(hours => ({ ...hours, spans: SPANS }));

let app: TestApp;
let salon: NamedSalon;
let long: string;
beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  long = await makeService(app, { name: 'Bridal make-up', price: 2999, durationInMinutes: 180 });
  app.clock.moveTo(NOON);
});
afterAll(() => app.close());

const save = (change: object) =>
  app.call('PUT', '/settings/admin', { token: salon.token, body: { ...DEMO_SETTINGS, slotPlan: 'HOURLY', ...change } });
const starts = async (serviceIds: string): Promise<string[]> => {
  const { body } = await app.call('GET', `/booking/available-slots?date=${DATE}&serviceIds=${serviceIds}`);
  return body.data
    .filter(({ available }: Schemas['Slot']) => available)
    .map(({ startTime }: Schemas['Slot']) => startTime.slice(0, 5));
};

describe('a salon that is closed over lunch', () => {
  it('takes no visit through it, with teams', async () => {
    expect((await save({ capacity: 'TEAMS', openingHours: withLunch })).status).toBe(200);
    expect(await starts(salon.facial)).toEqual(['09:00', '10:00', '11:00', '12:00', '15:00', '16:00', '17:00', '18:00', '19:00']);
    expect(await starts(long)).toEqual(['09:00', '10:00', '15:00', '16:00', '17:00']);
  });

  it('takes none through it with named professionals, who begin again when it opens', async () => {
    await salon.addPerson('Asha', { serviceIds: [salon.facial, long] });
    await save({ capacity: 'PROFESSIONALS', openingHours: withLunch });
    expect(await starts(long)).toEqual(['09:00', '10:00', '14:30', '15:00', '16:00', '17:00']);
    const customer = await salon.newCustomer();
    const order = { serviceIds: [long], finalPrice: 2999 };
    expect((await salon.book(customer, DATE, '11:00:00', order)).body.data).toEqual({ reason: 'CLOSED' });
    const { bookingId } = (await salon.book(customer, DATE, '14:30:00', order)).body.data;
    const day = (await app.call('GET', `/booking/admin/day?date=${DATE}`, { token: salon.token })).body.data;
    expect([day.opening, day.professionals[0].hours]).toEqual([{ from: '09:00:00', to: '20:00:00' }, SPANS]);
    await app.call('PUT', `/booking/${bookingId}/cancel`, { token: customer.token });
  });

  it('keeps its break when an older client saves, and gives it up by an empty list', async () => {
    const saved = async (hours: object[]) => (await save({ openingHours: hours })).body.data.openingHours[0];
    const monday = { day: 'MONDAY', opens: '09:00:00', closes: '20:00:00', closed: false };
    expect(await saved(withLunch.map(hours => ({ ...hours, opens: '00:00:00' })))).toEqual({ ...monday, spans: SPANS });
    expect(await saved(openingHours)).toEqual({ ...monday, spans: SPANS });
    expect((await app.call('GET', '/settings')).body.data.openingHours[0].spans).toEqual(SPANS);
    expect(await saved(openingHours.map(hours => ({ ...hours, closes: '19:00:00' })))).toEqual({ ...monday, closes: '19:00:00' });
    await saved(withLunch);
    expect(await saved(openingHours.map(hours => ({ ...hours, spans: [] })))).toEqual(monday);
    expect(await saved(openingHours.map(hours => ({ ...hours, spans: SPANS.slice(0, 1) })))).toEqual({
      ...monday,
      closes: '13:00:00',
    });
  });

  it.each([
    ['ends before it begins', [{ from: '13:00:00', to: '09:00:00' }], 0],
    ['overlaps', [SPANS[0], { from: '12:00:00', to: '20:00:00' }], 1],
  ])('refuses a span that %s', async (_what, spans, at) => {
    const { status, body } = await save({
      openingHours: openingHours.map((hours, n) => (n === 2 ? { ...hours, spans } : hours)),
    });
    expect([status, body.errors[0]]).toMatchObject([400, { field: `openingHours.2.spans.${at}.to`, rule: 'after' }]);
  });
});

it('a professional can be had from the beginning of her hours to their end', async () => {
  await save({ capacity: 'PROFESSIONALS', openingHours, slotPlan: 'TWO_HOUR' });
  const { body } = await app.call('GET', '/professional/admin', { token: salon.token });
  for (const { id } of body.data)
    await app.call('PUT', `/professional/admin/${id}`, { token: salon.token, body: { active: false } });
  const hours = WEEK.map(day => ({ day, spans: [{ from: '12:30:00', to: '15:30:00' }] }));
  const meera = await salon.addPerson('Meera', { serviceIds: [long], hours });
  // Whose skill is another begins no window.
  await salon.addPerson('Rekha', { hours: WEEK.map(day => ({ day, spans: [{ from: '10:15:00', to: '19:00:00' }] })) });
  expect(await starts(long)).toEqual(['12:30']);
  const booked = await salon.book(await salon.newCustomer(), DATE, '12:30:00', { serviceIds: [long], finalPrice: 2999 });
  expect(booked.status).toBe(201);
  expect((await salon.asStaff(booked.body.data.bookingId)).professional?.id).toBe(meera);
  const odd = await salon.book(await salon.newCustomer(), DATE, '10:15:00', { serviceIds: [long], finalPrice: 2999 });
  expect(odd.body.data).toEqual({ reason: 'NOT_OFFERED' });
});

it('the same leave entered twice is one', async () => {
  const id = await salon.addPerson('Sunita');
  const body = { fromDate: DATE, fromTime: '09:00:00', toDate: DATE, toTime: '20:00:00' };
  const add = (more: object = {}) =>
    app.call('POST', `/professional/admin/${id}/leave`, { token: salon.token, body: { ...body, ...more } });
  const [first, second, other] = [await add(), await add({ note: 'again' }), await add({ fromTime: '10:00:00' })];
  expect(second.body.data.leave).toEqual(first.body.data.leave);
  expect(other.body.data.leave.id).not.toBe(first.body.data.leave.id);
  expect((await app.call('GET', `/professional/admin/${id}/leave`, { token: salon.token })).body.data).toHaveLength(2);
});
