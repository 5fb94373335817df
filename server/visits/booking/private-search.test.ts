/**
 * Nobody finds out by searching and booking where another customer or a professional lives (rule N8). Two homes in one square get the same
 * answers to whatever is asked, so no attack tells them apart.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { distanceKm, type Place } from '../../../common/place.ts';
import { addDays } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { HOME, makeService } from '../../test/makers.ts';
import { ALL_WEEK, makeNamedSalon, type NamedCustomer, type NamedSalon } from '../../test/named-salon.ts';

const DATE = '2026-12-08';
const ACCOUNTS = 5;
/** For each account. Each is asked about two professionals, in five ways. */
const POSITIONS = 9;

/** Two homes in one square, 1.4 km apart, and one in the next square. */
const HOMES: [Place, Place, Place] = [
  { latitude: 21.134, longitude: 79.111 },
  { latitude: 21.146, longitude: 79.118 },
  { latitude: 21.134, longitude: 79.131 },
];

let app: TestApp;
let salon: NamedSalon;
let service: string;
/** Each has a visit at one of the homes, from 13:00 to 14:00. */
let visitors: string[];
/** Each sets out from one of the homes, and goes no further than half an hour. */
let residents: string[];

const moveTo = async ({ token, addressId }: NamedCustomer, { latitude, longitude }: Place) => {
  const body = { ...HOME, latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
  expect((await app.call('PUT', `/address/${addressId}`, { token, body })).status).toBe(200);
};

beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  service = await makeService(app, { name: 'Threading', price: 999, durationInMinutes: 45 });
  const skills = { serviceIds: [salon.facial, service], hours: ALL_WEEK };
  visitors = [];
  residents = [];
  for (const home of HOMES) {
    const visitor = await salon.addPerson('Rekha', skills);
    const neighbour = await salon.newCustomer();
    await moveTo(neighbour, home);
    const made = await salon.book(neighbour, DATE, '13:00:00', { professionalId: visitor });
    expect(made.status).toBe(201);
    visitors.push(visitor);
    const start = { latitude: String(home.latitude), longitude: String(home.longitude) };
    residents.push(await salon.addPerson('Asha', { ...skills, start, maxTravelMinutes: 30 }));
  }
});
afterAll(() => app.close());

const whoFor = (professionalId: string, { addressId }: NamedCustomer) =>
  `serviceIds=${service}&addressId=${addressId}&professionalId=${professionalId}`;

const slotsOf = async ({ token }: NamedCustomer, query: string): Promise<string[]> => {
  const { body } = await app.call('GET', `/booking/available-slots?date=${DATE}&${query}`, { token });
  return body.data.filter((slot: Schemas['Slot']) => slot.available).map((slot: Schemas['Slot']) => slot.startTime);
};

/** An attacker with a visit on another day, to move. */
type Spy = NamedCustomer & { bookingId: string; bookingDate: string };

const ASKED: ((spy: Spy, professionalId: string, hour: number) => Promise<unknown>)[] = [
  (spy, id) => slotsOf(spy, whoFor(id, spy)),
  (spy, id, hour) => slotsOf(spy, `${whoFor(id, spy)}&durationInMinutes=${hour * 10}`),
  (spy, id) => slotsOf(spy, `${whoFor(id, spy)}&exceptBookingId=${spy.bookingId}`),
  async (spy, id) => {
    const path = `/booking/available-days?from=${DATE}&to=${DATE}&${whoFor(id, spy)}`;
    return (await app.call('GET', path, { token: spy.token })).body.data[0].availableSlots;
  },
  async (spy, id) => {
    const path = `/professional?serviceIds=${service}&addressId=${spy.addressId}`;
    const { body } = await app.call('GET', path, { token: spy.token });
    return body.data.find((one: { id: string }) => one.id === id).nextFree;
  },
  // Whether a visit can be moved there; it is moved back.
  async ({ token, bookingId, bookingDate, addressId }, professionalId, hour) => {
    const move = (body: object) => app.call('PUT', `/booking/${bookingId}`, { token, body });
    const { status, body } = await move({ bookingDate: DATE, bookingTime: `${hour}:00:00`, addressId, professionalId });
    if (status === 200) expect((await move({ bookingDate })).status).toBe(200);
    return [status, body.errorCode, status === 409 && body.data];
  },
];

const LIMIT = { timeout: 120_000 };

it(
  'N8 1,000 questions by five accounts do not tell apart two homes 1.4 km apart, of customers or of professionals',
  LIMIT,
  async () => {
    expect(distanceKm(HOMES[0], HOMES[1])).toBeGreaterThan(1.4);
    const places = fc.sample(
      fc.record({
        latitude: fc.double({ min: 21.05, max: 21.22, noNaN: true }),
        longitude: fc.double({ min: 79.03, max: 79.2, noNaN: true }),
        hour: fc.constantFrom(11, 12, 14, 15),
      }),
      { numRuns: ACCOUNTS * POSITIONS, seed: 45 },
    );
    let questions = 0;
    const telling = new Set<unknown>();
    for (let n = 0; n < ACCOUNTS; n++) {
      const customer = await salon.newCustomer();
      const bookingDate = addDays(DATE, n + 1);
      const { body } = await salon.book(customer, bookingDate, '12:00:00');
      const spy = { ...customer, bookingDate, bookingId: body.data.bookingId };
      for (const { hour, ...place } of places.slice(n * POSITIONS, (n + 1) * POSITIONS)) {
        await moveTo(spy, place);
        for (const [here = '', there = '', elsewhere = ''] of [visitors, residents]) {
          for (const ask of ASKED) {
            const answer = await ask(spy, here, hour);
            expect(await ask(spy, there, hour)).toEqual(answer);
            questions += 2;
            // Only the first account looks into the next square, too.
            if (n === 0 && JSON.stringify(await ask(spy, elsewhere, hour)) !== JSON.stringify(answer)) telling.add(ask);
          }
        }
      }
    }
    expect(questions).toBeGreaterThan(1000);
    // Each way of asking tells something, or this would prove nothing.
    expect(telling.size).toBe(ASKED.length);
  },
);

it('N8 an account that names more than five places on a day gets the answers of a stranger', async () => {
  const [visitor = ''] = visitors;
  const asStranger = async ({ latitude, longitude }: Place) => {
    const where = `latitude=${latitude.toFixed(6)}&longitude=${longitude.toFixed(6)}`;
    return slotsOf({ token: '' } as NamedCustomer, `serviceIds=${service}&professionalId=${visitor}&${where}`);
  };
  let customer = await salon.newCustomer();
  const places = Array.from({ length: 40 }, (_, n) => ({ latitude: 21.1276, longitude: 79.05 + n * 0.003 }));
  let finer = 0;
  for (const [n, place] of places.entries()) {
    // The first place of an account is the one that it begins with.
    if (n % 4 === 0) customer = await salon.newCustomer();
    await moveTo(customer, place);
    const answer = await slotsOf(customer, whoFor(visitor, customer));
    if (answer.length > (await asStranger(place)).length) finer++;
  }
  expect(finer).toBeGreaterThan(0);
  await moveTo(customer, HOMES[0]);
  for (const place of places) {
    await moveTo(customer, place);
    expect(await slotsOf(customer, whoFor(visitor, customer))).toEqual(await asStranger(place));
  }
});
