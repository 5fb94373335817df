/** Slots, bookings and moves by the router's times, or by the estimate while it is away (rule N5). */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetOld } from '../../housekeeping.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { travelTime } from '../../platform/db/schema.ts';
import { createRouter } from '../../platform/outside/create-router.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon } from '../../test/named-salon.ts';
import { StandIn } from '../../test/stand-in.ts';

const DATE = '2026-12-08';
const TIMEOUT = 300;
let provider: StandIn;
let app: TestApp;
let salon: NamedSalon;
let near: NamedCustomer;

/** Answers every pair of places with these minutes. */
const roads = (minutes: number) => {
  provider.answer = response => {
    const { searchParams } = (provider.asked.at(-1) as StandIn['asked'][number]).url;
    const [rows, columns] = ['sources', 'destinations'].map(name => searchParams.get(name)?.split(';').length as number);
    const durations = Array.from({ length: rows as number }, () => Array(columns).fill(minutes * 60));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 'Ok', durations }));
  };
};

/** Asha is 12 km away from 11 to 12, which is 65 minutes by the estimate. Pauses after a failure are too short to notice. */
beforeEach(async () => {
  provider = await new StandIn().start();
  app = await startApp({ router: createRouter({ ROUTER_URL: provider.url }, { timeout: TIMEOUT, pause: 0 }) as never });
  // Customers' answers go by squares, which adds a few minutes to each way (rule N8).
  salon = await makeNamedSalon(app, { arrivalGraceMinutes: 30 });
  await salon.addPerson('Asha');
  near = await salon.newCustomer();
  expect((await salon.book(await salon.newCustomer(12), DATE, '11:00:00')).status).toBe(201);
});
afterEach(async () => {
  await app.close();
  await provider.stop();
});

const slots = async (more = `&addressId=${near.addressId}`, from = app): Promise<number[]> => {
  const path = `/booking/available-slots?date=${DATE}&serviceIds=${salon.facial}${more}`;
  const { body } = await from.call('GET', path, { token: near.token });
  return (body.data as Schemas['Slot'][]).filter(({ available }) => available).map(slot => Number(slot.startTime.slice(0, 2)));
};
const BY_ESTIMATE = [9, 13, 14, 15, 16, 17, 18, 19];
const BY_ROAD = [9, 10, 12, 13, 14, 15, 16, 17, 18, 19];
const bookAt = (hour: number) => salon.book(near, DATE, `${hour}:00:00`);

it('offers and books by the road’s times, asks once for each pair, and adds the fixed minutes', async () => {
  roads(5);
  expect(await slots()).toEqual(BY_ROAD);
  expect(provider.asked).toHaveLength(2);
  expect(await slots()).toEqual(BY_ROAD);
  const days = `/booking/available-days?from=${DATE}&to=${DATE}&serviceIds=${salon.facial}&addressId=${near.addressId}`;
  expect((await app.call('GET', days, { token: near.token })).body.data[0].availableSlots).toBe(BY_ROAD.length);
  expect(provider.asked).toHaveLength(2);
  const booked = await bookAt(12);
  expect(booked.status).toBe(201);
  const moved = await app.call('PUT', `/booking/${booked.body.data.bookingId}`, {
    token: near.token,
    body: { bookingTime: '10:00:00' },
  });
  expect(moved.status).toBe(200);
  expect((await app.call('GET', '/booking/admin/uncovered', { token: salon.token })).body.data).toEqual([]);
  const { professionals } = (await app.call('GET', `/booking/admin/day?date=${DATE}`, { token: salon.token })).body.data;
  expect(professionals[0].visits.map(({ travelMinutes }: Schemas['DayVisit']) => travelMinutes)).toEqual([10, 15]);
  // Nobody has asked within a transaction.
  expect(provider.asked).toHaveLength(2);
});

it('refuses by the road’s times what the estimate would allow', async () => {
  roads(120);
  expect(await slots()).toEqual([14, 15, 16, 17, 18, 19]);
  expect((await bookAt(13)).body.data).toEqual({ reason: 'FULL' });
});

it.each<[string, () => void]>([
  ['is away', () => provider.answers(503, {})],
  ['answers nonsense', () => provider.answers(200, { code: 'Ok', durations: [] })],
  ['is silent', () => provider.keepsSilent()],
  ['knows no road', () => provider.answers(200, { code: 'Ok', durations: [[null, null]] })],
])('uses the estimate in list and booking while the router %s', async (_what, prepare) => {
  prepare();
  const started = performance.now();
  expect(await slots()).toEqual(BY_ESTIMATE);
  expect(performance.now() - started).toBeLessThan(TIMEOUT + 4000);
  expect((await bookAt(12)).status).toBe(409);
  expect((await bookAt(13)).status).toBe(201);
  expect(await app.db.read.select().from(travelTime)).toEqual([]);
});

it('remembers that one place has no road, which takes the road from no other', async () => {
  // The customer of 11 o'clock lives where no road is; a later one elsewhere.
  expect((await salon.book(await salon.newCustomer(6), DATE, '16:00:00')).status).toBe(201);
  provider.answer = response => {
    const { url } = provider.asked.at(-1) as StandIn['asked'][number];
    const places = decodeURIComponent(url.pathname).split('/').at(-1)?.split(';') ?? [];
    const place = places.findIndex(one => one.startsWith('79.2'));
    if (place >= 0) {
      const message = `Could not find a matching segment for coordinate ${place}`;
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 'NoSegment', message }));
      return;
    }
    const [rows, columns] = ['sources', 'destinations'].map(name => url.searchParams.get(name)?.split(';').length as number);
    const durations = Array.from({ length: rows as number }, () => Array(columns).fill(5 * 60));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 'Ok', durations }));
  };
  // By the estimate an hour from the first, by the road ten minutes from the second.
  expect(await slots()).toEqual([9, 13, 14, 15, 17, 18, 19]);
  const asked = provider.asked.length;
  expect(await slots()).toEqual([9, 13, 14, 15, 17, 18, 19]);
  expect(provider.asked).toHaveLength(asked);
  const kept = await app.db.read.select().from(travelTime);
  expect(new Set(kept.map(({ minutes }) => minutes))).toEqual(new Set([-1, 5]));
});

it('does not ask for anonymous places, and keeps them coarse', async () => {
  roads(5);
  expect(await slots('&latitude=21.1458&longitude=79.0882')).toEqual(BY_ESTIMATE);
  expect(provider.asked).toEqual([]);
});

it('is shared by every instance, and asked anew after 90 days', async () => {
  roads(5);
  await slots();
  const other = await startApp({ beside: app });
  expect(await slots(undefined, other)).toEqual(BY_ROAD);
  await other.close();
  const kept = async () => (await app.db.read.select().from(travelTime)).length;
  expect(await kept()).toBeGreaterThan(0);
  const day = 86_400_000;
  app.clock.moveTo(new Date(Date.parse(NOON) + 89 * day).toISOString());
  await forgetOld(app);
  expect(await kept()).toBeGreaterThan(0);
  app.clock.moveTo(new Date(Date.parse(NOON) + 91 * day).toISOString());
  await forgetOld(app);
  expect(await kept()).toBe(0);
});
