/** Nobody finds out by a search where another customer lives (rule N8). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schemas } from '../contract/types.ts';
import { coarsely } from '../professional/travel-rules.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { distanceKm, type Place } from '../shared/place.ts';
import { startApp, type TestApp } from '../test/app.ts';
import { east, makeNamedSalon, type NamedSalon } from '../test/named-salon.ts';

const DATE = '2026-12-08';
const { travel, arrivalGraceMinutes } = DEFAULT_SETTINGS;
/** The neighbour's visit lasts from 13:00 to 14:00. */
const NEIGHBOUR: Place = { latitude: 21.1458, longitude: Number(east(3.3).longitude) };
const MINUTES = 45;
/** The windows that tell something, and how many minutes each leaves for the way to the neighbour or back. */
const GAPS = Object.entries({ '11:00:00': 75, '12:00:00': 15, '14:00:00': 0, '15:00:00': 60 });

let app: TestApp;
let salon: NamedSalon;

beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  await salon.addPerson('Asha');
  expect((await salon.book(await salon.newCustomer(3.3), DATE, '13:00:00')).status).toBe(201);
});
afterAll(() => app.close());

/** A square grid of places around the salon. */
const gridOf = (size: number, step: number): Place[] =>
  Array.from({ length: size * size }, (_, n) => ({
    latitude: 21.1458 + (Math.floor(n / size) - size / 2) * step,
    longitude: 79.0882 + ((n % size) - size / 2) * step,
  }));

it('N8 an attacker who asks from 400 places knows the neighbour’s home no better than to 2 km', async () => {
  // The attacker knows the program and the settings. Each answer rules out the homes for which the program would answer differently.
  let homes = [NEIGHBOUR, ...gridOf(120, 0.0015)];
  for (const asked of gridOf(20, 0.005)) {
    const path = `/booking/available-slots?date=${DATE}&serviceIds=${salon.facial}&durationInMinutes=${MINUTES}`;
    const { body } = await app.call(
      'GET',
      `${path}&latitude=${asked.latitude.toFixed(6)}&longitude=${asked.longitude.toFixed(6)}`,
    );
    const told = new Map((body.data as Schemas['Slot'][]).map(({ startTime, available }) => [startTime, available]));
    const { place, travel: minutesFrom } = coarsely(travel, asked);
    homes = homes.filter(home => {
      const minutes = minutesFrom(place, home);
      return GAPS.every(([start, gap]) => told.get(start) === minutes <= gap + arrivalGraceMinutes);
    });
  }
  expect(homes).toContain(NEIGHBOUR);
  const furthest = Math.max(...homes.flatMap(a => homes.map(b => distanceKm(a, b))));
  expect(furthest).toBeGreaterThan(2);
  // The answers do tell something, or this would prove nothing.
  expect(furthest).toBeLessThan(6);
});
